import { Type, type Static } from 'typebox';
import { Day, Id, Text, Time } from '../../kernel';

/** One act or one read of personal data. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  actor: Type.String({ description: '`staff:<e-mail>`, `customer:<number>` or system' }),
  act: Type.String(),
  subject: Type.String({ description: 'as `payout:W260101ABCDEFGH` or `customer:80010007`' }),
  before: Type.String({ description: 'JSON' }),
  after: Type.String({ description: 'JSON' }),
  requestId: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const Exact = (description: string) => Type.Optional(Text(120, description));

/** What the audit log is searched by. Every value is compared whole, so that each search uses an index. */
export const AuditFilter = {
  actor: Exact('as recorded, or only the e-mail address of a member or the number of a customer'),
  act: Exact('as `customer.read`'),
  subject: Exact('as recorded, or only the number of a customer'),
  requestId: Exact('id of a request, as in the log of the gateway'),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
};
