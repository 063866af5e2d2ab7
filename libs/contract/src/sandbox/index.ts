import { bankResult } from './bank-result';
import { captchaAnswer } from './captcha-answer';
import { computeCommissions } from './compute-commissions';
import { moveMarket } from './move-market';
import { mt5Balance } from './mt5-balance';
import { mt5Cancel } from './mt5-cancel';
import { mt5Close } from './mt5-close';
import { mt5Order } from './mt5-order';
import { mt5Pending } from './mt5-pending';
import { mt5Reprice } from './mt5-reprice';
import { payOrder } from './pay-order';
import { staffCode } from './staff-code';
import { terminalClose } from './terminal-close';
import { terminalOrder } from './terminal-order';
import { terminalSignIn } from './terminal-sign-in';
import { terminalSignOut } from './terminal-sign-out';
import { terminalState } from './terminal-state';

export * from './bank-result';
export * from './captcha-answer';
export * from './compute-commissions';
export * from './demo-staff-words';
export * from './move-market';
export * from './mt5-balance';
export * from './mt5-cancel';
export * from './mt5-close';
export * from './mt5-order';
export * from './mt5-pending';
export * from './mt5-reprice';
export * from './pay-order';
export * from './staff-code';
export * from './terminal-close';
export * from './terminal-order';
export * from './terminal-sign-in';
export * from './terminal-sign-out';
export * from './terminal-state';

/** The sandbox calls by name. */
export const sandboxCalls = {
  bankResult,
  captchaAnswer,
  computeCommissions,
  moveMarket,
  mt5Balance,
  mt5Cancel,
  mt5Close,
  mt5Order,
  mt5Pending,
  mt5Reprice,
  payOrder,
  staffCode,
  terminalClose,
  terminalOrder,
  terminalSignIn,
  terminalSignOut,
  terminalState,
} as const;
