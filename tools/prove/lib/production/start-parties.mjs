import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { loadSource } from '../../../commands/lib/load-source.mjs';
import { startSimulator } from './simulator-program.mjs';

/**
 * Starts PostgreSQL and every external system, and makes the settings of the program that uses them.
 * @param {string} folder
 * @param {number} port of the program
 * @param {<T extends {stop(): Promise<void>}>(party: T) => T} started takes each as soon as it runs
 * @param {object} [programs]
 * @param {string} [programs.bin] folder of PostgreSQL's programs; the npm package's without it
 * @param {() => Promise<{url: string, stop(): Promise<void>}>} [programs.startDatabase] starts the database in another way
 */
export async function startParties(folder, port, started, { bin, startDatabase } = {}) {
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const gateway = { GATEWAY_URL: `http://127.0.0.1:${port}` };
  const starting = [
    startDatabase ? startDatabase() : startPostgres({ dataDir: join(folder, 'database'), bin }),
    startSimulator('mt5'),
    startSimulator('egpay', gateway),
    startSimulator('sms'),
    startSimulator('mail'),
  ];
  const [postgres, mt5, egpay, sms, mail] = await Promise.all(starting.map(async (party) => started(await party)));
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
    ...mail.settings,
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
    MT5_SYMBOLS: '*',
    PAYOUT_ACCOUNT: '310066661018150000001',
    PAYOUT_BANK: '102290000014',
  };
  return { pool, mt5, egpay, sms, mail, settings };
}
