import { uploadCustomerFile as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { dailyFiles } from '../../core/fixed-terms/fixed-terms';
import { lockOpen } from '../../core/customers/lock-for-staff.store';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { addFile, countUpload } from '../common.store';
import { storePicture } from '../store-picture';

export const uploadCustomerFile = handle(call, async ({ params, gateway, staff, upload, request, fail }) => {
  const { db } = gateway;
  const customerId = numberId(params.customerNumber);
  if (customerId === null) throw fail('staff.customer');
  await lockOpen(db, customerId, staff.customerId);
  const { id } = await storePicture(gateway, upload, {
    owner: staff.actor,
    begin: async () => {
      if (!(await countUpload(db, customerId, dailyFiles))) throw fail('common.fileQuota');
    },
    add: async (picture) => {
      await addFile(db, { ...picture, customerId });
      await audit(db, {
        actor: staff.actor,
        act: 'customer.uploadFile',
        subject: `customer:${customerId}`,
        after: { file: picture.id },
        requestId: request.id,
        address: request.address,
      });
    },
  });
  return { fileId: id };
});
