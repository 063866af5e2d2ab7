import { halfWidth } from '../kernel/half-width';

/** The first digits of a typed or pasted code, also out of a message (`验证码：123456`). Only for what is entered once and compared. */
export const cleanDigits = (text: string, length: number): string =>
  halfWidth(text).replace(/\D/g, '').slice(0, length);
