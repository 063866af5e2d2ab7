import { Type } from 'typebox';
import { defineCall, LevelCode, Page, SortedQuery } from '../kernel';
import { FreezeScope } from './customer/freeze';
import { ListedCustomer } from './listed-customer';

export const customerList = defineCall({
  id: 'staff.customerList',
  method: 'GET',
  path: '/ops/customers',
  access: 'staff',
  permission: ['customer.read'],
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    level: Type.Optional(LevelCode),
    identityStatus: Type.Optional(
      Type.Enum([0, 1, 2, 3], { type: 'integer', description: '0 none, 1 approved, 2 in review, 3 refused' }),
    ),
    frozen: Type.Optional(FreezeScope),
    ...SortedQuery(['registeredAt']),
  }),
  ok: Page(ListedCustomer),
  errors: [],
  summary:
    'All customers, newest first, with masked names. `total` counts up to 10,000. The read is recorded in the audit log.',
});
