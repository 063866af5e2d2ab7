import { terminalOrder as call } from '@portal/contract/sandbox';
import { handle } from '../../http/handler';
import { placeOrder } from '../place-order';
import { loginOf } from './terminal.store';

export const terminalOrder = handle(call, async ({ body: { session, ...order }, gateway, fail }) =>
  placeOrder(gateway, { ...order, account_no: await loginOf(gateway.db, session) }, fail),
);
