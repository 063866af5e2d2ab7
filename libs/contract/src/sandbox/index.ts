import { captchaAnswer } from './captcha-answer';
import { moveMarket } from './move-market';
import { mt5Close } from './mt5-close';
import { mt5Order } from './mt5-order';
import { payOrder } from './pay-order';

export * from './captcha-answer';
export * from './move-market';
export * from './mt5-close';
export * from './mt5-order';
export * from './pay-order';

/** The sandbox calls by name. */
export const sandboxCalls = {
  captchaAnswer,
  moveMarket,
  mt5Close,
  mt5Order,
  payOrder,
} as const;
