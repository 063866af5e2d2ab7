import { queryAccountInfo as call } from '@portal/contract/account';
import { toAccount } from '../core/accounts';
import { openTexts } from '../core/consents/asked-texts';
import { actionsOf } from '../core/reasons/actions-of';
import { readCustInfo } from '../core/customers/cust-info';
import { readCustomerState } from '../core/customers/customer-state';
import { handle } from '../http/handler';
import { countUnread } from '../core/messages/message';

export const queryAccountInfo = handle(call, async ({ query, customer: { customerId }, gateway }) => {
  const { db, brand } = gateway;
  const [custInfo, state, unreadMessages, open] = await Promise.all([
    readCustInfo(db, customerId),
    readCustomerState(gateway, customerId, { live: query.includeBalance ?? true }),
    countUnread(db, customerId),
    openTexts(gateway, customerId),
  ]);
  return {
    custInfo,
    serverTime: new Date().toISOString(),
    accounts: state.accounts.map((account) => toAccount(brand, account)),
    actions: actionsOf(brand, state),
    unreadMessages,
    ...(open.length > 0 && { agreeAgain: true }),
  };
});
