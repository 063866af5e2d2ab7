import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { least, most, shown } from '../../figures.mjs';

const PER_SECOND = 100;
/** Bytes of a body; the gateway reads 64 KB. */
const BODY = 12_000;

/**
 * Callbacks of the channel without a signature, 100 a second. What they leave on the disk: in the database, and in the log beside the
 * lines of the owner and of other customers.
 */
export async function callBackUnsigned(world, { isShort }) {
  const seconds = isShort ? 15 : 60;
  const calm = await growth(world, () => sleep(seconds * 500));
  const { result, figures, database, log, wal } = await growth(world, () => send(world.url, seconds));
  return [
    most('数据库与日志每分钟增长', database + log - calm.log, 1, ' MB'),
    shown('其中数据库', database, ' MB'),
    shown('其中日志', log - calm.log, ' MB'),
    shown('平时日志每分钟增长', calm.log, ' MB'),
    shown('预写日志（循环使用）', wal, ' MB'),
    least('被拒的通知', result.filter((status) => status >= 400 && status < 500).length, PER_SECOND * seconds),
    most('被接受的通知', result.filter((status) => status < 400).length, 0),
    ...figures,
  ];
}

// Rows and indexes. Maps of free space and statistics are written by the server from time to time, whatever customers do.
const SIZES = `
  select sum(pg_relation_size(c.oid)) as database, pg_current_wal_lsn() - '0/0' as wal
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and c.relkind in ('r', 'i', 't')
    and c.oid not in (select reltoastrelid from pg_class where relnamespace = 'pg_catalog'::regnamespace)`;

/** Megabytes a minute by which database, log and write-ahead log grow while `work` is done, with its result. */
async function growth({ pool, logFile, during }, work) {
  const sizes = async () => {
    const { database, wal } = (await pool.query(SIZES)).rows[0];
    return { database: Number(database), wal: Number(wal), log: statSync(logFile).size };
  };
  const before = await sizes();
  const { result, seen, figures } = await during(work);
  const after = await sizes();
  const aMinute = (what) => ((after[what] - before[what]) / 1024 / 1024 / seen.seconds) * 60;
  return { result, figures, database: aMinute('database'), wal: aMinute('wal'), log: aMinute('log') };
}

async function send(url, seconds) {
  const sent = [];
  const begun = performance.now();
  for (let n = 0; n < PER_SECOND * seconds; n += 1) {
    sent.push(callBack(url, n));
    await sleep(begun + ((n + 1) * 1_000) / PER_SECOND - performance.now());
  }
  return Promise.all(sent);
}

async function callBack(url, n) {
  const body = JSON.stringify({ pno: `P${n}`, filler: randomBytes(BODY / 2).toString('hex') });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.8.${n % 200}.${(n >> 8) % 200}` };
  const response = await fetch(`${url}/pay/notify/egpay`, { method: 'POST', headers, body }).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status ?? 599;
}
