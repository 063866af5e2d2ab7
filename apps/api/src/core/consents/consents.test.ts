import { calls } from '@portal/contract';
import { agreementsFor, Client, registerCustomer } from '@portal/testkit';
import { createHash } from 'node:crypto';
import { changeText, heldConsents, textsFor } from '../../testing/consents';
import { idCard } from '../../testing/kyc-forms';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { account, common, customer, identity, staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const rowsOf = (customerNumber: string) => heldConsents(test_, customerNumber);
const texts = (kind: string) => textsFor(test_, kind);
const change = (id: string, to: { version?: string; text?: string }) => changeText(test_, id, to);

describe('asked again', () => {
  const asked = async (client: Client) => (await client.ok(account.queryAccountInfo, {})).agreeAgain ?? false;

  it('a customer without a record is asked for the registration, and for data that is there', async () => {
    // What another customer has given and agreed to does not count.
    const other = await registerCustomer(test_.url);
    await other.client.ok(identity.addIdCard, await idCard(other.client));
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

  it('a new version of a text is asked for, and the former one is refused', async () => {
    const [terms] = await texts('register');
    const { id = '', version = '' } = terms ?? {};
    const { client, customerNumber } = await registerCustomer(test_.url);
    await change(id, { version: '1.1.0' });
    try {
      expect((await texts('register'))[0]).toMatchObject({ id, version: '1.1.0' });
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
      const versions = await before.client.ok(common.textVersions, { id });
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
  const all = await client.ok(common.textVersions, {});
  const asked = (await client.ok(common.getCommonConfig, {})).agreements;
  expect(asked.filter(({ id }) => !all.some((version) => version.id === id))).toEqual([]);
  const privacy = all.find(({ title }) => title === '隐私政策');
  expect(privacy).toMatchObject({
    version: '1.1.0',
    from: '2026-11-29T16:00:00.000Z',
    href: `/legal/archive?version=${privacy?.hash}`,
  });
  for (const { hash } of all) {
    const [one] = await client.ok(common.textVersions, { hash });
    const text = 'select html from content.legal_text where hash = $1 order by no limit 1';
    expect(one?.html).toBe((await test_.gateway.db.row<{ html: string }>('test.html', text, [hash])).html);
  }
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
    address: client.address,
  });
  const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
  const { consents } = (await (await anna.fetch(path)).json()) as { consents: { sha256: string }[] };
  expect(consents.map(({ sha256 }) => sha256)).toEqual(file.consents.map(({ hash }) => hash).reverse());
});

it('the second brand asks for its own texts, and records them', async () => {
  const other = await startTestGateway({ BRAND: 'yunque', REVIEW: 'manual' });
  try {
    const { client, customerNumber } = await registerCustomer(other.url);
    await client.ok(identity.addIdCard, await idCard(client));
    const held = await heldConsents(other, customerNumber);
    expect(new Set(held.map(({ purpose }) => purpose))).toEqual(new Set(['register', 'identity']));
    const ours = await heldConsents(test_, (await registerCustomer(test_.url)).customerNumber);
    expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining(ours.map(({ id }) => id)));
    expect(held.filter(({ hash }) => ours.some((one) => one.hash === hash))).toEqual([]);
  } finally {
    await other.stop();
  }
});
