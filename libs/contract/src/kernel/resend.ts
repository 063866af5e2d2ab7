import { Type } from 'typebox';

/** Seconds until the same code can be requested again; 0 for a code that is sent later, because its carrier is away. */
export const Resend = Type.Object({ resendAfter: Type.Integer() });
