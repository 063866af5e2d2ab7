import type { calls } from '@portal/contract';
import { accountHandlers, accountJobs } from './account';
import { activityHandlers, activityJobs } from './activity';
import { coinDesk, coinHandlers } from './coin';
import { commonHandlers } from './common';
import { contentHandlers } from './content';
import { customerHandlers } from './customer';
import { depositHandlers, depositJobs } from './deposit';
import { identityDesks, identityHandlers, identityJobs } from './identity';
import type { Handlers } from './kernel/handler';
import type { Jobs, Recurring } from './kernel/jobs';
import { payoutJobs } from './kernel/payout';
import type { ReviewDesk } from './kernel/review';
import { marketHandlers } from './market';
import { messageHandlers } from './message';
import { introducerDesk, recommendHandlers, recommendJobs } from './recommend';
import { reportsHandlers, reportsJobs } from './reports';
import { sandboxHandlers, sandboxJobs } from './sandbox';
import { staffHandlers, staffJobs } from './staff';
import { transferHandlers, transferJobs } from './transfer';
import { withdrawDesk, withdrawHandlers } from './withdraw';

/** Every domain's table of handlers; a call of the contract without one does not compile. */
export const handlers: { readonly [D in keyof typeof calls]: Handlers<(typeof calls)[D]> } = {
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
  staff: staffHandlers,
  sandbox: sandboxHandlers,
};

export const jobs: Jobs = {
  ...accountJobs,
  ...activityJobs,
  ...depositJobs,
  ...identityJobs,
  ...payoutJobs,
  ...recommendJobs,
  ...reportsJobs,
  ...sandboxJobs,
  ...staffJobs,
  ...transferJobs,
};

/** Every place where something waits for staff: the staff domain sees these and no domain behind them. */
export const desks: readonly ReviewDesk[] = [...identityDesks, withdrawDesk, coinDesk, introducerDesk];

/**
 * What recurs. The poller asks the channel about old drafts whose callback never came (掉单); the relay finds credits that a
 * process left behind; the ledger is sealed and, each hour, proved.
 */
export const recurring: readonly Recurring[] = [
  { job: 'deposit.poll', match: '* * * * *' },
  { job: 'transfer.relay', match: '* * * * *' },
  { job: 'reports.poll', match: '* * * * *' },
  { job: 'account.keepEquity', match: '3,33,58 * * * *' },
  { job: 'staff.seal', match: '* * * * *' },
  { job: 'staff.prove', match: '7 * * * *' },
];
