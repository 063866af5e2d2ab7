import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { least, most, shown } from '../figures.mjs';

const PER_SECOND = 100;
/** Bytes of a body; the gateway reads 64 KB. */
const BODY = 12_000;

/** Callbacks of the channel without a signature, 100 a second. What they leave on the disk: database and log. */
export async function callBackUnsigned({ url, pool, logFile, during }, { isShort }) {
  const seconds = isShort ? 15 : 60;
  const databaseSize = async () => {
    await pool.query('checkpoint').catch(() => undefined);
    return Number((await pool.query('select pg_database_size(current_database()) as size')).rows[0].size);
  };
  const walAt = async () => (await pool.query('select pg_current_wal_lsn() as at')).rows[0].at;
  const before = { database: await databaseSize(), log: statSync(logFile).size, wal: await walAt() };
  const { result, seen, figures } = await during(() => send(url, seconds));
  const minutes = seen.seconds / 60;
  const aMinute = (bytes) => bytes / 1024 / 1024 / minutes;
  const { rows } = await pool.query('select pg_current_wal_lsn() - $1::pg_lsn as bytes', [before.wal]);
  const database = aMinute((await databaseSize()) - before.database);
  const log = aMinute(statSync(logFile).size - before.log);
  return [
    most('数据库与日志每分钟增长', database + log, 1, ' MB'),
    shown('其中数据库', database, ' MB'),
    shown('其中日志', log, ' MB'),
    shown('预写日志（循环使用）', aMinute(Number(rows[0].bytes)), ' MB'),
    least('被拒的通知', result.filter((status) => status >= 400 && status < 500).length, PER_SECOND * seconds),
    most('被接受的通知', result.filter((status) => status < 400).length, 0),
    ...figures,
  ];
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
