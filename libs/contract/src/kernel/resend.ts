import { Type } from 'typebox';

/** Seconds until the same code may be asked for again. */
export const Resend = Type.Object({ resendAfter: Type.Integer() });
