import { randomInt } from 'node:crypto';
import type { CaptchaSource } from '../../ports';

/** Random answers. */
export const captchaRandom: CaptchaSource = { answerFor: () => String(randomInt(10_000)).padStart(4, '0') };
