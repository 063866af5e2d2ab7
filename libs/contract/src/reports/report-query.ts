import { Type } from 'typebox';
import { Day, Id } from '../kernel';

/** Query of a report; both days are inclusive. Without an account it covers all accounts. */
export const ReportQuery = {
  accountId: Type.Optional(Id),
  startDate: Day,
  endDate: Day,
  symbol: Type.Optional(Type.String({ pattern: '^[A-Z0-9.]{1,20}$' })),
};
