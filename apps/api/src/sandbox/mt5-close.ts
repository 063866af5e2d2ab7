import { mt5Close as call } from '@portal/contract/sandbox';
import { handle } from '../kernel/handler';
import { dealingOf, dealt } from './dealing-of';
import { wireDeal } from './wire-deal';

export const mt5Close = handle(call, async ({ params, gateway, fail }) =>
  wireDeal(
    await dealt(
      () => dealingOf(gateway).close(params.id),
      (retcode) => (retcode === 13 ? fail('sandbox.position') : retcode === 10018 ? fail('sandbox.closed') : undefined),
    ),
  ),
);
