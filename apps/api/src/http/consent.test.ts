import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, registerCustomer, solveCaptcha } from '@portal/testkit';
import { createHash } from 'node:crypto';
import { bankCard, idCard } from '../testing/kyc-forms';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// Consent at every door that takes data of a customer, and the record of it.
const { account, common, customer, identity, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

type Agreed = { id: string; version: string };
type Answer = { code: string; status: number; fields: Record<string, string> };

const rowsOf = (customerNumber: string) =>
  test_.gateway.db.rows<{
    id: string;
    hash: string;
    purpose: string;
    way: string;
    address: string;
    text: string;
    title: string;
  }>(
    'test.consents',
    `select t.id, t.hash, t.text, t.title, c.purpose, c.way, c.address from customer.consent c
     join content.legal_text t on t.no = c.text_no where c.customer_id = $1::bigint and c.withdrawn_at is null order by c.id`,
    [customerNumber],
  );
const texts = async (kind: string) =>
  (await new Client(test_.url).ok(common.getCommonConfig, {})).agreements.filter((text) => text.for === kind);

/** Puts a text into force, as a change of the content does; `undo` puts the former one back. */
async function change(id: string, to: { version?: string; text?: string }) {
  await test_.gateway.db.rows(
    'test.change',
    `insert into content.legal_text (id, version, hash, title, text, html, href, dated, from_at)
     select id, coalesce($2, version), case when $3::text is null then hash else encode(sha256(convert_to(title || E'\\n' || $3, 'utf8')), 'hex') end,
            title, coalesce($3, text), html, href, dated, now()
     from content.legal_text where id = $1 order by no desc limit 1`,
    [id, to.version ?? null, to.text ?? null],
  );
}

interface Door {
  kind: 'register' | 'identity' | 'bank';
  way: string;
  /** A form that lacks nothing, to be sent with what was agreed to. */
  form: () => Promise<(agreements?: readonly Agreed[]) => Promise<Answer & { data: unknown }>>;
  /** Whether it has done anything. */
  done: () => Promise<boolean>;
}

let seen: { customerNumber: string; client: Client; phone: string };

const doors: readonly Door[] = [
  {
    kind: 'register',
    way: 'registration',
    form: async () => {
      const [client, phone] = [new Client(test_.url), newPhone()];
      const from = { nationCode: '86', signature: test_.gateway.brand.code, mobilePhone: phone, trackParameters: {} };
      await client.ok(customer.sendOpenMessage, { ...from, ...(await solveCaptcha(client)) });
      const form = { ...from, verifyCode: await readCode(client, phone), password: 'Passw0rd1', platform: 1 } as const;
      seen = { client, phone, customerNumber: '' };
      return async (agreements) => {
        const answer = await client.call(customer.createAccount, {
          ...form,
          ...(agreements && { agreements: [...agreements] }),
        });
        if (answer.code === 'OK') {
          client.token = answer.data.token;
          seen = { ...seen, customerNumber: answer.data.username };
        }
        return answer;
      };
    },
    done: async () =>
      (await new Client(test_.url).ok(customer.checkPhone, { mobilePhone: seen.phone, mobilePrefix: '86' })).registered,
  },
  {
    kind: 'identity',
    way: 'identity',
    form: async () => {
      seen = await registerCustomer(test_.url);
      const { agreements: _, ...form } = await idCard(seen.client);
      return (agreements) =>
        seen.client.call(identity.addIdCard, { ...form, ...(agreements && { agreements: [...agreements] }) });
    },
    done: async () => (await seen.client.ok(identity.queryKycInfo, {})).identity.status !== 0,
  },
  {
    kind: 'bank',
    way: 'card',
    form: async () => {
      seen = await registerCustomer(test_.url);
      await seen.client.ok(identity.addIdCard, await idCard(seen.client));
      const { agreements: _, ...form } = await bankCard(seen.client);
      return (agreements) =>
        seen.client.call(identity.addBank, { ...form, ...(agreements && { agreements: [...agreements] }) });
    },
    done: async () => (await seen.client.ok(identity.getUserBankDetail, {})).length > 0,
  },
];

describe.each(doors)('the form of $kind', ({ kind, way, form, done }) => {
  it('is refused without every text in its present version, and does nothing then', async () => {
    const send = await form();
    const whole = await agreementsFor(seen.client, kind);
    const [first, ...others] = whole;
    const another = await agreementsFor(seen.client, kind === 'bank' ? 'identity' : 'bank');
    const wrong: (readonly Agreed[] | undefined)[] = [
      undefined,
      [],
      others,
      [{ ...first!, version: '0.9.0' }, ...others],
      [...whole, { id: '9999', version: '1.0.0' }],
      [...whole, ...another],
    ];
    for (const agreements of wrong) {
      const answer = await send(agreements);
      expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([200, 'CONSENT', ['agreements']]);
      expect(await done()).toBe(false);
    }
    expect((await send(whole)).code).toBe('OK');
  });

  it('records who agreed to which text, when, where and how', async () => {
    const send = await form();
    const whole = await texts(kind);
    await send(whole.map(({ id, version }) => ({ id, version })));
    const rows = (await rowsOf(seen.customerNumber)).filter(({ purpose }) => purpose === kind);
    expect(rows.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const { hash, title, text, ...row } of rows) {
      expect(row).toMatchObject({ way, address: '127.0.0.1' });
      expect(hash).toBe(createHash('sha256').update(`${title}\n${text}`).digest('hex'));
    }
    const { consents, open } = await seen.client.ok(customer.consents, {});
    expect(open).toEqual([]);
    expect(
      consents
        .filter((one) => one.for === kind)
        .map(({ hash }) => hash)
        .sort(),
    ).toEqual(rows.map(({ hash }) => hash).sort());
  });
});

it('records no consent where the form is refused for another reason, and none of another customer', async () => {
  const [one, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
  expect((await one.client.call(identity.addBank, await bankCard(one.client))).code).toBe('identity.required');
  const form = await idCard(one.client);
  expect((await other.client.call(identity.addIdCard, form)).code).toBe('identity.file');
  for (const { customerNumber } of [one, other])
    expect(new Set((await rowsOf(customerNumber)).map(({ purpose }) => purpose))).toEqual(new Set(['register']));
});

it('records one consent of two requests at the same time', async () => {
  const { client, customerNumber } = await registerCustomer(test_.url);
  const form = await idCard(client);
  const agreements = await agreementsFor(client, 'marketing');
  const answers = await Promise.all([
    client.call(identity.addIdCard, form),
    client.call(identity.addIdCard, form),
    client.call(customer.agree, { agreements }),
    client.call(customer.agree, { agreements }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'OK', 'OK', 'identity.submitted']);
  const purposes = (await rowsOf(customerNumber)).map(({ purpose }) => purpose);
  expect(purposes.filter((purpose) => purpose !== 'register').sort()).toEqual(['identity', 'marketing']);
});

describe('marketing', () => {
  it('is agreed to at registration only by choice, and later in the settings', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    expect((await rowsOf(customerNumber)).some(({ purpose }) => purpose === 'marketing')).toBe(false);
    const agreements = await agreementsFor(client, 'marketing');
    const { consents } = await client.ok(customer.agree, { agreements });
    expect(consents[0]).toMatchObject({ for: 'marketing', way: 'settings', withdrawable: true });
    const send = await doors[0]!.form();
    const all = [...(await agreementsFor(client, 'register')), ...agreements];
    expect((await send(all)).code).toBe('OK');
    expect((await rowsOf(seen.customerNumber)).at(-1)).toMatchObject({ purpose: 'marketing', way: 'registration' });
  });

  it('is withdrawn and agreed to again; both stay on record', async () => {
    const [{ client, customerNumber }, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const agreements = await agreementsFor(client, 'marketing');
    const { id = '' } = agreements[0] ?? {};
    for (const { client: each } of [{ client }, other]) await each.ok(customer.agree, { agreements });
    const { consents } = await client.ok(customer.withdrawConsent, { id });
    expect(consents[0]).toMatchObject({ for: 'marketing', withdrawable: false, withdrawnAt: expect.any(String) });
    expect((await client.call(customer.withdrawConsent, { id })).code).toBe('customer.consent');
    expect((await rowsOf(other.customerNumber)).at(-1)).toMatchObject({ purpose: 'marketing' });
    await client.ok(customer.agree, { agreements });
    const again = (await client.ok(customer.consents, {})).consents.filter((one) => one.for === 'marketing');
    expect(again.map(({ withdrawnAt }) => withdrawnAt === undefined)).toEqual([true, false]);
    expect((await rowsOf(customerNumber)).filter(({ purpose }) => purpose === 'marketing')).toHaveLength(1);
  });

  it.each(['register', 'identity', 'bank'] as const)('alone is withdrawn: a consent of %s is not', async (kind) => {
    const door = doors.find((one) => one.kind === kind);
    const whole = await agreementsFor(new Client(test_.url), kind);
    await (
      await door!.form()
    )(whole);
    const answer = await seen.client.call(customer.withdrawConsent, { id: whole[0]?.id ?? '' });
    expect(answer.code).toBe('customer.consentFixed');
    expect((await seen.client.call(customer.withdrawConsent, { id: '9999' })).code).toBe('customer.consent');
    expect((await seen.client.ok(customer.consents, {})).open).toEqual([]);
  });
});

describe('asked again', () => {
  const asked = async (client: Client) => (await client.ok(account.queryAccountInfo, {})).agreeAgain ?? false;

  it('a customer without a record is asked for the registration, and for data that is there', async () => {
    const { client, customerNumber } = await registerCustomer(test_.url);
    expect(await asked(client)).toBe(false);
    // As an imported customer, or one of before.
    const forget = () =>
      test_.gateway.db.transaction(async (tx) => {
        await tx.rows('test.allow', 'alter table customer.consent disable trigger immutable');
        await tx.rows('test.forget', 'delete from customer.consent where customer_id = $1::bigint', [customerNumber]);
        await tx.rows('test.refuse', 'alter table customer.consent enable trigger immutable');
      });
    await forget();
    expect(await asked(client)).toBe(true);
    const { open } = await client.ok(customer.consents, {});
    expect(open).toEqual(await texts('register'));
    await client.ok(identity.addIdCard, await idCard(client));
    await forget();
    const more = (await client.ok(customer.consents, {})).open;
    expect(more).toEqual([...(await texts('register')), ...(await texts('identity'))]);
    const agreements = more.map(({ id, version }) => ({ id, version }));
    const answer = await client.ok(customer.agree, { agreements });
    expect([answer.open, new Set(answer.consents.map(({ way }) => way))]).toEqual([[], new Set(['again'])]);
    expect(await asked(client)).toBe(false);
  });

  it('a new version of a text is asked for, and the former one is refused at every door', async () => {
    const [terms] = await texts('register');
    const { id = '', version = '' } = terms ?? {};
    const { client, customerNumber } = await registerCustomer(test_.url);
    const send = await doors[0]!.form();
    const former = await agreementsFor(client, 'register');
    await change(id, { version: '1.1.0' });
    try {
      expect((await send(former)).code).toBe('CONSENT');
      expect(await asked(client)).toBe(true);
      expect((await client.ok(customer.consents, {})).open).toMatchObject([{ id, version: '1.1.0' }]);
      expect(await client.call(customer.agree, { agreements: [{ id, version }] })).toMatchObject({
        code: 'CONSENT',
        fields: { agreements: expect.any(String) },
      });
      await client.ok(customer.agree, { agreements: [{ id, version: '1.1.0' }] });
      expect(await asked(client)).toBe(false);
      expect((await rowsOf(customerNumber)).filter((row) => row.id === id)).toHaveLength(2);
    } finally {
      await change(id, { version });
    }
  });

  it('another text under the same version is not asked for, and is kept apart by its hash', async () => {
    const [terms] = await texts('register');
    const { id = '' } = terms ?? {};
    const before = await registerCustomer(test_.url);
    const [first] = (await rowsOf(before.customerNumber)).filter((row) => row.id === id);
    await change(id, { text: '改过的正文' });
    try {
      expect(await asked(before.client)).toBe(false);
      const after = await registerCustomer(test_.url);
      const [second] = (await rowsOf(after.customerNumber)).filter((row) => row.id === id);
      expect(second?.hash).toBe(createHash('sha256').update(`${first?.title}\n改过的正文`).digest('hex'));
      expect(second?.hash).not.toBe(first?.hash);
      const versions = await before.client.ok(common.agreements, { id });
      expect(versions[0]).toMatchObject({ hash: second?.hash, version: '1.0.0' });
      expect(versions[0]).not.toHaveProperty('until');
      expect(versions[1]).toMatchObject({ hash: first?.hash, until: versions[0]?.from });
    } finally {
      await change(id, { text: first?.text });
    }
  });
});

it('lists every version of every text, and what one says', async () => {
  const client = new Client(test_.url);
  const all = await client.ok(common.agreements, {});
  const asked = (await client.ok(common.getCommonConfig, {})).agreements;
  expect(asked.filter(({ id }) => !all.some((version) => version.id === id))).toEqual([]);
  const privacy = all.find(({ title }) => title === '隐私政策');
  expect(privacy).toMatchObject({
    version: '1.0.0',
    from: '2025-02-12T16:00:00.000Z',
    href: `/legal/archive/${privacy?.hash}`,
  });
  const [one] = await client.ok(common.agreements, { hash: privacy?.hash ?? '' });
  expect(one?.html).toContain('<h2');
  expect(all[0]).not.toHaveProperty('html');
});

it('changes no text and no consent once they are there', async () => {
  const { db } = test_.gateway;
  await expect(db.rows('test.edit', `update content.legal_text set text = '' where id = '1011'`)).rejects.toThrow(
    'append-only',
  );
  await expect(db.rows('test.erase', `delete from content.legal_text where id = '1011'`)).rejects.toThrow(
    'append-only',
  );
  await expect(db.rows('test.move', 'update customer.consent set text_no = text_no + 1')).rejects.toThrow(
    'append-only',
  );
  await expect(
    db.rows('test.end', `update customer.consent set withdrawn_at = now() where purpose = 'register'`),
  ).rejects.toThrow('check');
});

it('staff see the consents of a customer, and the export has them', async () => {
  const { client, customerNumber } = await registerCustomer(test_.url);
  const agreements = await agreementsFor(client, 'marketing');
  await client.ok(customer.agree, { agreements });
  await client.ok(customer.withdrawConsent, { id: agreements[0]?.id ?? '' });
  const anna = new StaffClient(test_.staffUrl, test_.staffToken);
  const file = await anna.ok(staff.customerFile, { customerNumber });
  expect(file.consents).toHaveLength((await texts('register')).length + 1);
  expect(file.consents[0]).toMatchObject({ title: '营销信息同意书', way: 'settings', withdrawnAt: expect.any(String) });
  expect(file.consents.at(-1)).toMatchObject({
    title: '客户协议',
    version: '1.0.0',
    way: 'registration',
    address: '127.0.0.1',
  });
  const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
  const { consents } = (await (await anna.fetch(path)).json()) as { consents: { hash: string }[] };
  expect(consents.map(({ hash }) => hash)).toEqual(file.consents.map(({ hash }) => hash).reverse());
});
