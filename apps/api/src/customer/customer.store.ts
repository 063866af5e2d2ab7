import type { Db } from '../database/database';
import { randomCode, randomToken, sha256 } from '../crypto/crypto';
import { sessionDays } from '../http/session';

export interface CustomerRow {
  id: bigint;
  nation_code: string;
  mobile_phone: string;
  /** Null for an imported customer who has not set a password yet. */
  password_hash: string | null;
  email: string | null;
}

const columns = 'id, nation_code, mobile_phone, password_hash, email';

export const findByPhone = (db: Db, nation: string, phone: string) =>
  db.maybe(
    'customer.byPhone',
    `select ${columns} from customer.customer where nation_code = $1 and mobile_phone = $2`,
    [nation, phone],
  );

/** By what was typed into the login form: a phone of the default prefix, or a customer number. */
export const findByUsername = (db: Db, nation: string, username: string) =>
  db.maybe(
    'customer.byUsername',
    `select ${columns} from customer.customer
     where (nation_code = $1 and mobile_phone = $2) or id::text = $2 order by mobile_phone = $2 desc limit 1`,
    [nation, username],
  );

export const findById = (db: Db, id: bigint) =>
  db.row('customer.byId', `select ${columns} from customer.customer where id = $1`, [id]);

/** The customer whose invite code this is. */
export async function inviterOf(db: Db, code: string): Promise<bigint | undefined> {
  const found = await db.maybe(
    'customer.byInviteCode',
    'select id from customer.customer where invite_code = upper($1)',
    [code],
  );
  return found?.id;
}

export interface Registration {
  nation: string;
  phone: string;
  passwordHash: string;
  platform: number;
  level?: string | undefined;
  track?: unknown;
  inviteCode?: string | undefined;
}

/** Registers; refuses with customer.registered or customer.inviteCode. */
export async function register(db: Db, r: Registration): Promise<bigint> {
  const { id } = await db.row<{ id: bigint }>(
    'customer.register',
    'select customer.register($1, $2, $3, $4::smallint, $5, $6, $7, $8) as id',
    [
      r.nation,
      r.phone,
      r.passwordHash,
      r.platform,
      r.level,
      JSON.stringify(r.track ?? null),
      randomCode(8),
      r.inviteCode,
    ],
  );
  return id;
}

export interface Device {
  platform: number;
  userAgent: string;
  address: string;
}

/** Starts a session and answers its token, and for a browser the sid to set. */
export async function startSession(
  db: Db,
  customerId: bigint,
  device: Device,
): Promise<{ token: string; sid?: string }> {
  const token = randomToken();
  const sid = device.platform === 1 ? randomToken() : undefined;
  await db.rows('customer.startSession', 'select customer.start_session($1, $2, $3, null, $4::smallint, $5, $6, $7)', [
    customerId,
    sha256(token),
    sid && sha256(sid),
    device.platform,
    device.userAgent.slice(0, 256),
    device.address,
    sessionDays,
  ]);
  return sid === undefined ? { token } : { token, sid };
}

/** Ends every session of a customer but `exceptId`. */
export const endSessions = (db: Db, customerId: bigint, exceptId: bigint | null = null) =>
  db.rows('customer.endSessions', 'select customer.end_sessions($1, $2)', [customerId, exceptId]);

/** Sets the portal password; the time of it starts the cooling of withdrawals. */
export const setPassword = (db: Db, customerId: bigint, passwordHash: string) =>
  db.rows('customer.setPassword', 'update customer.customer set password_hash = $2, secured_at = now() where id = $1', [
    customerId,
    passwordHash,
  ]);

/** Records a failed login of a customer, or of nobody. */
export const recordFailure = (db: Db, customerId: bigint | undefined, { platform, userAgent, address }: Device) =>
  db.rows('customer.recordFailure', 'select customer.record_failure($1, $2::smallint, $3, $4)', [
    customerId,
    platform,
    userAgent.slice(0, 256),
    address,
  ]);

/** `track`: the campaign parameters the browser had. */
export const recordLogin = (db: Db, customerId: bigint, device: Device, track?: unknown) =>
  db.rows(
    'customer.recordLogin',
    `insert into customer.login_record (customer_id, platform, device, address, success, track)
     values ($1, $2, $3, $4, true, $5::jsonb)`,
    [
      customerId,
      device.platform,
      device.userAgent.slice(0, 256),
      device.address,
      track === undefined ? undefined : JSON.stringify(track),
    ],
  );
