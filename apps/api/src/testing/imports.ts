import { calls } from '@portal/contract';
import { Client, newIdNumber, newPhone } from '@portal/testkit';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { codeHash } from '../core/codes/code-try';
import { readEnv } from '../start/env/env';
import { importFile } from '../start/run-import';
import { smsCode } from './payouts';
import { startTestGateway, testSecret } from './start-test-gateway';
import { schemaFolder } from './test-database';

const { account, customer } = calls;

export const customerHeader = 'mobilePhone,chineseName,idDocumentNumber,kyc';
export const verifiedLine = (phone = newPhone(), number = newIdNumber()) => `${phone},王小明,${number},approved`;

export type ImportingGateway = Awaited<ReturnType<typeof startImportingGateway>>;

/** A gateway on a simulated MetaTrader 5, and the import of files into its database. */
export async function startImportingGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
  const mt5 = await startMt5Simulator({ offset: 2 * 3600 });
  const platform = { MT5_URL: mt5.url, MT5_LOGIN: mt5.login, MT5_PASSWORD: mt5.password };
  const test = await startTestGateway(platform);

  /** Writes the lines to a file and imports it. Returns whether no line had a fault, and what was printed. */
  async function importing(what: string, lines: readonly string[] | Buffer, ...more: string[]) {
    const file = join(folder, `${what}-${randomBytes(4).toString('hex')}.csv`);
    writeFileSync(file, Buffer.isBuffer(lines) ? lines : lines.join('\n'));
    const printed: string[] = [];
    const ok = await importFile({
      env: readEnv({ ...platform, LOG_LEVEL: 'silent' }),
      databaseUrl: test.databaseUrl,
      schemaFolder,
      secret: testSecret,
      arguments: [what, file, ...more],
      print: (line) => printed.push(line),
    });
    return {
      ok,
      printed,
      faults: printed.filter((line) => line.startsWith('第')),
      sum: printed.find((line) => line.startsWith('共')),
    };
  }

  return {
    mt5,
    test,
    importing,
    /** A login that exists on the platform only, with a balance. */
    platformLogin(
      balance = 1_000_00n,
      group = 'real\\STD-USD',
      over: { name?: string; leverage?: string } = {},
    ): string {
      const login = String(300_000 + mt5.users.length);
      mt5.users.push({
        login,
        group,
        name: '王小明',
        leverage: '200',
        comment: '',
        rights: '355',
        password: 'Trade#2026',
        balance,
        credit: 0n,
        archived: false,
        account: {},
        ...over,
      });
      return login;
    },
    /** Imports a verified customer without a password, who then sets one by SMS. */
    async importedCustomer(): Promise<{ client: Client; phone: string }> {
      const phone = newPhone();
      await importing('customers', [customerHeader, verifiedLine(phone)], '--apply');
      const client = new Client(test.url);
      await test.gateway.db.rows(
        'test.giveResetCode',
        `insert into kernel.verify_code (kind, target, address, code_hash, expires_at)
         values ('resetPwd', $1, 'test', $2, now() + interval '5 minutes')`,
        [`86${phone}`, codeHash(test.gateway, 'resetPwd', `86${phone}`, smsCode)],
      );
      const { ticket } = await client.ok(customer.validResetPwdCaptcha, { mobilePhone: phone, verifyCode: smsCode });
      await client.ok(customer.resetPwd, { ticket, password: 'Passw0rd1' });
      client.token = (await client.ok(customer.login, { username: phone, password: 'Passw0rd1', platform: 1 })).token;
      return { client, phone };
    },
    async stop() {
      await test.stop();
      await mt5.close();
    },
  };
}

export const mt5Of = async (client: Client) =>
  (await client.ok(account.queryAccountInfo, {})).accounts.filter(({ kind }) => kind === 'mt5');
