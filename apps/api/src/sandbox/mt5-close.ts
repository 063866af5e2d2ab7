import { mt5Close as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';
import { closePosition } from './close-position';

export const mt5Close = handle(call, ({ params, gateway, fail }) => closePosition(gateway, params.id, fail));
