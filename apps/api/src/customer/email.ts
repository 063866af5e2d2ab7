import type { Db } from '../database/database';

/** Upper and lower case are one mailbox: what a code is bound to and what is unique. */
export const emailTarget = (email: string): string => email.toLowerCase();

export async function isEmailTaken(db: Db, email: string, by: bigint): Promise<boolean> {
  const taken = await db.maybe(
    'customer.emailTaken',
    'select 1 as yes from customer.customer where lower(email) = $1 and id <> $2',
    [emailTarget(email), by],
  );
  return taken !== undefined;
}
