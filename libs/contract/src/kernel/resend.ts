import { Type } from 'typebox';

/** Seconds until the same code can be requested again. */
export const Resend = Type.Object({ resendAfter: Type.Integer() });
