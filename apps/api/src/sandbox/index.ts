import type { sandboxCalls } from '@portal/contract/sandbox';
import type { Handlers } from '../kernel/handler';
import type { Jobs } from '../kernel/jobs';
import { captchaAnswer } from './captcha-answer';
import { moveMarket } from './move-market';
import { mt5Close } from './mt5-close';
import { mt5Order } from './mt5-order';
import { notify } from './notify';
import { payOrder } from './pay-order';

export const sandboxHandlers = { captchaAnswer, moveMarket, mt5Close, mt5Order, payOrder } satisfies Handlers<
  typeof sandboxCalls
>;

export const sandboxJobs: Jobs = { 'sandbox.notify': notify };

export { sandboxRoutes } from './routes';
