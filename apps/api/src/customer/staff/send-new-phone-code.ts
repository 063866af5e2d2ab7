import { sendNewPhoneCode as call } from '@portal/contract/staff';
import { numbered } from '../../core/reviews/numbered';
import { sendCode } from '../../core/codes/verify-code';
import { handle } from '../../http/handler';
import { changeForReview } from '../phone/phone.store';
import { newNumberOf } from '../phone/review-queue';

export const sendNewPhoneCode = handle(call, async ({ params, gateway, staff, request, fail }) => {
  const change = await changeForReview(gateway.db, numbered(params.id));
  if (!change) throw fail('staff.unknown');
  if (change.status !== 2 || !change.requested_by) throw fail('staff.state');
  const { customer_id: customerId } = change;
  if (customerId === staff.customerId) throw fail('staff.ownCustomer');
  return sendCode(gateway, {
    kind: 'phoneNew',
    to: newNumberOf(change),
    medium: 'sms',
    asker: request.asker,
    customerId,
  });
});
