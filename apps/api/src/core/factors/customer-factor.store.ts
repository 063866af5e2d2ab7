import type { Db } from '../../database/database';

/** What the gateway has read from an answer, as customer.use_factor takes it. Empty for a wrong one. */
export type FactorProof =
  | { totp: string; step: string }
  | { passkey: string; counter: number; challenge: string }
  | { recovery: string }
  | Record<string, never>;

export const factorsOf = (db: Db, customerId: bigint) =>
  db.rows(
    'factor.of',
    'select id, kind, label, created_at, used_at from customer.factor where customer_id = $1 order by id',
    [customerId],
  );

export const totpKeysOf = (db: Db, customerId: bigint) =>
  db.rows(
    'factor.totpKeys',
    'select id, totp_key from customer.factor where customer_id = $1 and totp_key is not null',
    [customerId],
  );

/** As a passkey is checked. */
export const customerPasskeys = (db: Db, customerId: bigint) =>
  db.rows(
    'factor.passkeys',
    `select credential_id as id, public_key, counter, transports from customer.factor
     where customer_id = $1 and credential_id is not null and public_key is not null and counter is not null and transports is not null`,
    [customerId],
  );

/** Whether the answer was right, which is used up then. */
export async function takeFactor(tx: Db, customerId: bigint, proof: FactorProof): Promise<boolean> {
  const { right } = await tx.row('factor.use', 'select customer.use_factor($1, $2) is null as right', [
    customerId,
    JSON.stringify(proof),
  ]);
  return right;
}

/** Notes a challenge. Of each customer the newest ten are open, so that several pages can ask at once. */
export const openChallenge = (db: Db, customerId: bigint, kind: 'new' | 'use', challenge: string) =>
  db.rows(
    'factor.challenge',
    `with old as (
       delete from customer.factor_step where id in (
         select id from customer.factor_step where customer_id = $1 and kind = $2 order by id desc offset 9))
     insert into customer.factor_step (customer_id, kind, challenge) values ($1, $2, $3)`,
    [customerId, kind, challenge],
  );
