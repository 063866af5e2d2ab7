import { calls } from '@portal/contract';
import { Client, solveCaptcha, waitFor } from '@portal/testkit';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf } from '../../testing/bytes-of';
import { codeAt } from '../../testing/enrol-staff';
import { addTotp } from '../../testing/factors';
import { bankCard } from '../../testing/kyc-forms';
import { startTestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';
import { forgetFormer, rotateKeys } from './keys/rotate';
import { ops } from './testing/back-office';
import { annaAt, atGateway, keyOne, keyTwo, startTwoKeys } from '../../testing/two-keys';

const { common, customer, identity, staff } = calls;

let keys: Awaited<ReturnType<typeof startTwoKeys>>;
beforeAll(async () => {
  keys = await startTwoKeys();
});
afterAll(() => keys.stop());

const portal = (...words: string[]) =>
  ops(['keys', ...words], {
    DATABASE_URL: keys.first.databaseUrl,
    DATA_DIR: keys.dataDir,
    SECRET_KEYS: `${keyTwo},${keyOne}`,
  });

describe('portal keys', () => {
  const keyIds = async () =>
    (
      await keys.sql<{ key: number }>(
        `select distinct get_byte(v, 0) as key from (
           select id_encrypted as v from identity.identity union all select number_encrypted from identity.bank_card
           union all select totp_key from customer.factor union all select totp_key from staff.member) x where v is not null`,
      )
    ).map(({ key }) => key);

  it('lists how much each key has encrypted', async () => {
    await keys.verified();
    const { out, code } = await portal();
    expect(code).toBe(0);
    expect(out).toMatch(/^2 +加密 /m);
    expect(out).toMatch(/^1 +只解密 +[1-9]/m);
    const alone = await ops(['keys'], {
      DATABASE_URL: keys.first.databaseUrl,
      DATA_DIR: keys.dataDir,
      SECRET_KEYS: keyTwo,
    });
    expect(alone).toMatchObject({ code: 1, error: '缺少 1 号密钥：请加在 SECRET_KEYS 的最后。\n' });
    expect(alone.out + alone.error).not.toContain('7e7e');
  });

  it('is understood or refused', async () => {
    expect((await portal('turn')).code).toBe(1);
    const { code, error } = await ops(['keys'], { DATABASE_URL: keys.first.databaseUrl, SECRET_KEYS: 'x' });
    expect(code).not.toBe(0);
    expect(error).toContain('SECRET_KEYS');
  });

  it('leaves an export alone that is deleted meanwhile', async () => {
    const { customerNumber } = await keys.person();
    const part = 'e0'.repeat(16);
    const { crypto, ports } = keys.first.gateway;
    await ports.files.put(part, crypto.encrypt('part', `common.file|${part}`));
    await keys.sql(
      `insert into customer.data_export (customer_id, state, parts, file_id, ready_at)
       values ($1::bigint, 'ready', array[$2], $2, now())`,
      [customerNumber, part],
    );
    const text = `update customer.data_export set run = 'dropped' where customer_id = $1::bigint`;
    const { db, crypto: next } = keys.second.gateway;
    const faults = await whileHeld(keys.first, { text, values: [customerNumber] }, 1, () => [
      rotateKeys({ db, crypto: next, files: ports.files, progress: () => undefined }),
    ]);
    expect(faults).toEqual([[]]);
    expect((await ports.files.get(part))?.[0]).toBe(1);
  });

  it('forgets no key of which something was written since', async () => {
    await keys.verified();
    await keys.sql(`update kernel.key_check set used_at = now() - interval '4 minutes' where key_id = 1`);
    const { db, crypto } = keys.second.gateway;
    await expect(forgetFormer(db, crypto)).rejects.toThrow('请再运行一次');
    expect(await keys.sql('select key_id from kernel.key_check order by key_id')).toEqual([
      { key_id: 1 },
      { key_id: 2 },
    ]);
    await keys.sql('update kernel.key_check set used_at = now()');
  });

  it('encrypts everything with the first key while gateways work, and says when the former can go', async () => {
    const who = await keys.verified();
    const card = await who.client.ok(identity.addBank, await bankCard(who.client));
    const { secret } = await addTotp(who);
    const { fileId } = await keys
      .sql<{ fileId: string }>(
        'select front_file_id as "fileId" from identity.identity where customer_id = $1::bigint',
        [who.customerNumber],
      )
      .then(([row]) => row!);
    const path = common.file.path.replace(':fileId', fileId);
    const picture = (await bytesOf(who.client, path)).bytes;
    const [batch, document] = ['B1', 'c0'.repeat(16)];
    const { crypto, ports } = keys.first.gateway;
    await keys.sql(
      `insert into payout.batch (number, format, items, total, file, status, made_by) values ($1, 'xlsx', 1, 1, $2, 1, 'staff:anna')`,
      [batch, crypto.encrypt('file', `payout.batch|${batch}`)],
    );
    await ports.files.put(document, crypto.encrypt('paper', `common.file|${document}`));
    await keys.sql(
      `insert into common.document (id, uploaded_by, media_type, bytes) values ($1, 'staff:anna', 'image/png', 5)`,
      [document],
    );
    const [part] = ['d0'.repeat(16)];
    await ports.files.put(part!, crypto.encrypt('part', `common.file|${part}`));
    await keys.sql(
      `insert into customer.data_export (customer_id, state, parts, file_id, ready_at) values ($1::bigint, 'ready', array[$2], $2, now())`,
      [who.customerNumber, part],
    );

    // A value that no key opens, as after damage of the disk.
    const damaged = await keys.verified();
    const [{ value } = { value: Buffer.alloc(0) }] = await keys.sql<{ value: Buffer }>(
      `update identity.identity set id_encrypted = set_byte(id_encrypted, 20, 255 - get_byte(id_encrypted, 20))
       where customer_id = $1::bigint returning id_encrypted as value`,
      [damaged.customerNumber],
    );
    const broken = await portal('rotate');
    expect(broken.code).toBe(1);
    expect(broken.error).toMatch(/^1 项无法解密，保持原样，原密钥不能去掉：identity \d+\n$/);
    const former = 'select customer_id::text as id from identity.identity where get_byte(id_encrypted, 0) = 1';
    expect(await keys.sql(former)).toEqual([{ id: damaged.customerNumber }]);
    value[20] = 255 - value[20]!;
    await keys.sql('update identity.identity set id_encrypted = $2 where customer_id = $1::bigint', [
      damaged.customerNumber,
      value,
    ]);

    await solveCaptcha(who.client);
    const brief = await portal('rotate');
    expect(brief.error).toMatch(/另有 \d+ 个验证码等短期内容，最迟 \S+Z 失效/);
    for (const table of ['kernel.captcha', 'kernel.verify_code', 'customer.factor_step', 'staff.ticket'])
      await keys.sql(`update ${table} set expires_at = now() - interval '1 second'`);
    const used = await portal('rotate');
    expect(used.error).toMatch(/^三分钟内有网关用 1 号密钥加密/);
    expect(await keyIds()).toEqual([2]);

    await keys.first.stop();
    await keys.sql(`update kernel.key_check set used_at = now() - interval '4 minutes' where key_id = 1`);
    const done = await portal('rotate');
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(done.out).toMatch(/全部内容由 2 号密钥加密。\n1 号密钥可以从 SECRET_KEYS 去掉。\n$/);
    expect(await keys.sql('select key_id from kernel.key_check')).toEqual([{ key_id: 2 }]);
    expect(await keys.sql(`select after from kernel.audit where act = 'rotateKeys' order by id desc limit 1`)).toEqual([
      { after: { key: 2, removable: [1] } },
    ]);

    const timers = jest.spyOn(globalThis, 'setInterval');
    const last = await startTestGateway({ ...keys.settings, SECRET_KEYS: keyTwo }, keys.second.databaseUrl);
    try {
      await keys.sql(`update kernel.key_check set used_at = now() - interval '4 minutes'`);
      for (const [minute, delay] of timers.mock.calls) if (delay === 60_000) (minute as () => void)();
      const noted = `select from kernel.key_check where key_id = 2 and used_at > now() - interval '1 minute'`;
      await waitFor(async () => (await keys.sql(noted)).length === 1, 'the note of the minute');
      const staffClient = annaAt(last);
      const { customerNumber, idDocumentNumber, phone, password } = who;
      const shown = await staffClient.ok(staff.revealIdentity, { customerNumber });
      expect(shown.idDocumentNumber).toBe(idDocumentNumber);
      const { list } = await staffClient.ok(staff.customers, { search: idDocumentNumber });
      expect(list.map((row) => row.customerNumber)).toEqual([customerNumber]);
      expect((await bytesOf(atGateway(last, who), path)).bytes).toEqual(picture);
      expect(card.id).toBeDefined();
      const login = { username: phone, password, platform: 1 as const, factor: { code: codeAt(secret, 0) } };
      expect((await new Client(last.url).call(customer.login, login)).code).toBe('OK');
      const [stored] = await keys.sql<{ file: Buffer }>('select file from payout.batch where number = $1', [batch]);
      expect(last.gateway.crypto.decrypt(stored!.file, `payout.batch|${batch}`).toString()).toBe('file');
      for (const [id, text] of [
        [document, 'paper'],
        [part!, 'part'],
      ] as const)
        expect(
          last.gateway.crypto.decrypt((await last.gateway.ports.files.get(id))!, `common.file|${id}`).toString(),
        ).toBe(text);
      expect((await readFile(join(keys.dataDir, 'files', document.slice(0, 2), document)))[0]).toBe(2);
      expect((await atGateway(last, who).call(identity.addBank, await bankCard(atGateway(last, who)))).code).toBe('OK');
      expect(await keys.sql('select distinct key_id from common.file')).toEqual([{ key_id: 2 }]);
    } finally {
      timers.mockRestore();
      await last.stop();
    }
  });
});
