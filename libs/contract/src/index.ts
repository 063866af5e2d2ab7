import { customerCalls } from './customer';
import { identityCalls } from './identity';
import { accountCalls } from './account';
import { depositCalls } from './deposit';
import { withdrawCalls } from './withdraw';
import { coinCalls } from './coin';
import { transferCalls } from './transfer';
import { reportsCalls } from './reports';
import { recommendCalls } from './recommend';
import { activityCalls } from './activity';
import { messageCalls } from './message';
import { contentCalls } from './content';
import { marketCalls } from './market';
import { commonCalls } from './common';
import { staffCalls } from './staff';
import { sandboxCalls } from './sandbox';
import { supportCalls } from './support';

export * from './catalogue';
export * from './domains';
export * from './kernel';

/** Every call, by domain and name. */
export const calls = {
  customer: customerCalls,
  identity: identityCalls,
  account: accountCalls,
  deposit: depositCalls,
  withdraw: withdrawCalls,
  coin: coinCalls,
  transfer: transferCalls,
  reports: reportsCalls,
  recommend: recommendCalls,
  activity: activityCalls,
  message: messageCalls,
  content: contentCalls,
  market: marketCalls,
  common: commonCalls,
  support: supportCalls,
  staff: staffCalls,
  sandbox: sandboxCalls,
} as const;
