import { accountHandlers, accountJobs, accountStaffHandlers, linkQueue } from '../account';
import { activityHandlers, activityJobs, activityStaffHandlers } from '../activity';
import { coinQueue, coinHandlers } from '../coin';
import { commonHandlers, commonJobs, commonStaffHandlers } from '../common';
import { contentHandlers, contentStaffHandlers } from '../content';
import { customerHandlers, customerJobs, customerStaffHandlers, phoneQueue } from '../customer';
import { depositHandlers, depositJobs, depositStaffHandlers } from '../deposit';
import { identityQueues, identityHandlers, identityJobs, identityStaffHandlers } from '../identity';
import type { AllHandlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import type { Recurring } from '../jobs/recurring';
import { sendCodeJob } from '../core/codes/send-code';
import { pushMessage } from '../core/messages/push-message';
import { sendMessage } from '../core/messages/send-message';
import { payoutJobs } from '../core/payouts';
import { quarantineQueue } from '../core/reconciliation/quarantine-queue';
import { stopQueue } from '../core/reconciliation/stop-queue';
import { deleteOldRows } from '../core/retention/delete-old-rows';
import type { ReviewQueue } from '../core/gateway/review-queue';
import { marketHandlers } from '../market';
import { messageHandlers, messageStaffHandlers } from '../message';
import { introducerQueue, recommendHandlers, recommendJobs, recommendStaffHandlers } from '../recommend';
import { reportsHandlers, reportsJobs, reportsStaffHandlers } from '../reports';
import { sandboxHandlers, sandboxJobs } from '../sandbox';
import { staffHandlers, staffJobs } from '../staff';
import { supportHandlers, supportStaffHandlers } from '../support';
import { transferHandlers, transferJobs } from '../transfer';
import { withdrawQueue, withdrawHandlers, withdrawStaffHandlers } from '../withdraw';

/** Every domain's table of handlers. */
export const handlers: AllHandlers = {
  customer: customerHandlers,
  identity: identityHandlers,
  account: accountHandlers,
  deposit: depositHandlers,
  withdraw: withdrawHandlers,
  coin: coinHandlers,
  transfer: transferHandlers,
  reports: reportsHandlers,
  recommend: recommendHandlers,
  activity: activityHandlers,
  message: messageHandlers,
  content: contentHandlers,
  market: marketHandlers,
  common: commonHandlers,
  support: supportHandlers,
  staff: {
    ...staffHandlers,
    ...accountStaffHandlers,
    ...commonStaffHandlers,
    ...depositStaffHandlers,
    ...withdrawStaffHandlers,
    ...customerStaffHandlers,
    ...activityStaffHandlers,
    ...recommendStaffHandlers,
    ...contentStaffHandlers,
    ...identityStaffHandlers,
    ...messageStaffHandlers,
    ...reportsStaffHandlers,
    ...supportStaffHandlers,
  },
  sandbox: sandboxHandlers,
};

export const jobs: Jobs = {
  ...accountJobs,
  ...activityJobs,
  ...commonJobs,
  ...customerJobs,
  ...depositJobs,
  ...identityJobs,
  ...payoutJobs,
  ...recommendJobs,
  ...reportsJobs,
  ...sandboxJobs,
  ...staffJobs,
  ...transferJobs,
  'kernel.deleteOldRows': deleteOldRows,
};

/** What gives a message to a carrier. */
export const messageJobs: Jobs = {
  'codes.send': sendCodeJob,
  'message.send': sendMessage,
  'message.push': pushMessage,
};

/** Every place where something waits for staff: the staff domain sees these and no domain behind them. */
export const reviewQueues: readonly ReviewQueue[] = [
  ...identityQueues,
  phoneQueue,
  withdrawQueue,
  coinQueue,
  linkQueue,
  introducerQueue,
  quarantineQueue,
  stopQueue,
];

/**
 * What recurs. The poller asks the channel about old drafts whose callback never came (掉单); the relay finds credits that a
 * process left behind. The hash chain gets a block, and each hour the reconciliation runs. At night old rows are deleted.
 */
export const recurring: readonly Recurring[] = [
  { job: 'deposit.poll', match: '* * * * *' },
  { job: 'transfer.relay', match: '* * * * *' },
  { job: 'reports.importAll', match: '* * * * *' },
  { job: 'reports.sumLedger', match: '* * * * *' },
  { job: 'reports.copyDemo', match: '* * * * *' },
  { job: 'kernel.deleteOldRows', match: '33 3 * * *' },
  { job: 'customer.dropExports', match: '41 * * * *' },
  { job: 'customer.eraseClosed', match: '5 4 * * *' },
  { job: 'reports.recheck', match: '17 2 * * *' },
  // After the recheck, so that the deals of the finished month are complete.
  { job: 'recommend.computeCommissions', match: '47 2 * * *' },
  { job: 'account.applyFreezes', match: '* * * * *' },
  { job: 'account.sweepOpenings', match: '* * * * *' },
  { job: 'account.marginCalls', match: '* * * * *' },
  { job: 'account.keepEquity', match: '3,33,58 * * * *' },
  { job: 'staff.appendBlock', match: '* * * * *' },
  { job: 'staff.prove', match: '7 * * * *' },
];
