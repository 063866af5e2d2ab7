import type { Gateway } from '../../core/gateway/gateway';
import type { Db } from '../../database/database';
import { checkPasskey } from '../../core/factors/passkeys';
import { recoveryHash } from '../../core/factors/recovery-codes';
import { totpStep } from '../../core/factors/totp';
import { asking } from './asking';
import { countPasskeyUse, passkeysOf } from './passkey.store';

export interface FactorAnswer {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: unknown;
}

/** Whether a code is right and was not used. Marks it as used, so that two requests with one code cannot both pass. */
export async function useTotpCode(gateway: Gateway, tx: Db, memberId: bigint, code: string): Promise<boolean> {
  const { totp_key } = await tx.row('staff.totpKey', 'select totp_key from staff.member where id = $1', [memberId]);
  const step = totp_key ? totpStep(gateway, 'staff.member|totp_key', totp_key, code, Date.now()) : undefined;
  if (step === undefined) return false;
  const used = await tx.rows(
    'staff.useTotp',
    'update staff.member set totp_step = $2 where id = $1 and (totp_step is null or totp_step < $2) returning id',
    [memberId, step],
  );
  return used.length > 0;
}

async function useRecoveryCode(tx: Db, memberId: bigint, code: string): Promise<boolean> {
  const used = await tx.rows(
    'staff.useRecoveryCode',
    `update staff.recovery_code set used_at = now()
     where member_id = $1 and code_hash = $2 and used_at is null returning member_id`,
    [memberId, recoveryHash('staff', code)],
  );
  return used.length > 0;
}

async function usePasskey(
  gateway: Gateway,
  tx: Db,
  memberId: bigint,
  challenge: string | null,
  answer: unknown,
): Promise<boolean> {
  if (challenge === null) return false;
  const used = await checkPasskey(asking(gateway), await passkeysOf(tx, memberId), challenge, answer);
  if (used) await countPasskeyUse(tx, used.id, used.counter);
  return used !== undefined;
}

/**
 * Checks a member's second factor: a code of the authenticator app, a recovery code, or a passkey's answer to `challenge`.
 * A code works once.
 */
export async function checkSecondFactor(
  gateway: Gateway,
  tx: Db,
  memberId: bigint,
  challenge: string | null,
  answer: FactorAnswer,
): Promise<boolean> {
  if (answer.passkey !== undefined) return usePasskey(gateway, tx, memberId, challenge, answer.passkey);
  if (answer.recoveryCode !== undefined) return useRecoveryCode(tx, memberId, answer.recoveryCode);
  return answer.code !== undefined && useTotpCode(gateway, tx, memberId, answer.code);
}
