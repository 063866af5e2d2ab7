import { randomInt } from 'node:crypto';
import type { ErrorCode } from '@portal/contract';
import { Failure } from '../errors/fail';
import type { Gateway } from '../gateway/gateway';
import { askCarrier } from './ask-carrier';
import { partsOf, type Asker } from './asker';
import type { CodeKind } from './code-kind';
import { codeLimits, codeMinutes } from './code-limits';
import { codeHash, codeTry, type CodeAct } from './code-try';
import { encryptCode } from './encrypted-code';

export interface CodeRequest {
  kind: CodeKind;
  /** The target that the code is bound to: phone with nation code, or e-mail address. */
  to: string;
  medium: 'sms' | 'email';
  asker: Asker;
  /** The signed-in customer who asks, for the customer's budget. */
  customerId?: bigint;
  /** The act that the code is bound to, and how its message names it. */
  act?: { fields: CodeAct; purpose: string } | undefined;
}

/** Codes of the customer alone who asked for them: no other customer can use them. */
const bound: ReadonlySet<CodeKind> = new Set(['bindEmail', 'factor', 'phoneOld', 'phoneNew']);

function refusal(budget: string, wait: number): Failure {
  if (budget === 'wait') return new Failure('customer.codeWait', { values: { seconds: wait }, retryAfter: wait });
  if (['target', 'address', 'customer'].includes(budget)) return new Failure('customer.codeDaily');
  return new Failure('customer.codeBusy', { retryAfter: wait });
}

/**
 * Creates a six-digit code and gives it to the queue, which sends it (send-code.ts), so that the time of the response tells nothing. The
 * code is valid for five minutes, five tries and one use, and closes an older one of the same kind. `deliver: false` runs the same
 * steps without sending, so that the response does not reveal whether the phone is registered.
 * Throws customer.codeWait, codeDaily or codeBusy where a budget is used up. All budgets are counted before.
 */
export async function sendCode(
  gateway: Gateway,
  { kind, to, medium, asker, customerId, act }: CodeRequest,
  deliver = true,
): Promise<{ resendAfter: number }> {
  const { db, crypto } = gateway;
  const { block, devices } = partsOf(asker);
  await askCarrier(gateway, medium);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const asked = {
    kind,
    target: to,
    medium,
    address: block,
    devices: devices.map(hexOf),
    asked_by: customerId?.toString(),
    customer_id: bound.has(kind) ? customerId?.toString() : undefined,
    act: act?.fields,
    purpose: act?.purpose,
    code_hash: hexOf(codeHash(gateway, kind, to, code)),
    encrypted: deliver ? hexOf(encryptCode(crypto, code)) : undefined,
  };
  const { refusal: budget, wait } = await db.row<{ refusal: string | null; wait: number }>(
    'verify_code.ask',
    'select * from kernel.ask_code(jsonb_populate_record(null::kernel.verify_code, $1), $2, $3)',
    [asked, codeMinutes, codeLimits(gateway)],
  );
  if (budget !== null) throw refusal(budget, wait);
  return { resendAfter: wait };
}

/** A bytea inside JSON. */
const hexOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/**
 * Consumes a code. Throws customer.code if it is wrong, unknown or expired, and customer.codeTries after five wrong attempts of this
 * asker. A code that is bound to a customer needs the same `customerId`; one that is bound to an act throws
 * customer.codeAct for another `act`.
 */
export async function useCode(
  gateway: Gateway,
  asker: Asker,
  kind: CodeKind,
  to: string,
  code: string,
  customerId: bigint | null = null,
  act?: CodeAct,
): Promise<void> {
  const { refused } = await gateway.db.row<{ refused: ErrorCode | null }>(
    'verify_code.use',
    'select kernel.use_code($1, $2, $3, $4) as refused',
    [kind, to, customerId, codeTry(gateway, asker, kind, to, code, act)],
  );
  if (refused !== null) throw new Failure(refused, { fields: ['verifyCode'] });
}
