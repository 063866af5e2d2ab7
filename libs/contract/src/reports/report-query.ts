import { Type } from 'typebox';
import { Day, Id } from '../kernel';

/** What a report is asked by; both days are included. Without an account it is about all of them. */
export const ReportQuery = {
  accountId: Type.Optional(Id),
  startDate: Day,
  endDate: Day,
  symbol: Type.Optional(Type.String({ pattern: '^[A-Z0-9.]{1,20}$' })),
};
