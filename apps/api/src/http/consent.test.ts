import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, registerCustomer, solveCaptcha } from '@portal/testkit';
import { createHash } from 'node:crypto';
import { heldConsents, textsFor } from '../testing/consents';
import { bankCard, idCard } from '../testing/kyc-forms';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// Consent at every door that takes data of a customer, and the record of it.
const { customer, identity } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

type Agreed = { id: string; version: string };
type Answer = { code: string; status: number; fields: Record<string, string> };

const rowsOf = (customerNumber: string) => heldConsents(test_, customerNumber);
const texts = (kind: string) => textsFor(test_, kind);

interface Door {
  kind: 'register' | 'identity' | 'bank';
  way: string;
  /** Where the data goes. */
  table: string;
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
    table: 'customer.customer',
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
    table: 'identity.identity',
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
    table: 'identity.bank_card',
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

/** Lets every commit fail that writes into a table while `act` runs. */
async function whileRefused(table: string, act: () => Promise<void>): Promise<void> {
  const { db } = test_.gateway;
  await db.rows(
    'test.refusal',
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  );
  await db.rows(
    `test.refuse ${table}`,
    `create constraint trigger refuse after insert on ${table} deferrable initially deferred
     for each row execute function refuse()`,
  );
  await act().finally(() => db.rows('test.accept', 'drop function refuse cascade'));
}

describe.each(doors)('the form of $kind', ({ kind, way, table, form, done }) => {
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

  it.each(['customer.consent', table])(
    'stores data and consent together or neither, where %s fails',
    async (failing) => {
      const send = await form();
      const whole = await agreementsFor(seen.client, kind);
      const count = () =>
        test_.gateway.db.row<{ n: bigint }>('test.count', 'select count(*) as n from customer.consent');
      const before = await count();
      await whileRefused(failing, async () => {
        expect((await send(whole)).code).toBe('INTERNAL');
      });
      expect([await done(), await count()]).toEqual([false, before]);
    },
  );

  it('records who agreed to which text, when, where and how', async () => {
    const send = await form();
    const whole = await texts(kind);
    await send(whole.map(({ id, version }) => ({ id, version })));
    const rows = (await rowsOf(seen.customerNumber)).filter(({ purpose }) => purpose === kind);
    expect(rows.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const { hash, title, text, ...row } of rows) {
      expect(row).toMatchObject({ way, address: seen.client.address });
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
