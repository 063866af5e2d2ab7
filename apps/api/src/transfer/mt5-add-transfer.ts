import { mt5AddTransfer as call } from '@portal/contract/transfer';
import { moneyCall } from '../http/money-call';
import { transferCall } from './transfer-call';

export const mt5AddTransfer = moneyCall(call, transferCall('mt5'));
