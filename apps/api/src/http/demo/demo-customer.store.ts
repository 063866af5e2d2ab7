import type { Db } from '../../database/database';

/** The customer of a number: the nickname, and whether the account was closed. */
export const namedDemo = (db: Db, number: string) =>
  db.maybe(
    'demoCustomer.named',
    'select id, nickname, closed_at is not null as closed from customer.customer where id = $1::bigint',
    [number],
  );

/** The oldest open customer with a nickname. For the sandbox: no index serves it. */
export const demoByNickname = (db: Db, nickname: string) =>
  db.maybe(
    'demoCustomer.byNickname',
    'select id from customer.customer where nickname = $1 and closed_at is null order by id limit 1',
    [nickname],
  );
