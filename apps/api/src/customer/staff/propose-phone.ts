import { proposePhone as call } from '@portal/contract/staff';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { proposeChange } from '../phone/phone.store';
import { phoneQueue } from '../phone/review-queue';

export const proposePhone = handle(call, async ({ params, body, gateway, staff, request, fail }) => {
  const { mobilePhone, frontFileId, backFileId, holdingFileId, reason } = body;
  if (new Set([frontFileId, backFileId, holdingFileId]).size < 3) throw fail('customer.phoneFiles');
  const id = await proposeChange(gateway.db, {
    customerId: numberId(params.customerNumber),
    nation: gateway.brand.defaultPrefix,
    phone: mobilePhone,
    frontFileId,
    backFileId,
    holdingFileId,
    reason,
    actor: staff.actor,
    own: staff.customerId,
    requestId: request.id,
    address: request.address,
  });
  return phoneQueue.read(gateway, id);
});
