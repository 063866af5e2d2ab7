import type { PhoneChange } from '@portal/contract/customer';
import { maskPhone } from '@portal/rules/masks';
import { coolingHours } from '../../core/customers/cooling';
import type { Gateway } from '../../core/gateway/gateway';
import { latestChange } from './phone.store';

/** The customer's latest change of the phone, as every call of it answers. */
export async function readPhoneChange(gateway: Gateway, customerId: bigint): Promise<PhoneChange> {
  const hours = coolingHours(gateway);
  const row = await latestChange(gateway.db, customerId);
  if (!row) return { status: 0, coolingHours: hours };
  return {
    status: row.status,
    id: String(row.id),
    way: row.way,
    mobilePhone: maskPhone(row.mobile_phone),
    reason: row.reason ?? undefined,
    submittedAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    coolingHours: hours,
  };
}
