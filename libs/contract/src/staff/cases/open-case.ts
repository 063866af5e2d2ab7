import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { CustomerNumber } from '../customer/freeze';
import { CaseRef, CaseText } from './suspicious-case';

export const openCase = defineCall({
  id: 'staff.openCase',
  method: 'POST',
  path: '/ops/cases',
  access: 'staff',
  permission: ['customer.note', 'customer.manage'],
  body: Type.Object({
    customerNumber: CustomerNumber,
    subject: Text(80),
    text: CaseText,
    ref: Type.Optional(CaseRef),
  }),
  ok: Type.Object({ no: Type.String() }),
  errors: ['staff.customer', 'staff.ownCustomer', 'staff.caseRef'],
  summary:
    'Reports something suspicious about a customer to compliance. Who may not read cases learns the number only.',
});
