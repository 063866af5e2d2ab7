import { randomToken, sha256 } from '../../crypto/crypto';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

export type TicketKind = 'invitation' | 'factor' | 'enrol';

export type TicketRow = Rows['staff.findTicket'];

/** Minutes that a ticket of each kind is valid. */
const minutes: Record<TicketKind, number> = { invitation: 72 * 60, factor: 5, enrol: 15 };
/** A ticket is void after this number of wrong codes. */
const maxTries = 5;

/** Makes a ticket; the token is returned once and stored as a hash. */
export async function addTicket(
  db: Db,
  memberId: bigint,
  kind: TicketKind,
  secrets: { passwordHash?: string; totpKey?: Buffer } = {},
): Promise<string> {
  const token = randomToken();
  await db.rows(
    'staff.addTicket',
    `insert into staff.ticket (token_hash, member_id, kind, password_hash, totp_key, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute')`,
    [sha256(token), memberId, kind, secrets.passwordHash ?? null, secrets.totpKey ?? null, minutes[kind]],
  );
  return token;
}

/** A valid ticket of an active member, locked until the transaction ends. */
export const findTicket = (tx: Db, token: string, kinds: readonly TicketKind[]) =>
  tx.maybe(
    'staff.findTicket',
    `select t.member_id, m.email, t.kind, t.password_hash, t.totp_key, t.challenge
     from staff.ticket t join staff.member m on m.id = t.member_id
     where t.token_hash = $1 and t.kind = any ($2) and t.expires_at > now() and t.tries < $3 and m.active
     for update of t`,
    [sha256(token), kinds, maxTries],
  );

export const countTry = (db: Db, token: string) =>
  db.rows('staff.countTry', 'update staff.ticket set tries = tries + 1 where token_hash = $1', [sha256(token)]);

export const setTicketChallenge = (db: Db, token: string, challenge: string) =>
  db.rows('staff.ticketChallenge', 'update staff.ticket set challenge = $2 where token_hash = $1', [
    sha256(token),
    challenge,
  ]);

/** Removes the tickets of a member: all of them, or those of one kind. */
export const removeTickets = (db: Db, memberId: bigint, kinds: readonly TicketKind[]) =>
  db.rows('staff.removeTickets', 'delete from staff.ticket where member_id = $1 and kind = any ($2)', [
    memberId,
    kinds,
  ]);
