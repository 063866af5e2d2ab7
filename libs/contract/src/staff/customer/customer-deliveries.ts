import { Type, type Static } from 'typebox';
import { defineCall, Id, Page, PageQuery, Time } from '../../kernel';
import { CustomerNumber } from './freeze';

/** An SMS, e-mail or push of a customer, without its text. */
export const Delivery = Type.Object({
  id: Id,
  at: Time,
  medium: Type.Enum(['sms', 'email', 'push']),
  to: Type.String({ description: 'masked; of a push: what the browser says it is, or nothing where it has ended' }),
  kind: Type.String({
    description: 'what it was for, a code such as open or withdraw, or a message such as deposit.paid',
  }),
  state: Type.Enum(['accepted', 'failed'], { description: 'accepted: the carrier has taken it' }),
});
export type Delivery = Static<typeof Delivery>;

export const customerDeliveries = defineCall({
  id: 'staff.customerDeliveries',
  method: 'GET',
  path: '/ops/customers/:customerNumber/deliveries',
  access: 'staff',
  permission: ['customer.read'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  query: Type.Object({ ...PageQuery }),
  ok: Page(Delivery),
  errors: ['staff.customer'],
  summary:
    'The SMS, e-mails and pushes of a customer, newest first, without texts and codes. Every look is in the audit log.',
});
