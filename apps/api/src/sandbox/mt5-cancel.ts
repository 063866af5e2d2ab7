import { mt5Cancel as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';
import { dealingOf, dealt } from './dealing-of';

export const mt5Cancel = handle(call, async ({ params, gateway, fail }) => {
  await dealt(
    () => dealingOf(gateway).cancel(params.id),
    (retcode) => (retcode === 13 ? fail('sandbox.pending') : undefined),
  );
  return null;
});
