import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { loadSource } from '../../../commands/lib/load-source.mjs';
import { startSimulator } from './simulator-program.mjs';

/** A mail server that answers a greeting and takes no mail: what `npm run ops -- check` looks for. */
async function startMailServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail\r\n');
    socket.on('data', (line) => socket.write(/^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n'));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${server.address().port}`, stop: () => new Promise((done) => server.close(done)) };
}

/**
 * Starts PostgreSQL and every external system, and makes the settings of the program that uses them.
 * @param {string} folder
 * @param {number} port of the program
 * @param {<T extends {stop(): Promise<void>}>(party: T) => T} started takes each as soon as it runs
 */
export async function startParties(folder, port, started) {
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const gateway = { GATEWAY_URL: `http://127.0.0.1:${port}` };
  const starting = [
    startPostgres({ dataDir: join(folder, 'database') }),
    startMailServer(),
    startSimulator('mt5'),
    startSimulator('egpay', gateway),
    startSimulator('sms'),
  ];
  const [postgres, mail, mt5, egpay, sms] = await Promise.all(starting.map(async (party) => started(await party)));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  started({ stop: () => pool.end() });
  // MetaTrader's servers are two hours ahead of UTC in winter.
  await mt5.run('clock', 7200);
  await mt5.run('quote', 'EURUSD', '1.10000', '1.10012');
  await mt5.run('quote', 'XAUUSD', '2650.00', '2650.35');
  const settings = {
    ...mt5.settings,
    ...egpay.settings,
    ...sms.settings,
    MODE: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    SITE_ORIGIN: 'https://www.broker.example',
    USER_CENTER_ORIGIN: 'https://user.broker.example',
    COOKIE_DOMAIN: 'broker.example',
    STAFF_ORIGIN: 'https://staff.broker.example',
    TRUST_PROXY: 'loopback',
    SMTP_URL: mail.url,
    MT5_SYMBOLS: '*',
    PAYOUT_ACCOUNT: '310066661018150000001',
    PAYOUT_BANK: '102290000014',
  };
  return { pool, mt5, egpay, sms, settings };
}
