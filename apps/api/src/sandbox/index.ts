import type { sandboxCalls } from '@portal/contract/sandbox';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
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
import { notify } from './notify';
import { payOrder } from './pay-order';
import { staffCode } from './staff-code';
import { terminalClose, terminalOrder, terminalSignIn, terminalSignOut, terminalState } from './terminal';

export const sandboxHandlers = {
  computeCommissions,
  bankResult,
  captchaAnswer,
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
} satisfies Handlers<typeof sandboxCalls>;

export const sandboxJobs: Jobs = { 'sandbox.notify': notify };

export { sandboxRoutes } from './routes';
