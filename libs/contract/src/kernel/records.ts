import { Type, type Static } from 'typebox';
import { Day, PageQuery, Time } from './types';

/** Query of a record list: days in Asia/Shanghai, both inclusive. */
export const RecordsQuery = { startDate: Day, endDate: Day, ...PageQuery };

/** 1 in review, 2 paying, 3 paid, 4 refused, 5 cancelled. */
export const PayoutStatus = Type.Enum([1, 2, 3, 4, 5, 6], { type: 'integer' });
/** 0 all, else one status. 3 to 6 are filtered by the day the status was reached, all others by the day of submission. */
export const DisplayStatus = Type.Enum([0, 1, 2, 3, 4, 5, 6], { type: 'integer', default: 0 });

/** The status history of a document, oldest first. */
export const Steps = Type.Array(Type.Object({ status: PayoutStatus, at: Time }));

/** Why the action is not possible now, and where the customer can fix it. */
export const Blocked = Type.Object({ code: Type.String(), reason: Type.String(), href: Type.String() });
export type Blocked = Static<typeof Blocked>;
