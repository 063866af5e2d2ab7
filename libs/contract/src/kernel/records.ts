import { Type, type Static } from 'typebox';
import { Day, PageQuery, Time } from './types';

/** What a list of records is asked by: days in Asia/Shanghai, both included. */
export const RecordsQuery = { startDate: Day, endDate: Day, ...PageQuery };

/** 1 in review, 2 paying, 3 paid, 4 refused, 5 cancelled. */
export const PayoutStatus = Type.Enum([1, 2, 3, 4, 5], { type: 'integer' });
/** 0 all, else one status: 3, 4 and 5 are listed by the day they were reached, all others by the day of submission. */
export const DisplayStatus = Type.Enum([0, 1, 2, 3, 4, 5], { type: 'integer', default: 0 });

/** Every status a document has had, the first one first. */
export const Steps = Type.Array(Type.Object({ status: PayoutStatus, at: Time }));

/** Why the act cannot be done now, and where the customer can mend it. */
export const Blocked = Type.Object({ code: Type.String(), reason: Type.String(), href: Type.String() });
export type Blocked = Static<typeof Blocked>;
