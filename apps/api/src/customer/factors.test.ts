import { calls } from '@portal/contract';
import { Client, readCode, registerCustomer, solveCaptcha, type TestCustomer } from '@portal/testkit';
import { randomBytes } from 'node:crypto';
import { customerAsking } from '../core/factors/customer-factor';
import { codeAt } from '../testing/enrol-staff';
import { addTotp, factorSms, type AddedTotp } from '../testing/factors';
import { forgetAttempts } from '../testing/forget-attempts';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { softPasskey } from '../testing/soft-passkey';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
});
afterAll(() => test_.stop());
beforeEach(() => forgetAttempts(test_));

type Protected = TestCustomer & AddedTotp;
const protect = async (): Promise<Protected> => {
  const person = await registerCustomer(test_.url);
  return { ...person, ...(await addTotp(person)) };
};
const visitor = (platform: 1 | 2 | 3 = 1, address?: string) => new Client(test_.url, platform, address);
async function signIn(client: Client, { phone, password }: TestCustomer, more = {}) {
  const answer = await client.call(customer.login, { username: phone, password, platform: client.platform, ...more });
  if (answer.code === 'OK') client.token = answer.data.token;
  return answer;
}
/** As browsers report the pages of the customer. */
const originsOf = () => customerAsking(test_.gateway).origins;
/** Passkeys are of the brand's domain, on any of its origins. */
const passkeyOf = () => softPasskey(`http://${test_.gateway.brand.cookieDomain}`);
const shown = <T>(passkey: ReturnType<typeof softPasskey>, options: unknown) =>
  passkey.get(options as { challenge: string }, originsOf()[0]) as T;

async function addPasskey({ client, password }: TestCustomer, more: object) {
  const passkey = passkeyOf();
  const options = await client.ok(customer.factorOptions, { for: 'add' });
  const answer = passkey.create(options, originsOf().at(-1));
  return {
    passkey,
    answer: await client.call(customer.addFactor, { kind: 'passkey', password, passkey: answer as never, ...more }),
  };
}

it('asks for passkeys on the pages as browsers name them', () => {
  const { brand, env } = test_.gateway;
  const at = (port: number) => customerAsking({ brand, env: { ...env, PORT: port } }).origins;
  const named = (port: string) => Object.values(brand.origins).map((origin) => origin.replace(':{port}', port));
  expect(named('')).not.toEqual(Object.values(brand.origins));
  expect(at(8080)).toEqual(named(':8080'));
  expect(at(80)).toEqual(named(''));
});

describe('a sign-in', () => {
  it('on a new device asks for the factor, then knows the device; a known one is not asked', async () => {
    const person = await protect();
    expect((await signIn(person.client, person)).code).toBe('OK');
    const browser = visitor();
    const asked = await signIn(browser, person);
    expect(asked).toMatchObject({ code: 'FACTOR', data: { options: { kinds: ['totp'] } } });
    expect(browser.cookies.has('sid')).toBe(false);
    const wrong = { factor: { code: '000000' } };
    expect(await signIn(browser, person, wrong)).toMatchObject({ code: 'customer.factor', fields: { factor: /./ } });
    expect(
      (await signIn(browser, { ...person, password: 'Wrong1234' }, { factor: { code: codeAt(person.secret, 0) } }))
        .code,
    ).toBe('customer.credentials');
    expect((await signIn(browser, person, { factor: { code: codeAt(person.secret, 0) } })).code).toBe('OK');
    expect((await signIn(browser, person)).code).toBe('OK');
    const { list } = await person.client.ok(customer.loginRecords, {});
    expect(list.filter(({ success }) => !success)).toHaveLength(2);
  });

  it('of a customer without a factor is as before', async () => {
    const person = await registerCustomer(test_.url);
    for (const more of [{}, { factor: { code: '000000' } }])
      expect((await signIn(visitor(), person, more)).code).toBe('OK');
  });

  it('takes a code once, also of ten at once, and none of before', async () => {
    const person = await protect();
    expect((await signIn(visitor(), person, { factor: { code: codeAt(person.secret, -1) } })).code).toBe(
      'customer.factor',
    );
    await forgetAttempts(test_);
    const code = codeAt(person.secret, 0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(visitor(), person, { factor: { code } })));
    expect(answers.filter((one) => one.code === 'OK')).toHaveLength(1);
    await forgetAttempts(test_);
    expect((await signIn(visitor(), person, { factor: { code } })).code).toBe('customer.factor');
  });

  it('takes a recovery code once, also of five at once, and tells on every channel', async () => {
    const person = await protect();
    const [code = '', other = ''] = person.recoveryCodes;
    expect(person.recoveryCodes).toHaveLength(10);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(visitor(), person, { factor: { code } })));
    expect(answers.filter((one) => one.code === 'OK')).toHaveLength(1);
    await forgetAttempts(test_);
    expect((await signIn(visitor(), person, { factor: { code } })).code).toBe('customer.factor');
    expect((await signIn(visitor(), person, { factor: { code: other.replaceAll('-', '').toLowerCase() } })).code).toBe(
      'OK',
    );
    await outboxEmpty(test_);
    const sent = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.factor');
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('已添加'),
      expect.stringContaining('还剩 9 个'),
      expect.stringContaining('还剩 8 个'),
    ]);
    expect(sent[1]?.text).toContain('/security/not-me?ticket=');
    const stored = await test_.gateway.db.rows('test.codes', 'select code_hash from customer.recovery_code');
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('takes no factor or passkey of another customer', async () => {
    const [one, other] = [await protect(), await protect()];
    for (const code of [codeAt(other.secret, 0), ...other.recoveryCodes.slice(0, 1)])
      expect((await signIn(visitor(), one, { factor: { code } })).code).toBe('customer.factor');
    await forgetAttempts(test_);
    const { passkey } = await addPasskey(other, { factor: { code: codeAt(other.secret, 0) } });
    const asked = await signIn(visitor(), one);
    const { options } = asked.data as never as { options: { passkey?: unknown } };
    expect(options.passkey).toBeUndefined();
    const { challenge } = await other.client.ok(customer.factorOptions, {});
    expect((await signIn(visitor(), one, { factor: { passkey: shown(passkey, { challenge }) } })).code).toBe(
      'customer.factor',
    );
  });

  it('takes a passkey, for each challenge once, of the brand’s origins only', async () => {
    const person = await protect();
    const { passkey } = await addPasskey(person, { factor: { code: codeAt(person.secret, 0) } });
    const ask = async () => {
      const asked = await signIn(visitor(), person);
      return (asked.data as never as { options: { kinds: string[]; passkey: { challenge: string } } }).options;
    };
    const options = await ask();
    expect(options.kinds.toSorted()).toEqual(['passkey', 'totp']);
    const by = async (answer: unknown) => (await signIn(visitor(), person, { factor: { passkey: answer } })).code;
    expect(await by(passkey.get(options.passkey, 'https://evil.example'))).toBe('customer.factor');
    expect(await by(shown(passkey, { challenge: 'AAAA' }))).toBe('customer.factor');
    expect(await by(shown(passkeyOf(), options.passkey))).toBe('customer.factor');
    await forgetAttempts(test_);
    const good = shown(passkey, options.passkey);
    const answers = await Promise.all([by(good), by(good), by(good)]);
    expect(answers.filter((code) => code === 'OK')).toHaveLength(1);
    await forgetAttempts(test_);
    expect(await by(good)).toBe('customer.factor');
    // The challenge to add a passkey shows none.
    const adding = await person.client.ok(customer.factorOptions, { for: 'add' });
    expect(await by(shown(passkey, adding))).toBe('customer.factor');
  });

  it('of an app is asked, once for each key of a device', async () => {
    const person = await protect();
    const deviceKey = randomBytes(24).toString('base64url');
    const app = () => visitor(3);
    expect((await signIn(app(), person, { deviceKey })).code).toBe('FACTOR');
    expect((await signIn(app(), person, { deviceKey, factor: { code: codeAt(person.secret, 0) } })).code).toBe('OK');
    expect((await signIn(app(), person, { deviceKey })).code).toBe('OK');
    expect((await signIn(app(), person)).code).toBe('FACTOR');
  });

  it('after a new password by SMS is asked, and an auto-login makes no device known', async () => {
    const person = await protect();
    const { token } = await person.client.ok(customer.createAutoLoginToken, {});
    const opened = visitor();
    opened.token = token;
    await opened.ok(customer.factors, {});
    opened.token = undefined;
    expect((await signIn(opened, person)).code).toBe('FACTOR');
    const client = visitor();
    await client.ok(customer.getResetPwdCaptcha, {
      mobilePhone: person.phone,
      nationCode: '86',
      ...(await solveCaptcha(client)),
    });
    const verifyCode = await readCode(client, person.phone);
    const { ticket } = await client.ok(customer.validResetPwdCaptcha, { mobilePhone: person.phone, verifyCode });
    await client.ok(customer.resetPwd, { ticket, password: 'Another1' });
    expect((await signIn(client, { ...person, password: 'Another1' })).code).toBe('FACTOR');
  });

  it('counts guesses by customer and by address, codes and recovery codes together, and locks nobody out', async () => {
    const [person, other] = [await protect(), await protect()];
    const address = '203.0.113.9';
    const guess = (of: Protected, from?: string, code = '000000') => signIn(visitor(1, from), of, { factor: { code } });
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await guess(person, address, n % 2 ? '000000' : 'AAAA-AAAA-AAAA')).code);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'customer.factor'), 'customer.factorWait']);
    const waits = await guess(person, undefined, codeAt(person.secret, 0));
    expect(waits).toMatchObject({ status: 429, code: 'customer.factorWait' });
    expect(Number(waits.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await guess(other, address)).code).toBe('customer.factorWait');
    expect((await guess(other)).code).toBe('customer.factor');
    // The owner's known browser, and what the owner does there, do not wait.
    expect((await signIn(person.client, person)).code).toBe('OK');
    const { client, id, secret } = person;
    expect((await client.call(customer.removeFactor, { id, code: codeAt(secret, 0) })).code).toBe('OK');
  });

  it('checks no more guesses at once than in a row', async () => {
    const person = await protect();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(visitor(), person, { factor: { code: '000000' } })),
    );
    expect(answers.filter(({ code }) => code === 'customer.factor').length).toBeLessThanOrEqual(5);
  });
});

describe('the first factor', () => {
  it('needs the password and the code by SMS, ends the other sessions and makes their devices new', async () => {
    const person = await registerCustomer(test_.url);
    const { client, password } = person;
    const before = visitor();
    await signIn(before, person);
    const verifyCode = await factorSms(person);
    const add = (more: object) => client.call(customer.addFactor, { kind: 'totp', ...more });
    expect((await add({ verifyCode })).fields).toHaveProperty('password');
    expect((await add({ password })).fields).toHaveProperty('verifyCode');
    expect((await add({ password: 'Wrong1234', verifyCode })).code).toBe('customer.password');
    expect((await add({ password, verifyCode: '000000' })).code).toBe('customer.code');
    expect((await add({ code: '123456' })).code).toBe('customer.factorSetup');
    const { data } = await add({ password, verifyCode });
    expect(data.totp?.uri).toContain(`issuer=${encodeURIComponent(test_.gateway.brand.shortName)}`);
    expect(data.factors).toEqual([]);
    expect((await signIn(visitor(), person)).code).toBe('OK');
    const secret = data.totp?.secret ?? '';
    expect((await add({ code: '000000' })).fields).toHaveProperty('code');
    const done = await add({ code: codeAt(secret, 0), label: '手机' });
    expect(done.data).toMatchObject({ factors: [{ kind: 'totp', label: '手机' }], recoveryCodes: { length: 10 } });
    expect(await client.ok(customer.factors, {})).toEqual(done.data.factors);
    expect((await add({ code: codeAt(secret, 1) })).code).toBe('customer.factorSetup');
    expect((await before.call(customer.factors, {})).code).toBe('10005');
    expect((await signIn(before, person)).code).toBe('FACTOR');
    expect((await signIn(client, person)).code).toBe('OK');
    expect(await inPortal(person, 'customer.factor')).toHaveLength(1);
    const [row] = await test_.gateway.db.rows<{ totp_key: Buffer }>(
      'test.key',
      'select totp_key from customer.factor where customer_id = $1::bigint',
      [person.customerNumber],
    );
    expect(row?.totp_key.includes(Buffer.from(secret))).toBe(false);
  });

  it('may be a passkey; its challenge adds one, in a session of the customer', async () => {
    const [person, other] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
    const { challenge } = await other.client.ok(customer.factorOptions, { for: 'add' });
    const { client, password } = person;
    const foreign = passkeyOf().create({ challenge }, originsOf()[0]);
    const verifyCode = await factorSms(person);
    expect(
      (await client.call(customer.addFactor, { kind: 'passkey', password, verifyCode, passkey: foreign as never }))
        .code,
    ).toBe('customer.factorSetup');
    await test_.gateway.db.rows(
      'test.reopen',
      "update kernel.verify_code set closed_at = null, created_at = created_at - interval '2 minutes' where customer_id = $1::bigint",
      [person.customerNumber],
    );
    const { answer } = await addPasskey(person, { verifyCode });
    expect(answer.data).toMatchObject({
      factors: [{ kind: 'passkey', label: '通行密钥' }],
      recoveryCodes: { length: 10 },
    });
  });
});
