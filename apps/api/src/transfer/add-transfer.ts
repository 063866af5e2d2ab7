import { addTransfer as call } from '@portal/contract/transfer';
import { moneyCall } from '../http/money-call';
import { transferCall } from './transfer-call';

export const addTransfer = moneyCall(call, transferCall('wallet'));
