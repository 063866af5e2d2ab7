import { randomInt } from 'node:crypto';
import type { CaptchaSource } from '../../ports';

/** Answers nobody can foretell. */
export const captchaRandom: CaptchaSource = { answerFor: () => String(randomInt(10_000)).padStart(4, '0') };
