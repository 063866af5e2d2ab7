import { Type, type Static } from 'typebox';
import { defineCall, Money, Page, PageQuery, Time } from '../../kernel';
import { CustomerNumber } from '../customer/freeze';
import { introducerReaders } from './agreement';

/** A customer whom an introducer has brought. */
export const IntroducerClient = Type.Object({
  customerNumber: Type.String(),
  registeredAt: Time,
  state: Type.Enum(['waiting', 'earned', 'forfeited'], { description: 'of the first deposit' }),
  pno: Type.Optional(Type.String({ description: 'first deposit' })),
  bonus: Type.Optional(Money),
  bonusState: Type.Optional(Type.Enum(['pending', 'paid'])),
});
export type IntroducerClient = Static<typeof IntroducerClient>;

export const introducerClients = defineCall({
  id: 'staff.introducerClients',
  method: 'GET',
  path: '/ops/introducers/:customerNumber/clients',
  access: 'staff',
  permission: introducerReaders,
  params: Type.Object({ customerNumber: CustomerNumber }),
  query: Type.Object({ ...PageQuery }),
  ok: Page(IntroducerClient),
  errors: [],
  summary: 'The clients of an introducer and the bonus of each, newest first. Every look is in the audit log.',
});
