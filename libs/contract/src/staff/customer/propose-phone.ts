import { Type } from 'typebox';
import { defineCall, Id, Ruled, Text } from '../../kernel';
import { Review } from '../review';
import { CustomerNumber } from './freeze';

export const proposePhone = defineCall({
  id: 'staff.proposePhone',
  method: 'POST',
  path: '/ops/customers/:customerNumber/phone',
  access: 'staff',
  permission: ['review.phone'],
  params: Type.Object({ customerNumber: CustomerNumber }),
  body: Type.Object({
    mobilePhone: Ruled('mobile'),
    frontFileId: Id,
    backFileId: Id,
    holdingFileId: Id,
    reason: Text(200),
  }),
  ok: Review,
  errors: [
    'staff.customer',
    'staff.ownCustomer',
    'staff.customerClosed',
    'staff.phoneIdentity',
    'customer.samePhone',
    'customer.phoneTaken',
    'customer.phoneInReview',
    'customer.phoneFiles',
    'identity.file',
  ],
  summary:
    'Requests a new phone for a customer who has lost the old one and cannot sign in. Another member decides, see staff.decide.',
});
