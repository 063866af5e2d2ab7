import { payOrder as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';
import { findOrder, settleOrder } from './sandbox.store';

/** Pays an order as the customer would: marks it, and makes the simulated channel call back `times` times after `delayMs`. */
export const payOrder = handle(call, async ({ params, body, gateway: { db }, request, fail }) => {
  const order = await findOrder(db, params.pno);
  if (!order) throw fail('sandbox.order');
  const status = await settleOrder(db, params.pno, body.action === 'pay' ? 'paid' : 'declined', {
    ...(body.paid !== undefined && { paid: body.paid }),
    times: body.times ?? 1,
    delayMs: body.delayMs ?? 0,
    badSignature: body.badSignature ?? false,
    notifyUrl: `${request.loopback}/pay/notify/egpay`,
  });
  return { pno: order.pno, status, returnUrl: order.return_url };
});
