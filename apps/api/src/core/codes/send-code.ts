import type { Job } from '../gateway/job';
import { reasonOf } from '../health/parties';
import { sharedOutageLog } from '../../observability/outage-log';
import { purposes, type CodeKind } from './code-kind';
import { codeLimits } from './code-limits';
import { decryptCode } from './encrypted-code';

interface TakenCode {
  kind: CodeKind;
  target: string;
  medium: 'sms' | 'email';
  /** Names the act that the code is bound to. */
  purpose: string | null;
  /** Null if nobody is to receive it. */
  encrypted: Buffer | null;
  seconds_left: number;
  /** False while a budget has no place for a code that was not sent before. */
  ready: boolean;
  failures: number;
}

/**
 * Gives a code to the carrier. After a failure the customer may ask for another one at once, and this one is tried again while it is valid.
 * A process that ends between the carrier's answer and the record of it sends the code a second time, with the same `id`.
 */
export const sendCodeJob: Job = async (gateway, { id = '' }) => {
  const { brand, crypto, db, log, ports } = gateway;
  const code = await db.maybe<TakenCode>(
    'verify_code.take',
    'select t.*, v.purpose, v.failures from kernel.take_code($1, $2) t join kernel.verify_code v on v.id = $1',
    [id, codeLimits(gateway)],
  );
  if (!code) return;
  const { kind, target: to, medium, purpose, encrypted, seconds_left, ready, failures } = code;
  const failed = () => db.rows('verify_code.failed', 'select kernel.code_failed($1)', [id]);
  if (!ready) return void (await failed());
  const outage = sharedOutageLog(log, `a code was not sent by ${medium}`);
  try {
    if (encrypted) {
      const digits = decryptCode(crypto, encrypted);
      const params = {
        code: digits,
        purpose: purpose ?? purposes[kind],
        minutes: String(Math.round(seconds_left / 60)),
      };
      const text = `【${brand.name}】验证码 ${digits}，用于${params.purpose}，${params.minutes} 分钟内有效。请勿告诉他人。`;
      const sms = { template: 'code', params } as const;
      await ports.message.send({ id: `code-${id}`, repeat: failures > 0, medium, to, kind, code: digits, text, sms });
      outage.worked();
    }
  } catch (error) {
    // The reason alone: a message of the carrier may contain the phone.
    outage.failed(reasonOf(error), { kind, id });
    return void (await failed());
  }
  await db.rows('verify_code.sent', 'update kernel.verify_code set sent_at = now(), encrypted = null where id = $1', [
    id,
  ]);
};
