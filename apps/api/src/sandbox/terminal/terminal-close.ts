import { terminalClose as call } from '@portal/contract/sandbox';
import { handle } from '../../http/handler';
import { closePosition } from '../close-position';
import { loginOf } from './terminal.store';

export const terminalClose = handle(call, async ({ params, body, gateway, fail }) => {
  const login = await loginOf(gateway.db, body.session);
  const held = await gateway.ports.trading.positions?.([login]);
  // A position never changes its login, so nothing can come between this look and the closing.
  if (!held?.get(login)?.some(({ position }) => position === params.id)) throw fail('sandbox.position');
  return closePosition(gateway, params.id, fail);
});
