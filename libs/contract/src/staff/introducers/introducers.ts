import { Type, type Static } from 'typebox';
import { defineCall, Id, Money, Page, SortedQuery, Time } from '../../kernel';
import { AgreementStatus, introducerReaders } from './agreement';

/** An approved introducer with the clients and what they have earned. */
export const Introducer = Type.Object({
  id: Id,
  name: Type.String(),
  mobilePhone: Type.String({ description: 'masked' }),
  city: Type.String(),
  channel: Type.String(),
  approvedAt: Type.Optional(Time),
  customerNumber: Type.Optional(Type.String({ description: 'of the customer with the same phone' })),
  clients: Type.Integer(),
  earned: Type.Integer({ description: 'clients whose first deposit earned the bonus' }),
  accrued: Type.String({ ...Money, description: 'USD of bonuses that are not paid yet' }),
  paid: Type.String({ ...Money, description: 'USD of paid bonuses, from the ledger' }),
  agreement: Type.Optional(AgreementStatus),
  commission: Type.String({ ...Money, description: 'USD of paid commissions' }),
});
export type Introducer = Static<typeof Introducer>;

export const introducers = defineCall({
  id: 'staff.introducers',
  method: 'GET',
  path: '/ops/introducers',
  access: 'staff',
  permission: introducerReaders,
  query: Type.Object(SortedQuery(['approvedAt', 'clients', 'earned', 'accrued', 'paid', 'commission'])),
  ok: Page(Introducer),
  errors: [],
  summary: 'Introducers whose application was approved, the last approved first.',
});
