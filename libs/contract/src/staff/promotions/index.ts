export * from './create-promotion';
export * from './end-promotion';
export * from './grant-coupon';
export * from './promotion';
export * from './promotion-coupons';
export * from './promotions';
