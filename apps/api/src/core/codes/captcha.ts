import type { CaptchaUse } from '@portal/contract/customer';
import { equalBytes } from '../../crypto/crypto';
import type { Gateway } from '../gateway/gateway';
import { boundedQueue } from '../../limits/bounded-queue';
import { partsOf, type Asker } from './asker';
import { drawCaptcha } from './draw-captcha';
import { speakCaptcha } from './speak-captcha';

const context = 'captcha|answer';
/** Drawing takes milliseconds of the processor, and anybody may ask for it. */
export const captchaQueue = boundedQueue('captcha', { running: 2, waiting: 256, retryAfter: 2 });

const of = (asker: Asker) => [partsOf(asker).block, partsOf(asker).devices];

/**
 * Creates the captcha of `random`, for one kind of call or for any, and returns its PNG. It is valid for five minutes and one use.
 * A repeat of the same asker replaces the old one.
 */
export async function makeCaptcha(gateway: Gateway, random: string, asker: Asker, use?: CaptchaUse): Promise<Buffer> {
  return captchaQueue(async () => drawCaptcha(await newAnswer(gateway, random, asker, use)));
}

/** Speaks the digits of the captcha that the asker sees, or of a new one. */
export async function sayCaptcha(gateway: Gateway, random: string, asker: Asker, use?: CaptchaUse): Promise<Buffer> {
  return captchaQueue(async () => speakCaptcha(await digitsOf(gateway, random, asker, use)));
}

async function digitsOf(gateway: Gateway, random: string, asker: Asker, use?: CaptchaUse): Promise<string> {
  const shown = await gateway.db.maybe(
    'captcha.shown',
    `select answer from kernel.captcha
     where random = $1 and expires_at > now() and (address_block = $2 or devices && $3)`,
    [random, ...of(asker)],
  );
  return shown ? gateway.crypto.decrypt(shown.answer, context).toString() : newAnswer(gateway, random, asker, use);
}

async function newAnswer({ db, crypto, ports }: Gateway, random: string, asker: Asker, use?: CaptchaUse) {
  const answer = ports.captcha.answerFor(random);
  await db.rows('captcha.put', 'select kernel.put_captcha($1, $2, $3, $4, $5)', [
    random,
    crypto.encrypt(answer, context),
    use,
    ...of(asker),
  ]);
  return answer;
}

/**
 * Whether `answer` is right. The captcha is deleted in any case, so that it can be tried once. A try of somebody else than its asker
 * is wrong and deletes nothing. One that was made for another kind of call is wrong.
 */
export async function useCaptcha(
  { db, crypto }: Gateway,
  random: string,
  answer: string,
  by: Asker & { use: CaptchaUse },
): Promise<boolean> {
  const used = await db.maybe(
    'captcha.use',
    `delete from kernel.captcha where random = $1 and (address_block = $2 or devices && $3)
     returning answer, expires_at > now() and coalesce(use = $4, true) as fits`,
    [random, ...of(by), by.use],
  );
  return used !== undefined && used.fits && equalBytes(crypto.decrypt(used.answer, context), Buffer.from(answer));
}
