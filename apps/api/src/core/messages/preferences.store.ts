import type { Preference, Preferences } from '@portal/contract/message';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { isPushOn } from './push-key';

type Medium = 'sms' | 'email' | 'push';

/** By which carriers each kind of message goes to a customer. */
export const choicesOf = (db: Db, customerId: bigint) =>
  db.rows(
    'message.choices',
    `select kind, area, fixed, medium, enabled from message.choices($1)
     where kind is not null and area is not null and enabled is not null order by area, kind, medium`,
    [customerId],
  );

/** The carriers as the contract names them. */
export const media = { mail: 'email', sms: 'sms', push: 'push' } as const;
export const carrierOf = { email: 'mail', sms: 'sms', push: 'push' } as const;

/** As the contract names them. Push is not named where messages do not go by push. */
export function toPreferences(
  choices: readonly Rows['message.choices'][],
  env: Parameters<typeof isPushOn>[0],
): Preferences {
  const preferences: Preferences = {};
  for (const { kind, area, fixed, medium, enabled } of choices) {
    const names = { area, ...(fixed && { fixed }) } as Pick<Preference, 'area' | 'fixed'>;
    const preference = (preferences[kind] ??= names);
    if (medium && (medium !== 'push' || isPushOn(env))) preference[carrierOf[medium as Medium]] = enabled;
  }
  return preferences;
}

/** A carrier that a customer wants, or no longer wants, for a kind of message. */
export interface Wish {
  kind: string;
  medium: Medium;
  enabled: boolean;
}

/**
 * Writes what differs from what holds, in one order, so that two changes of a customer at once wait for each other.
 * @returns what has changed
 */
export const writeWishes = (tx: Db, customerId: bigint, wishes: readonly Wish[]) =>
  tx.rows(
    'message.wish',
    `insert into message.preference as p (customer_id, kind, medium, enabled)
     select $1, c.kind, c.medium, w.enabled
     from unnest($2::text[], $3::text[], $4::boolean[]) w (kind, medium, enabled)
     join message.choices($1) c on c.kind = w.kind and c.medium = w.medium
     where c.fixed is null and c.enabled <> w.enabled order by c.kind, c.medium
     on conflict (customer_id, kind, medium) do update set enabled = excluded.enabled, at = now() where p.enabled <> excluded.enabled
     returning kind, medium, enabled`,
    [
      customerId,
      wishes.map(({ kind }) => kind),
      wishes.map(({ medium }) => medium),
      wishes.map(({ enabled }) => enabled),
    ],
  );
