import { Type } from 'typebox';
import { AccountCurrency, Day, Id } from '../kernel';

/** Query of a report; both days are inclusive. Without an account it covers all accounts of a currency, those in USD unless it is given. */
export const ReportQuery = {
  accountId: Type.Optional(Id),
  currency: Type.Optional(AccountCurrency),
  startDate: Day,
  endDate: Day,
  symbol: Type.Optional(Type.String({ pattern: '^[A-Z0-9.]{1,20}$' })),
};
