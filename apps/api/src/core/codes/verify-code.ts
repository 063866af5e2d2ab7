import { randomInt } from 'node:crypto';
import type { ErrorCode } from '@portal/contract';
import { equalBytes } from '../../crypto/crypto';
import { Failure } from '../errors/fail';
import type { Gateway } from '../../gateway';

/** The purpose of a code. A code is valid for this purpose and its target only. */
export type CodeKind =
  'open' | 'resetPwd' | 'bindEmail' | 'withdraw' | 'coin' | 'mt5Password' | 'coinAddress' | 'phoneOld' | 'phoneNew';

export interface CodeRequest {
  kind: CodeKind;
  /** The target that the code is bound to: phone with nation code, or e-mail address. */
  to: string;
  medium: 'sms' | 'email';
  /** The caller's address, for the daily cap. */
  address: string;
  /** Also binds the code to this customer: no other customer can use it. */
  customerId?: bigint;
}

/** Seconds before the same code may be requested again. */
export const resendAfter = 60;
/** Attempts at one code. */
export const triesAllowed = 5;
/** Minutes for which a code can be used. */
export const codeMinutes = 5;

const purposes: Record<CodeKind, string> = {
  open: '开户注册',
  resetPwd: '重置登录密码',
  bindEmail: '绑定邮箱',
  withdraw: '银行出金',
  coin: '数字货币出金',
  mt5Password: '重置 MT5 交易密码',
  coinAddress: '添加数字货币地址',
  phoneOld: '更换手机号（验证旧手机）',
  phoneNew: '更换手机号（验证新手机）',
};

async function checkLimits(gateway: Gateway, { kind, to, address }: CodeRequest): Promise<void> {
  const { wait, by_target, by_address } = await gateway.db.row<{ wait: number; by_target: bigint; by_address: bigint }>(
    'verify_code.limits',
    `select coalesce(ceil(extract(epoch from max(created_at) filter (where target = $1 and kind = $2)
                                    + make_interval(secs => $4) - now())), 0)::int as wait,
            count(*) filter (where target = $1 and kind = $2) as by_target,
            count(*) filter (where address = $3) as by_address
     from kernel.verify_code
     where (target = $1 or address = $3) and created_at > kernel.day_start((now() at time zone 'Asia/Shanghai')::date)`,
    [to, kind, address, resendAfter],
  );
  if (wait > 0) throw new Failure('customer.codeWait', { values: { seconds: wait }, retryAfter: wait });
  const { SMS_DAILY_PHONE, SMS_DAILY_ADDRESS } = gateway.env;
  if (by_target >= BigInt(SMS_DAILY_PHONE) || by_address >= BigInt(SMS_DAILY_ADDRESS)) {
    throw new Failure('customer.codeDaily');
  }
}

/**
 * Creates and sends a six-digit code: valid for five minutes, five attempts and one use. Closes an older code of the same kind.
 * `deliver: false` runs the same steps without sending, so that the response does not reveal whether the phone is registered.
 */
export async function sendCode(
  gateway: Gateway,
  request: CodeRequest,
  deliver = true,
): Promise<{ resendAfter: number }> {
  await checkLimits(gateway, request);
  const { kind, to, medium, address, customerId = null } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // The lock admits one new code a minute and target: two concurrent requests could both pass the limits above.
  const made = await gateway.db.transaction(async (tx) => {
    await tx.rows('verify_code.lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}:${to}`]);
    const recent = await tx.maybe(
      'verify_code.recent',
      `select id from kernel.verify_code
       where target = $1 and kind = $2 and created_at > now() - make_interval(secs => $3)`,
      [to, kind, resendAfter],
    );
    if (recent) return false;
    await tx.rows('verify_code.close', closeCodes, [to, kind, customerId]);
    await tx.rows(
      'verify_code.add',
      `insert into kernel.verify_code (kind, target, address, code_hash, customer_id, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [kind, to, address, codeHash(gateway, kind, to, code), customerId, codeMinutes],
    );
    return true;
  });
  if (!made) throw new Failure('customer.codeWait', { values: { seconds: resendAfter }, retryAfter: resendAfter });
  if (deliver) {
    const text = `【${gateway.brand.name}】验证码 ${code}，用于${purposes[kind]}，${codeMinutes} 分钟内有效。请勿告诉他人。`;
    try {
      await gateway.ports.message.send({ medium, to, kind, code, text });
    } catch (error) {
      gateway.log.error({ err: error, kind }, 'code was not sent');
      throw new Failure('customer.send');
    }
  }
  return { resendAfter };
}

const closeCodes = `update kernel.verify_code set closed_at = now()
  where target = $1 and kind = $2 and customer_id is not distinct from $3 and closed_at is null`;

/** Hash of a code for SQL's kernel.use_code, which consumes the code in the transaction of an operation. */
export const codeHash = ({ crypto }: Pick<Gateway, 'crypto'>, kind: CodeKind, to: string, code: string): Buffer =>
  crypto.code(code, `${kind}:${to}`);

/**
 * Consumes a code. Throws customer.code if it is wrong, unknown or expired, and customer.codeTries after five wrong attempts.
 * A code that is bound to a customer needs the same `customerId`.
 */
export async function useCode(
  gateway: Gateway,
  kind: CodeKind,
  to: string,
  code: string,
  customerId: bigint | null = null,
): Promise<void> {
  const refuse = (why: ErrorCode) => new Failure(why, { fields: ['verifyCode'] });
  const tried = await gateway.db.maybe<{ id: bigint; tries: number; code_hash: Buffer }>(
    'verify_code.try',
    `update kernel.verify_code set tries = tries + 1
     where target = $1 and kind = $2 and customer_id is not distinct from $4 and closed_at is null and expires_at > now()
       and tries <= $3
     returning id, tries, code_hash`,
    [to, kind, triesAllowed, customerId],
  );
  if (!tried) throw refuse('customer.code');
  if (tried.tries > triesAllowed) throw refuse('customer.codeTries');
  if (!equalBytes(tried.code_hash, codeHash(gateway, kind, to, code))) {
    throw refuse(tried.tries === triesAllowed ? 'customer.codeTries' : 'customer.code');
  }
  const won = await gateway.db.rows(
    'verify_code.win',
    'update kernel.verify_code set closed_at = now() where id = $1 and closed_at is null returning id',
    [tried.id],
  );
  if (won.length === 0) throw refuse('customer.code');
}
