class Disclosure{constructor(n){this.details=n}show(n){const{details:e,wasOpen:s}=this;!e||!n&&s==null||(this.wasOpen=n?s??e.open:void 0,e.open=n||s)}}
