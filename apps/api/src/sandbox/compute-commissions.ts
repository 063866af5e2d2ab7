import { computeCommissions as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';

export const computeCommissions = handle(call, async ({ body, gateway: { db } }) => {
  await db.rows(
    'sandbox.computeCommissions',
    `select graphile_worker.add_job('recommend.computeCommissions', $1::json)`,
    [JSON.stringify({ month: body.month })],
  );
  return null;
});
