import { stopPayouts as call } from '@portal/contract/staff';
import { stopPayouts as stop } from '../../core/reconciliation/stop-queue';
import { handle } from '../../http/handler';

export const stopPayouts = handle(call, ({ body, gateway, staff }) => stop(gateway.db, body.reason, staff.actor));
