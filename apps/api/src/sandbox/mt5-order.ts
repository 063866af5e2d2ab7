import { mt5Order as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';
import { placeOrder } from './place-order';

export const mt5Order = handle(call, ({ body, gateway, fail }) => placeOrder(gateway, body, fail));
