import type { Db } from '../../database/database';

/** Locks the customer, so that what is added and removed at once is counted right. */
export const lockFactors = (tx: Db, customerId: bigint) =>
  tx.rows('factor.lock', 'select from customer.customer where id = $1 for no key update', [customerId]);

/** Notes the key of an authenticator app until its first code; it replaces an earlier one of the session. */
export const beginTotp = (db: Db, customerId: bigint, sessionId: bigint, key: Buffer) =>
  db.rows(
    'factor.beginTotp',
    `with old as (delete from customer.factor_step where kind = 'totp' and customer_id = $1)
     insert into customer.factor_step (customer_id, kind, session_id, totp_key) values ($1, 'totp', $2, $3)`,
    [customerId, sessionId, key],
  );

/** The key that this session has begun to set up. */
export const begunTotp = (tx: Db, customerId: bigint, sessionId: bigint) =>
  tx.maybe(
    'factor.begunTotp',
    `select id, totp_key from customer.factor_step
     where customer_id = $1 and session_id = $2 and kind = 'totp' and totp_key is not null and expires_at > now()
     order by id desc limit 1`,
    [customerId, sessionId],
  );

export const endStep = (tx: Db, id: bigint) =>
  tx.rows('factor.endStep', 'delete from customer.factor_step where id = $1 returning id', [id]);

/** Takes an open challenge for a new passkey: it is valid for one answer. */
export async function takeChallenge(tx: Db, customerId: bigint, challenge: string): Promise<boolean> {
  const taken = await tx.rows(
    'factor.takeChallenge',
    `delete from customer.factor_step
     where customer_id = $1 and kind = 'new' and challenge = $2 and expires_at > now() returning id`,
    [customerId, challenge],
  );
  return taken.length > 0;
}

export const insertTotp = (tx: Db, customerId: bigint, label: string, key: Buffer, step: bigint) =>
  tx.rows(
    'factor.addTotp',
    `insert into customer.factor (customer_id, kind, label, totp_key, totp_step) values ($1, 'totp', $2, $3, $4)`,
    [customerId, label, key, step],
  );

/** False where the passkey is registered already. */
export async function insertPasskey(
  tx: Db,
  customerId: bigint,
  label: string,
  {
    id,
    publicKey,
    counter,
    transports = [],
  }: { id: string; publicKey: Uint8Array; counter: number; transports?: string[] },
): Promise<boolean> {
  const added = await tx.rows(
    'factor.addPasskey',
    `insert into customer.factor (customer_id, kind, label, credential_id, public_key, counter, transports)
     values ($1, 'passkey', $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
    [customerId, label, id, Buffer.from(publicKey), counter, transports],
  );
  return added.length > 0;
}

/** Returns its label; undefined where the customer has no such factor. */
export const deleteFactor = (tx: Db, customerId: bigint, id: bigint | null) =>
  tx.maybe('factor.remove', 'delete from customer.factor where customer_id = $1 and id = $2 returning kind, label', [
    customerId,
    id,
  ]);

/** How many recovery codes are unused. */
export async function codesLeft(db: Db, customerId: bigint): Promise<number> {
  const { left } = await db.row(
    'factor.codesLeft',
    'select count(*)::int as left from customer.recovery_code where customer_id = $1 and used_at is null',
    [customerId],
  );
  return left;
}

export const dropRecoveryCodes = (tx: Db, customerId: bigint) =>
  tx.rows('factor.dropCodes', 'delete from customer.recovery_code where customer_id = $1', [customerId]);

export const insertRecoveryCodes = (tx: Db, customerId: bigint, hashes: readonly Buffer[]) =>
  tx.rows(
    'factor.addCodes',
    'insert into customer.recovery_code (customer_id, code_hash) select $1, unnest($2::bytea[])',
    [customerId, hashes],
  );

/** The last factor is gone: payouts wait the cooling-off period, and nothing of the second step is left. */
export async function endSecondStep(tx: Db, customerId: bigint): Promise<void> {
  await dropRecoveryCodes(tx, customerId);
  await tx.rows('factor.secured', 'update customer.customer set secured_at = now() where id = $1', [customerId]);
}
