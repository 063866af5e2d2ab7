import type { Crypto } from '../../crypto/crypto';
import type { CaptchaSource } from '../../ports';

/** The sandbox's: the answer follows from `random` and the sandbox's own key, so that /sandbox/captcha can tell it. */
export const captchaDerived = (crypto: Crypto): CaptchaSource => ({
  answerFor: (random) => String(crypto.index(random, 'captcha')[0].readUInt32BE() % 10_000).padStart(4, '0'),
});
