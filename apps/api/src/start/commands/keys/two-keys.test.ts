import { calls } from '@portal/contract';
import { Client, newBankNumber, newIdNumber, readCode, solveCaptcha } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../../env/env';
import { importFile } from '../../run-import';
import { bankCard, decideIdentity, idCard } from '../../../testing/kyc-forms';
import { customerHeader, verifiedLine } from '../../../testing/imports';
import { newestTicket } from '../../../testing/notices';
import { requestForm } from '../../../testing/phone-changes';
import type { TestGateway } from '../../../testing/start-test-gateway';
import { schemaFolder } from '../../../testing/test-database';
import { annaAt, atGateway, keyOne, keyTwo, startTwoKeys } from '../../../testing/two-keys';

const { account, customer, identity, staff } = calls;

let keys: Awaited<ReturnType<typeof startTwoKeys>>;
beforeAll(async () => {
  keys = await startTwoKeys();
});
afterAll(() => keys.stop());

describe('while two keys are in use', () => {
  it('knows a card that the other key has written, also at once', async () => {
    const [owner, other] = [await keys.verified(), await keys.verified()];
    const add = async (gateway: TestGateway, who: typeof owner, accountNumber: string) =>
      (await atGateway(gateway, who).call(identity.addBank, await bankCard(who.client, { accountNumber }))).code;
    const accountNumber = newBankNumber();
    expect(await add(keys.first, owner, accountNumber)).toBe('OK');
    expect(await add(keys.second, owner, accountNumber)).toBe('identity.cardTaken');
    expect(await add(keys.second, other, accountNumber)).toBe('OK');
    const { list } = await annaAt(keys.first).ok(staff.reviews, { kind: 'bank', sort: '-createdAt' });
    expect(list.slice(0, 2).map(({ duplicates }) => duplicates)).toEqual([
      [owner.customerNumber],
      [other.customerNumber],
    ]);
    for (const again of [newBankNumber(), newBankNumber(), newBankNumber()]) {
      const codes = await Promise.all([add(keys.first, owner, again), add(keys.second, owner, again)]);
      expect(codes.sort()).toEqual(['OK', 'identity.cardTaken']);
    }
  });

  it('knows an identity that the other key has written, in search, list and decision', async () => {
    const { idDocumentNumber, customerNumber } = await keys.verified();
    const found = async (gateway: TestGateway) =>
      (await annaAt(gateway).ok(staff.customers, { search: idDocumentNumber })).list.map((row) => row.customerNumber);
    expect([await found(keys.first), await found(keys.second)]).toEqual([[customerNumber], [customerNumber]]);
    const other = await keys.person();
    await atGateway(keys.second, other).ok(identity.addIdCard, await idCard(other.client, { idDocumentNumber }));
    const hashes = await keys.sql(
      'select distinct id_index from identity.identity where customer_id = any ($1::bigint[])',
      [[customerNumber, other.customerNumber]],
    );
    expect(hashes).toHaveLength(1);
    await expect(decideIdentity(keys.second.gateway, other, 'approve')).rejects.toThrow('staff.duplicateIdentity');
    for (const gateway of [keys.first, keys.second])
      expect((await found(gateway)).sort()).toEqual([customerNumber, other.customerNumber].sort());
  });

  it('takes the number of an identity for a change of phone', async () => {
    const who = await keys.verified();
    const form = await requestForm(keys.second, who);
    const client = atGateway(keys.second, who);
    const wrong = await client.call(customer.requestPhoneChange, { ...form, idDocumentNumber: newIdNumber() });
    expect(wrong.code).toBe('customer.phoneIdNumber');
    expect((await client.call(customer.requestPhoneChange, form)).code).toBe('OK');
  });

  it('takes codes, captchas and links of the other key', async () => {
    const who = await keys.verified();
    const client = new Client(keys.second.url);
    const captcha = await solveCaptcha(who.client);
    const there = Object.assign(new Client(keys.second.url, 1, who.client.address), { cookies: who.client.cookies });
    await there.ok(customer.getResetPwdCaptcha, { mobilePhone: who.phone, nationCode: '86', ...captcha });
    const verifyCode = await readCode(client, who.phone);
    const wrong = verifyCode === '000000' ? '000001' : '000000';
    const tried = (code: string) =>
      new Client(keys.first.url, 1, who.client.address).call(customer.validResetPwdCaptcha, {
        mobilePhone: who.phone,
        verifyCode: code,
      });
    expect((await tried(wrong)).code).toBe('customer.code');
    expect((await tried(verifyCode)).code).toBe('OK');
    await who.client.ok(customer.updatePassWord, { oldPassword: who.password, newPassword: `${who.password}x` });
    const ticket = await newestTicket(keys.first, who.customerNumber);
    expect(await client.call(customer.notMe, { ticket })).toMatchObject({ code: 'OK', data: { frozen: true } });
  });

  it('imports no identity that the other key has written, and those that it has not', async () => {
    const { idDocumentNumber } = await keys.verified();
    const file = join(keys.dataDir, 'customers.csv');
    await writeFile(file, [customerHeader, verifiedLine(undefined, idDocumentNumber), verifiedLine()].join('\n'));
    const imported = async (...more: string[]) => {
      const printed: string[] = [];
      await importFile({
        env: readEnv({ LOG_LEVEL: 'silent' }),
        databaseUrl: keys.first.databaseUrl,
        schemaFolder,
        secret: `${keyTwo},${keyOne}`,
        arguments: ['customers', file, ...more],
        print: (line) => printed.push(line),
      });
      return printed.filter((line) => line.startsWith('第'));
    };
    const taken = expect.stringMatching(/^第 2 行.*该身份证号已由另一位客户认证/) as string;
    expect([await imported(), await imported('--apply')]).toEqual([[taken], [taken]]);
  });

  it('gives the first answer to a repeated opening of an account', async () => {
    const who = await keys.verified();
    const form = { level: 'MIN', password: 'Trade#2026' } as const;
    const key = randomUUID();
    const opened = await who.client.ok(account.createMT5Account, form, key);
    const again = await atGateway(keys.second, who).call(account.createMT5Account, form, key);
    expect(again).toMatchObject({ code: 'OK', data: { id: opened.id } });
    const other = await atGateway(keys.second, who).call(
      account.createMT5Account,
      { ...form, password: 'Trade#2027' },
      key,
    );
    expect(other.code).toBe('IDEMPOTENCY');
  });
});
