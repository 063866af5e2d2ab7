import { Type, type Static } from 'typebox';
import {
  AccountCurrency,
  Deal,
  defineCall,
  Lots,
  Money,
  Page,
  PageQuery,
  PendingOrder,
  Price,
  Side,
} from '../../kernel';
import { CustomerNumber } from './freeze';

/** A position that is open now, at current prices. */
export const OpenPosition = Type.Object({
  position: Type.String(),
  account_no: Type.String(),
  currency: AccountCurrency,
  symbol: Type.String(),
  side: Side,
  lots: Lots,
  openPrice: Price,
  price: Price,
  floating: Money,
  swap: Money,
});
export type OpenPosition = Static<typeof OpenPosition>;

export const customerTrades = defineCall({
  id: 'staff.customerTrades',
  method: 'GET',
  path: '/ops/customers/:customerNumber/trades',
  access: 'staff',
  permission: ['customer.read'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  query: Type.Object({ currency: Type.Optional(AccountCurrency), ...PageQuery }),
  ok: Type.Object({
    positions: Type.Union([Type.Array(OpenPosition), Type.Null()], {
      description: 'null: the platform does not answer',
    }),
    pendingOrders: Type.Union([Type.Array(PendingOrder), Type.Null()], {
      description: 'null: the platform does not answer',
    }),
    ...Page(Deal).properties,
  }),
  errors: ['staff.customer'],
  summary:
    'Open positions, pending orders, and all deals of the accounts in a currency (USD if absent), newest first. Every look is in the audit log.',
});
