import type { Gateway } from '../gateway/gateway';
import { coolingHours } from './cooling';

/** The cooling-off period after a phone number that staff have changed. `until` is a time in Beijing, `11-28 20:00`. */
export interface PhoneCooling {
  hours: number;
  until: string;
}

/**
 * A number that staff have changed may be a stranger's by one wrong digit: until the period ends, a code to it sets no password
 * that gives access to money. Undefined if there is no such number or the period has ended.
 */
export async function phoneCooling(
  gateway: Pick<Gateway, 'db' | 'env' | 'brand'>,
  customerId: bigint,
): Promise<PhoneCooling | undefined> {
  const hours = coolingHours(gateway);
  const row = await gateway.db.maybe<{ until: string }>(
    'customer.phoneCooling',
    `select to_char((max(decided_at) + make_interval(hours => $2)) at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') as until
     from customer.phone_change
     where customer_id = $1 and way = 'identity' and status = 1 and decided_at + make_interval(hours => $2) > now()
     group by customer_id`,
    [customerId, hours],
  );
  return row && { hours, until: row.until };
}
