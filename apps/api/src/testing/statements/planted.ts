/** A store with faults, which exists only in the program of the check. */
export const planted = `
import { openDatabase } from '../database/database';

const db = openDatabase('');
const columns = 'id, nickname';
interface Account { id: bigint; login: string }
export const findAccount = (id: bigint) =>
  db.maybe<Account & { nick: string }>('planted.missing', \`select \${columns}, login from account.account where id = $1\`, [id]);
export const joined = (id: bigint) =>
  db.rows<{ id: bigint; phone: string; level: string | null }>(
    'planted.joined',
    \`select a.id, c.mobile_phone as phone, coalesce(a.level, '') as level
     from account.account a left join customer.customer c on c.id = a.customer_id where a.id = $1\`, [id]);
export const reduced = (id: bigint) =>
  db.rows<{ phone: string; login: string }>(
    'planted.reduced',
    \`select c.mobile_phone as phone, a.login
     from account.account a left join customer.customer c on c.id = a.customer_id where c.id = $1 and a.login is not null\`, [id]);
export const counted = () =>
  db.row<{ n: number; top: string }>('planted.counted', 'select count(*) as n, max(login) as top from account.account');
export const made = (id: bigint) =>
  db.row<{ facts: { at: Date } }>('planted.json', \`select json_build_object('at', now()) as facts where $1 = 1\`, [id, id]);
export const gone = () => db.rows('planted.gone', 'select 1 from account.no_such_table');
export const twice = () => db.rows('planted.gone', 'select 1 as yes');
export const inferred = async (id: bigint): Promise<{ login: string } | undefined> =>
  db.maybe('planted.inferred', 'select login from account.account where id = $1', [id]);
export const composed = (where: string) => db.rows<{ id: bigint }>('planted.composed', 'select id from account.account ' + where);
`;

export const plantedFaults = [
  'planted.missing: has no column nick',
  'planted.missing: returns nickname, which the type lacks',
  'planted.missing: login may be null',
  'planted.joined: phone may be null',
  'planted.joined: level is never null',
  'planted.counted: n is bigint, not number',
  'planted.counted: top may be null',
  'planted.json: takes 1 values and is given 2',
  'planted.json: facts is JSON, which holds no at.Date',
  'planted.gone: is refused: relation "account.no_such_table" does not exist',
  'planted.gone: is the name of another text too',
  'planted.inferred: login may be null',
  'planted.composed: is composed while the code runs',
];
