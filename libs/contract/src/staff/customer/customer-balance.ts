import { Type } from 'typebox';
import { BalanceExplanation, defineCall, Id, Month, PageQuery } from '../../kernel';
import { CustomerNumber } from './freeze';

export const customerBalance = defineCall({
  id: 'staff.customerBalance',
  method: 'GET',
  path: '/ops/customers/:customerNumber/balance',
  access: 'staff',
  permission: ['customer.read'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  query: Type.Object({
    accountId: Id,
    of: Type.Optional(Type.Enum(['balance', 'credit'])),
    month: Type.Optional(Month),
    ...PageQuery,
  }),
  ok: BalanceExplanation,
  errors: ['staff.customer', 'reports.account'],
  summary:
    'What a balance of a customer is made of, as reports.explainBalance shows it. Every look is in the audit log.',
});
