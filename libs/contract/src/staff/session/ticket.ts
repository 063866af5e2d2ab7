import { Type } from 'typebox';
import { Line } from '../../kernel';

/** The ticket of a sign-in that has begun. */
export const Ticket = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** A new password of a staff member. */
export const NewPassword = Line(128, { minLength: 12 });
