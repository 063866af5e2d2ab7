import type { Gateway } from '../../core/gateway/gateway';
import type { Db } from '../../database/database';
import { endStaffSessions } from './session.store';
import type { TicketRow } from './ticket.store';
import { newRecoveryCodes, recoveryHash } from '../../core/factors/recovery-codes';
import { totpStep } from '../../core/factors/totp';

/**
 * Gives a member the password and authenticator key of an accepted invitation, once the first code is right. Sessions, passkeys
 * and recovery codes of before end. Returns the new recovery codes; undefined for a wrong code.
 */
export async function enrol(
  gateway: Gateway,
  tx: Db,
  { member_id, password_hash, totp_key }: TicketRow,
  code: string | undefined,
): Promise<string[] | undefined> {
  const step = totp_key && code ? totpStep(gateway, 'staff.member|totp_key', totp_key, code, Date.now()) : undefined;
  if (step === undefined) return undefined;
  await tx.rows(
    'staff.enrol',
    'update staff.member set password_hash = $2, totp_key = $3, totp_step = $4, enrolled_at = now() where id = $1',
    [member_id, password_hash, totp_key, step],
  );
  await endStaffSessions(tx, member_id);
  await tx.rows('staff.dropPasskeys', 'delete from staff.passkey where member_id = $1', [member_id]);
  await tx.rows('staff.dropRecoveryCodes', 'delete from staff.recovery_code where member_id = $1', [member_id]);
  const codes = newRecoveryCodes();
  await tx.rows(
    'staff.addRecoveryCodes',
    'insert into staff.recovery_code (member_id, code_hash) select $1, unnest($2::bytea[])',
    [member_id, codes.map((one) => recoveryHash('staff', one))],
  );
  return codes;
}
