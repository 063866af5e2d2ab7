import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, registerCustomer, solveCaptcha } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, account, coin, sandbox } = calls;
const from = { nationCode: '86', signature: 'EET', trackParameters: {} };

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.url);
const sql = (name: string, text: string, values: unknown[] = []) => test_.gateway.db.rows(name, text, values);
/** Makes the newest code older than a minute. */
const letCodesBeAskedAgain = (target: string) =>
  sql(
    't.again',
    `update kernel.verify_code set created_at = created_at - interval '61 seconds'
     where id = (select max(id) from kernel.verify_code where target = $1)`,
    [target],
  );

/** Codes are counted by the day in Beijing. Around midnight those of a test would belong to two days. */
async function awayFromMidnight() {
  const [day, minute, hour] = [86_400_000, 60_000, 3_600_000];
  const since = (Date.now() + 8 * hour) % day;
  const left = day - since;
  if (since > 2 * minute && left > minute / 2) return;
  await sleep((left < minute ? left : 0) + 2 * minute);
}

async function sendCode(client: Client, mobilePhone: string) {
  return client.call(customer.sendOpenMessage, { ...from, mobilePhone, ...(await solveCaptcha(client)) });
}

describe('the captcha', () => {
  test('is a PNG, works once, and is invalid after a wrong attempt', async () => {
    const client = visitor();
    const random = randomUUID();
    const picture = await client.fetch(`/v2/user/captcha?random=${random}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const { validate } = await client.ok(sandbox.captchaAnswer, { random });
    const ask = (answer: string) =>
      client.call(customer.sendOpenMessage, { ...from, mobilePhone: newPhone(), random, validate: answer });
    const wrong = validate === '0000' ? '1111' : '0000';
    expect(await ask(wrong)).toMatchObject({ code: 'customer.captcha', fields: { validate: expect.any(String) } });
    expect((await ask(validate)).code).toBe('customer.captcha');
  });
});

describe('the verification code', () => {
  test('can be requested once a minute, even by ten requests at the same time', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(visitor(), phone)));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
    const refused = answers.find(({ code }) => code !== 'OK');
    expect(refused).toMatchObject({ code: 'customer.codeWait', status: 429 });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('can be requested at most ten times a day per phone and thirty times per IP address', async () => {
    await awayFromMidnight();
    const client = visitor();
    const phone = newPhone();
    for (let n = 0; n < 10; n++) {
      expect((await sendCode(client, phone)).code).toBe('OK');
      await letCodesBeAskedAgain(`86${phone}`);
    }
    expect((await sendCode(client, phone)).code).toBe('customer.codeDaily');
    for (let n = 0; n < 20; n++) expect((await sendCode(client, newPhone())).code).toBe('OK');
    expect((await sendCode(client, newPhone())).code).toBe('customer.codeDaily');
  }, 240_000);

  test('is invalid after five wrong attempts, and works for one of two requests at the same time', async () => {
    const client = visitor();
    const phone = newPhone();
    await sendCode(client, phone);
    const right = await readCode(client, phone);
    const agreements = await agreementsFor(client, 'register');
    const open = (verifyCode: string) =>
      client.call(customer.createAccount, {
        ...from,
        agreements,
        mobilePhone: phone,
        verifyCode,
        password: 'Passw0rd1',
        platform: 1,
      });
    const wrong = right === '000000' ? '111111' : '000000';
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await open(wrong)).code);
    expect(codes).toEqual([...Array<string>(4).fill('customer.code'), 'customer.codeTries']);
    expect((await open(right)).code).toBe('customer.codeTries');
    await letCodesBeAskedAgain(`86${phone}`);
    await sendCode(client, phone);
    const newCode = await readCode(client, phone);
    const both = await Promise.all([open(newCode), open(newCode)]);
    expect(both.map(({ code }) => code).sort()[0]).toBe('OK');
    expect(both.filter(({ code }) => code === 'OK')).toHaveLength(1);
  });

  test('for one action works for no other', async () => {
    const { client, phone } = await registerCustomer(test_.url);
    await client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 1 });
    const answer = await client.call(customer.validResetPwdCaptcha, {
      mobilePhone: phone,
      verifyCode: await readCode(client, phone),
    });
    expect(answer.code).toBe('customer.code');
  });
});

describe('registering', () => {
  test('creates a customer, a wallet and both parts of a session, and returns only masked data', async () => {
    const { client, phone, customerNumber } = await registerCustomer(test_.url);
    const info = await client.ok(account.queryAccountInfo, {});
    expect(info.custInfo).toMatchObject({
      customerNumber,
      mobilePhone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
      level: null,
    });
    expect(info.accounts).toMatchObject([
      { kind: 'wallet', balance: '0.00', status: 'open', account_no: customerNumber },
    ]);
    expect(JSON.stringify(info)).not.toContain(phone);
    expect(client.cookies.get('sid')).toHaveLength(43);
    expect(client.token).toHaveLength(43);
  });

  test('refuses a registered phone, a wrong signature, a wrong prefix and a wrong invite code', async () => {
    const { phone } = await registerCustomer(test_.url);
    const client = visitor();
    expect(await sendCode(client, phone)).toMatchObject({
      code: 'customer.registered',
      fields: { mobilePhone: expect.any(String) },
    });
    expect(await client.ok(customer.checkPhone, { mobilePhone: phone, mobilePrefix: '86' })).toEqual({
      registered: true,
    });
    const otherPhone = newPhone();
    const args = { ...from, mobilePhone: otherPhone, ...(await solveCaptcha(client)) };
    expect((await client.call(customer.sendOpenMessage, { ...args, signature: 'XYZ' })).code).toBe(
      'customer.signature',
    );
    expect((await client.call(customer.sendOpenMessage, { ...args, nationCode: '1' })).code).toBe('customer.prefix');
    await sendCode(client, otherPhone);
    const open = {
      ...from,
      agreements: await agreementsFor(client, 'register'),
      mobilePhone: otherPhone,
      password: 'Passw0rd1',
      platform: 1 as const,
      verifyCode: await readCode(client, otherPhone),
    };
    expect((await client.call(customer.createAccount, { ...open, inviteCode: 'NOBODY00' })).code).toBe(
      'customer.inviteCode',
    );
    // The code was not used up by it.
    const opened = await client.ok(customer.createAccount, { ...open, level: 'DIA' });
    // The chosen level is stored for opening an MT5 account; no account is open yet.
    expect(opened.custInfo).toMatchObject({ level: null, wantedLevel: 'DIA' });
  });

  test('tells nothing before the code is right: neither that the phone is registered nor whether an invite code exists', async () => {
    const { phone } = await registerCustomer(test_.url);
    const client = visitor();
    const agreements = await agreementsFor(client, 'register');
    const open = (mobilePhone: string, inviteCode?: string) =>
      client.call(customer.createAccount, {
        ...from,
        agreements,
        mobilePhone,
        verifyCode: '123456',
        password: 'Passw0rd1',
        platform: 1,
        ...(inviteCode ? { inviteCode } : {}),
      });
    const answers = [await open(phone), await open(newPhone()), await open(newPhone(), 'NOBODY00')];
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('customer.code'));
  });

  test.each([
    ['mobilePhone', '1380013800'],
    ['password', 'short1'.slice(0, 5)],
    ['password', 'onlyletters'],
    ['password', '密码password1'],
    ['verifyCode', '12345６'],
  ])('reports a wrong %s (%s) at its field', async (field, value) => {
    const good = {
      ...from,
      mobilePhone: newPhone(),
      verifyCode: '123456',
      password: 'Passw0rd1',
      platform: 1 as const,
    };
    const answer = await visitor().call(customer.createAccount, { ...good, [field]: value });
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([400, 'PARAM', [field]]);
    expect(answer.fields[field]).toMatch(/\p{Script=Han}/u);
  });
});

test('the check whether a phone is registered is limited per IP address; other calls are not affected', async () => {
  const strict = await startTestGateway({ PHONE_CHECKS_PER_MINUTE: '3' });
  const client = new Client(strict.url);
  const ask = () => client.call(customer.checkPhone, { mobilePhone: newPhone(), mobilePrefix: '86' });
  const codes = [];
  for (let n = 0; n < 4; n += 1) codes.push((await ask()).code);
  expect(codes).toEqual(['OK', 'OK', 'OK', 'RATE']);
  expect((await client.call(calls.common.getCommonConfig, {})).code).toBe('OK');
  await strict.stop();
});
