import type { accountCalls } from '@portal/contract/account';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { applyBalance } from './apply-balance';
import { applyFreezes } from './apply-freezes';
import { archiveMt5Account } from './archive-mt5-account';
import { archiveUser } from './archive-user';
import { createMT5Account } from './create-mt5-account';
import { createMT5AccountWithToken } from './create-mt5-account-with-token';
import { finishOpening } from './finish-opening';
import { getAccountInfoAjax } from './get-account-info-ajax';
import { getNextAccountLevel } from './get-next-account-level';
import { giveUpCredit } from './give-up-credit';
import { grantLeverage } from './grant-leverage';
import { keepEquity } from './keep-equity';
import { marginCalls } from './margin-calls';
import { linkMT5Account } from './linking/link-mt5-account';
import { queryAccountInfo } from './query-account-info';
import { queryPendingOrders } from './query-pending-orders';
import { resetMT5Pwd } from './reset-mt5-pwd';
import { changeLevel } from './staff/change-level';
import { adjustmentDocument } from './staff/adjustment-document';
import { adjustments } from './staff/adjustments';
import { decideAdjustment } from './staff/decide-adjustment';
import { proposeAdjustment } from './staff/propose-adjustment';
import { receivables } from './staff/receivables';
import { setOff } from './set-off';
import { sweepOpenings } from './sweep-openings';
import { stream } from './stream';
import { upAccountLevel } from './up-account-level';
import { updateAccount } from './update-account';

export { linkQueue } from './linking/link-queue';
export { liveOf } from './live-of';

export const accountHandlers = {
  archiveMt5Account,
  createMT5Account,
  createMT5AccountWithToken,
  getAccountInfoAjax,
  getNextAccountLevel,
  giveUpCredit,
  linkMT5Account,
  queryAccountInfo,
  queryPendingOrders,
  resetMT5Pwd,
  stream,
  upAccountLevel,
  updateAccount,
} satisfies Handlers<typeof accountCalls>;

/** What staff do with balances and levels. */
export const accountStaffHandlers = {
  adjustmentDocument,
  adjustments,
  changeLevel,
  decideAdjustment,
  proposeAdjustment,
  receivables,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const accountJobs: Jobs = {
  'account.applyBalance': applyBalance,
  'account.applyFreezes': applyFreezes,
  'account.archiveUser': archiveUser,
  'account.finishOpening': finishOpening,
  'account.grantLeverage': grantLeverage,
  'account.keepEquity': keepEquity,
  'account.marginCalls': marginCalls,
  'account.setOff': setOff,
  'account.sweepOpenings': sweepOpenings,
};
