import { calls } from '@portal/contract';
import {
  Client,
  newBankNumber,
  newIdNumber,
  readCode,
  registerCustomer,
  solveCaptcha,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env';
import { importFile } from '../run-import';
import { staffTokenOf } from '../testing/add-test-staff';
import { bytesOf } from '../testing/bytes-of';
import { codeAt } from '../testing/enrol-staff';
import { addTotp } from '../testing/factors';
import { bankCard, decideIdentity, idCard } from '../testing/kyc-forms';
import { customerHeader, verifiedLine } from '../testing/imports';
import { newestTicket } from '../testing/notices';
import { requestForm } from '../testing/phone-changes';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, testSecret, type TestGateway } from '../testing/start-test-gateway';
import { schemaFolder } from '../testing/test-database';
import { ops } from './testing/back-office';

const { account, common, customer, identity, staff } = calls;

const [one, two] = [`1:${testSecret}`, `2:${'7e'.repeat(32)}`];
const dataDir = mkdtempSync(join(tmpdir(), 'portal-keys-'));
const settings = { REVIEW: 'manual', COOLING_HOURS: '0', DATA_DIR: dataDir };

/** Encrypts with key 1; `second` with key 2. Each reads both, as while the keys change. */
let first: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  first = await startTestGateway({ ...settings, SECRET_KEYS: `${one},${two}` });
  second = await startTestGateway({ ...settings, SECRET_KEYS: `${two},${one}` }, first.databaseUrl);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await first.gateway.db.pool.query(text, values)).rows as Row[];
const portal = (...words: string[]) =>
  ops(['keys', ...words], { DATABASE_URL: first.databaseUrl, DATA_DIR: dataDir, SECRET_KEYS: `${two},${one}` });
/** The same person at the other gateway. */
const at = (gateway: TestGateway, { client }: TestCustomer) =>
  Object.assign(new Client(gateway.url, 1, client.address), { token: client.token, cookies: client.cookies });
const anna = (gateway: TestGateway) => new StaffClient(gateway.staffUrl, staffTokenOf('anna'));
const person = () => registerCustomer(first.url);
/** A customer whose identity is approved, at the gateway of key 1. */
async function verified(idDocumentNumber = newIdNumber()) {
  const who = await person();
  await who.client.ok(identity.addIdCard, await idCard(who.client, { idDocumentNumber }));
  await decideIdentity(first.gateway, who, 'approve');
  return { ...who, idDocumentNumber };
}

describe('while two keys are in use', () => {
  it('knows a card that the other key has written, also at once', async () => {
    const accountNumber = newBankNumber();
    const [owner, other] = [await verified(), await verified()];
    await owner.client.ok(identity.addBank, await bankCard(owner.client, { accountNumber }));
    const form = await bankCard(other.client, { accountNumber });
    expect((await at(second, other).call(identity.addBank, form)).code).toBe('identity.cardTaken');
    for (const again of [newBankNumber(), newBankNumber(), newBankNumber()]) {
      const forms = [
        await bankCard(owner.client, { accountNumber: again }),
        await bankCard(other.client, { accountNumber: again }),
      ] as const;
      const codes = await Promise.all([
        owner.client.call(identity.addBank, forms[0]),
        at(second, other).call(identity.addBank, forms[1]),
      ]);
      expect(codes.map(({ code }) => code).sort()).toEqual(['OK', 'identity.cardTaken']);
    }
  });

  it('knows an identity that the other key has written, in search, list and decision', async () => {
    const { idDocumentNumber, customerNumber } = await verified();
    const found = async (gateway: TestGateway) =>
      (await anna(gateway).ok(staff.customers, { search: idDocumentNumber })).list.map((row) => row.customerNumber);
    expect([await found(first), await found(second)]).toEqual([[customerNumber], [customerNumber]]);
    const other = await person();
    await at(second, other).ok(identity.addIdCard, await idCard(other.client, { idDocumentNumber }));
    const hashes = await sql('select distinct id_index from identity.identity where customer_id = any ($1::bigint[])', [
      [customerNumber, other.customerNumber],
    ]);
    expect(hashes).toHaveLength(1);
    await expect(decideIdentity(second.gateway, other, 'approve')).rejects.toThrow('staff.duplicateIdentity');
    for (const gateway of [first, second])
      expect((await found(gateway)).sort()).toEqual([customerNumber, other.customerNumber].sort());
  });

  it('takes the number of an identity for a change of phone', async () => {
    const who = await verified();
    const form = await requestForm(second, who);
    const client = at(second, who);
    const wrong = await client.call(customer.requestPhoneChange, { ...form, idDocumentNumber: newIdNumber() });
    expect(wrong.code).toBe('customer.phoneIdNumber');
    expect((await client.call(customer.requestPhoneChange, form)).code).toBe('OK');
  });

  it('takes codes, captchas and links of the other key', async () => {
    const who = await verified();
    const client = new Client(second.url);
    const captcha = await solveCaptcha(who.client);
    const there = Object.assign(new Client(second.url, 1, who.client.address), { cookies: who.client.cookies });
    await there.ok(customer.getResetPwdCaptcha, { mobilePhone: who.phone, nationCode: '86', ...captcha });
    const verifyCode = await readCode(client, who.phone);
    const wrong = verifyCode === '000000' ? '000001' : '000000';
    const tried = (code: string) =>
      new Client(first.url, 1, who.client.address).call(customer.validResetPwdCaptcha, {
        mobilePhone: who.phone,
        verifyCode: code,
      });
    expect((await tried(wrong)).code).toBe('customer.code');
    expect((await tried(verifyCode)).code).toBe('OK');
    await who.client.ok(customer.updatePassWord, { oldPassword: who.password, newPassword: `${who.password}x` });
    const ticket = await newestTicket(first, who.customerNumber);
    expect(await client.call(customer.notMe, { ticket })).toMatchObject({ code: 'OK', data: { frozen: true } });
  });

  it('imports no identity that the other key has written, and those that it has not', async () => {
    const { idDocumentNumber } = await verified();
    const file = join(dataDir, 'customers.csv');
    await writeFile(file, [customerHeader, verifiedLine(undefined, idDocumentNumber), verifiedLine()].join('\n'));
    const imported = async (...more: string[]) => {
      const printed: string[] = [];
      await importFile({
        env: readEnv({ LOG_LEVEL: 'silent' }),
        databaseUrl: first.databaseUrl,
        schemaFolder,
        secret: `${two},${one}`,
        arguments: ['customers', file, ...more],
        print: (line) => printed.push(line),
      });
      return printed.filter((line) => line.startsWith('第'));
    };
    const taken = expect.stringMatching(/^第 2 行.*该身份证号已由另一位客户认证/) as string;
    expect([await imported(), await imported('--apply')]).toEqual([[taken], [taken]]);
  });

  it('gives the first answer to a repeated opening of an account', async () => {
    const who = await verified();
    const form = { level: 'MIN', password: 'Trade#2026' } as const;
    const key = randomUUID();
    const opened = await who.client.ok(account.createMT5Account, form, key);
    const again = await at(second, who).call(account.createMT5Account, form, key);
    expect(again).toMatchObject({ code: 'OK', data: { id: opened.id } });
    const other = await at(second, who).call(account.createMT5Account, { ...form, password: 'Trade#2027' }, key);
    expect(other.code).toBe('IDEMPOTENCY');
  });
});

describe('portal keys', () => {
  const keyIds = async () =>
    (
      await sql<{ key: number }>(
        `select distinct get_byte(v, 0) as key from (
           select id_encrypted as v from identity.identity union all select number_encrypted from identity.bank_card
           union all select totp_key from customer.factor union all select totp_key from staff.member) x where v is not null`,
      )
    ).map(({ key }) => key);

  it('lists how much each key has encrypted', async () => {
    const { out, code } = await portal();
    expect(code).toBe(0);
    expect(out).toMatch(/^2 +加密 /m);
    expect(out).toMatch(/^1 +只解密 +[1-9]/m);
    const alone = await ops(['keys'], { DATABASE_URL: first.databaseUrl, DATA_DIR: dataDir, SECRET_KEYS: two });
    expect(alone).toMatchObject({ code: 1, error: '缺少 1 号密钥：请加在 SECRET_KEYS 的最后。\n' });
    expect(alone.out + alone.error).not.toContain('7e7e');
  });

  it('is understood or refused', async () => {
    expect((await portal('turn')).code).toBe(1);
    const { code, error } = await ops(['keys'], { DATABASE_URL: first.databaseUrl, SECRET_KEYS: 'x' });
    expect(code).not.toBe(0);
    expect(error).toContain('SECRET_KEYS');
  });

  it('encrypts everything with the first key while gateways work, and says when the former can go', async () => {
    const who = await verified();
    const card = await who.client.ok(identity.addBank, await bankCard(who.client));
    const { secret } = await addTotp(who);
    const { fileId } = await sql<{ fileId: string }>(
      'select front_file_id as "fileId" from identity.identity where customer_id = $1::bigint',
      [who.customerNumber],
    ).then(([row]) => row!);
    const path = common.file.path.replace(':fileId', fileId);
    const picture = (await bytesOf(who.client, path)).bytes;
    const [batch, document] = ['B1', 'c0'.repeat(16)];
    const { crypto, ports } = first.gateway;
    await sql(
      `insert into payout.batch (number, format, items, total, file, status, made_by) values ($1, 'xlsx', 1, 1, $2, 1, 'staff:anna')`,
      [batch, crypto.encrypt('file', `payout.batch|${batch}`)],
    );
    await ports.files.put(document, crypto.encrypt('paper', `common.file|${document}`));
    await sql(
      `insert into common.document (id, uploaded_by, media_type, bytes) values ($1, 'staff:anna', 'image/png', 5)`,
      [document],
    );
    const [part] = ['d0'.repeat(16)];
    await ports.files.put(part!, crypto.encrypt('part', `common.file|${part}`));
    await sql(
      `insert into customer.data_export (customer_id, state, parts, file_id, ready_at) values ($1::bigint, 'ready', array[$2], $2, now())`,
      [who.customerNumber, part],
    );

    // A value that no key opens, as after damage of the disk.
    const damaged = await verified();
    const [{ value } = { value: Buffer.alloc(0) }] = await sql<{ value: Buffer }>(
      `update identity.identity set id_encrypted = set_byte(id_encrypted, 20, 255 - get_byte(id_encrypted, 20))
       where customer_id = $1::bigint returning id_encrypted as value`,
      [damaged.customerNumber],
    );
    const broken = await portal('rotate');
    expect(broken.code).toBe(1);
    expect(broken.error).toMatch(/^1 项无法解密，保持原样，原密钥不能去掉：identity \d+\n$/);
    const former = 'select customer_id::text as id from identity.identity where get_byte(id_encrypted, 0) = 1';
    expect(await sql(former)).toEqual([{ id: damaged.customerNumber }]);
    value[20] = 255 - value[20]!;
    await sql('update identity.identity set id_encrypted = $2 where customer_id = $1::bigint', [
      damaged.customerNumber,
      value,
    ]);

    await solveCaptcha(who.client);
    const brief = await portal('rotate');
    expect(brief.error).toMatch(/另有 \d+ 个验证码等短期内容，最迟 \S+Z 失效/);
    for (const table of ['kernel.captcha', 'kernel.verify_code', 'customer.factor_step', 'staff.ticket'])
      await sql(`update ${table} set expires_at = now() - interval '1 second'`);
    const used = await portal('rotate');
    expect(used.error).toMatch(/^三分钟内有网关用 1 号密钥加密/);
    expect(await keyIds()).toEqual([2]);

    await first.stop();
    await sqlOfSecond(`update kernel.key_check set used_at = now() - interval '4 minutes' where key_id = 1`);
    const done = await portal('rotate');
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(done.out).toMatch(/全部内容由 2 号密钥加密。\n1 号密钥可以从 SECRET_KEYS 去掉。\n$/);
    expect(await sqlOfSecond('select key_id from kernel.key_check')).toEqual([{ key_id: 2 }]);
    expect(
      await sqlOfSecond(`select after from kernel.audit where act = 'rotateKeys' order by id desc limit 1`),
    ).toEqual([{ after: { key: 2, removable: [1] } }]);

    const timers = jest.spyOn(globalThis, 'setInterval');
    const last = await startTestGateway({ ...settings, SECRET_KEYS: two }, second.databaseUrl);
    try {
      await sqlOfSecond(`update kernel.key_check set used_at = now() - interval '4 minutes'`);
      for (const [minute, delay] of timers.mock.calls) if (delay === 60_000) (minute as () => void)();
      const noted = `select from kernel.key_check where key_id = 2 and used_at > now() - interval '1 minute'`;
      await waitFor(async () => (await sqlOfSecond(noted)).length === 1, 'the note of the minute');
      const staffClient = anna(last);
      const { customerNumber, idDocumentNumber, phone, password } = who;
      const shown = await staffClient.ok(staff.revealIdentity, { customerNumber });
      expect(shown.idDocumentNumber).toBe(idDocumentNumber);
      const { list } = await staffClient.ok(staff.customers, { search: idDocumentNumber });
      expect(list.map((row) => row.customerNumber)).toEqual([customerNumber]);
      expect((await bytesOf(at(last, who), path)).bytes).toEqual(picture);
      expect(card.id).toBeDefined();
      const login = { username: phone, password, platform: 1 as const, factor: { code: codeAt(secret, 0) } };
      expect((await new Client(last.url).call(customer.login, login)).code).toBe('OK');
      const [stored] = await sqlOfSecond<{ file: Buffer }>('select file from payout.batch where number = $1', [batch]);
      expect(last.gateway.crypto.decrypt(stored!.file, `payout.batch|${batch}`).toString()).toBe('file');
      for (const [id, text] of [
        [document, 'paper'],
        [part!, 'part'],
      ] as const)
        expect(
          last.gateway.crypto.decrypt((await last.gateway.ports.files.get(id))!, `common.file|${id}`).toString(),
        ).toBe(text);
      expect((await readFile(join(dataDir, 'files', document.slice(0, 2), document)))[0]).toBe(2);
      expect((await at(last, who).call(identity.addBank, await bankCard(at(last, who)))).code).toBe('OK');
      expect(await sqlOfSecond('select distinct key_id from common.file')).toEqual([{ key_id: 2 }]);
    } finally {
      timers.mockRestore();
      await last.stop();
    }
  });
});

const sqlOfSecond = async <Row>(text: string, values: unknown[] = []) =>
  (await second.gateway.db.pool.query(text, values)).rows as Row[];
