import { Type } from 'typebox';
import { defineCall, Page, SortedQuery, Text } from '../kernel';
import { ListedCustomer } from './listed-customer';

export const customers = defineCall({
  id: 'staff.customers',
  // What is searched for may be a phone or an identity number, which must not stand in an address.
  method: 'POST',
  path: '/ops/customers/find',
  access: 'staff',
  permission: ['customer.read'],
  body: Type.Object({
    search: Text(
      64,
      'beginning or end of number, phone, name, e-mail, login, identity or card number as masked, * for what is hidden; or a whole identity or card number, or that of a deposit, withdrawal, transfer or adjustment. Fewer than 3 letters or digits find nobody.',
    ),
    ...SortedQuery(['customerNumber', 'chineseName', 'wallet', 'registeredAt']),
  }),
  ok: Page(ListedCustomer),
  errors: [],
  summary: 'Finds customers by the beginning or end of a field; every read is recorded in the audit log.',
});
