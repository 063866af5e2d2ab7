import type { Gateway } from '../gateway/gateway';
import type { CodeKind } from './code-kind';

/** Lets the code that was just used up be used again, because the act it confirmed was refused for a slip in another field. */
export const reopenCode = ({ db }: Gateway, kind: CodeKind, to: string) =>
  db.rows(
    'verify_code.reopen',
    `update kernel.verify_code set closed_at = null
     where id = (select max(id) from kernel.verify_code where target = $1 and kind = $2 and customer_id is null)
       and closed_at is not null`,
    [to, kind],
  );
