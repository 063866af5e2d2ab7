import { Type } from 'typebox';
import { defineCall, Id } from '../../kernel';
import { CustomerNumber } from './freeze';

export const uploadCustomerFile = defineCall({
  id: 'staff.uploadCustomerFile',
  method: 'POST',
  path: '/ops/customers/:customerNumber/files',
  access: 'staff',
  permission: ['review.phone'],
  multipart: true,
  params: Type.Object({ customerNumber: CustomerNumber }),
  ok: Type.Object({ fileId: Id }),
  errors: [
    'staff.customer',
    'staff.ownCustomer',
    'staff.customerClosed',
    'common.fileMissing',
    'common.fileType',
    'common.fileSize',
    'common.fileBroken',
    'common.filePixels',
    'common.fileQuota',
  ],
  summary:
    'Takes a picture that a customer has sent to staff, such as of the identity card; it belongs to the customer.',
});
