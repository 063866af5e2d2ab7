import { calls } from '@portal/contract';
import { Client, newPhone, readCode, registerCustomer, solveCaptcha } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { customer, account } = calls;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.url);

describe('passwords', () => {
  test('a change keeps this session and ends the others', async () => {
    const { client, phone, password } = await registerCustomer(test_.url);
    const phone2 = visitor();
    phone2.token = (await phone2.ok(customer.login, { username: phone, password, platform: 1 })).token;
    expect(
      (await client.call(customer.updatePassWord, { oldPassword: 'Wrong123', newPassword: 'Newpass1' })).code,
    ).toBe('customer.oldPassword');
    expect((await client.call(customer.updatePassWord, { oldPassword: password, newPassword: password })).code).toBe(
      'customer.samePassword',
    );
    const sid = client.cookies.get('sid');
    const { token } = await client.ok(customer.updatePassWord, { oldPassword: password, newPassword: 'Newpass1' });
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('10005');
    client.token = token;
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('OK');
    expect(client.cookies.get('sid')).toBe(sid);
    expect((await phone2.call(account.queryAccountInfo, {})).code).toBe('10005');
  });

  test('a reset works once from request to new password', async () => {
    const { client, phone } = await registerCustomer(test_.url);
    const browser = visitor();
    const ask = { mobilePhone: phone, nationCode: '86', ...(await solveCaptcha(browser)) };
    const { resendAfter } = await browser.ok(customer.getResetPwdCaptcha, ask);
    expect(resendAfter).toBe(60);
    const { ticket } = await browser.ok(customer.validResetPwdCaptcha, {
      mobilePhone: phone,
      verifyCode: await readCode(browser, phone),
    });
    const [first, second] = await Promise.all(
      [1, 2].map(() => browser.call(customer.resetPwd, { ticket, password: 'Another1' })),
    );
    expect([first?.code, second?.code].sort()).toEqual(['OK', 'customer.ticket']);
    expect((await client.call(account.queryAccountInfo, {})).code).toBe('10005');
    expect((await browser.call(customer.login, { username: phone, password: 'Another1', platform: 1 })).code).toBe(
      'OK',
    );
  });

  test('a reset request for an unknown phone returns the same response and sends nothing', async () => {
    const browser = visitor();
    const mobilePhone = newPhone();
    const answer = await browser.call(customer.getResetPwdCaptcha, {
      mobilePhone,
      nationCode: '86',
      ...(await solveCaptcha(browser)),
    });
    expect(answer).toMatchObject({ code: 'OK', data: { resendAfter: 60 } });
    await expect(readCode(browser, mobilePhone)).rejects.toThrow('no code');
  });
});

describe('devices and e-mail', () => {
  test('a device is listed and can be ended by its owner only', async () => {
    const { client, phone, password } = await registerCustomer(test_.url);
    const other = visitor();
    other.token = (await other.ok(customer.login, { username: phone, password, platform: 1 })).token;
    const list = await client.ok(customer.sessions, {});
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const id = list.find(({ current }) => !current)?.id ?? '';
    const otherCustomer = await registerCustomer(test_.url);
    expect((await otherCustomer.client.call(customer.endSession, { id })).code).toBe('customer.session');
    await client.ok(customer.endSession, { id });
    expect((await other.call(account.queryAccountInfo, {})).code).toBe('10005');
    const records = await client.ok(customer.loginRecords, {});
    expect(records).toMatchObject({ total: 2, pageNo: 1, pageSize: 15 });
    expect(records.list[0]?.address).toMatch(/\.\*\.\*$/);
  });

  test('an e-mail address is bound once by its own code, in upper or lower case', async () => {
    const { client, password } = await registerCustomer(test_.url);
    const email = `Wang.${randomUUID().slice(0, 8)}@qq.com`;
    expect(await client.ok(customer.getBindEmail, {})).toEqual({ bound: false });
    await client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(client)) });
    const verifyCode = await readCode(client, email);
    expect((await client.call(customer.bindEmail, { email: `x${email}`, verifyCode, password })).code).toBe(
      'customer.code',
    );
    expect(await client.ok(customer.bindEmail, { email, verifyCode, password })).toEqual({
      email: expect.stringMatching(/^Wan\*+@qq\.com$/),
    });
    const other = await registerCustomer(test_.url);
    const again = { email: email.toUpperCase(), ...(await solveCaptcha(other.client)) };
    expect((await other.client.call(customer.getBindEmail, again)).code).toBe('customer.emailTaken');
  });

  test('returns only the levels of the brand', async () => {
    expect(await visitor().ok(customer.validateBrandLevel, { brandCode: 'EET', level: 'STD' })).toEqual({
      allowed: true,
      minDeposit: '500.00',
      leverage: 200,
      stopOut: 30,
    });
    expect(await visitor().ok(customer.validateBrandLevel, { brandCode: 'ABC', level: 'STD' })).toMatchObject({
      allowed: false,
      reason: { code: 'customer.brand' },
    });
  });

  test('a profile update keeps fields that are not sent', async () => {
    const { client } = await registerCustomer(test_.url);
    await client.ok(customer.updatePersonInfo, { nickname: '小王', city: '杭州' });
    expect(await client.ok(customer.updatePersonInfo, { province: '浙江' })).toMatchObject({ nickname: '小王' });
  });

  test('a profile update stores every field, clears an empty one, and changes no other customer', async () => {
    const { client } = await registerCustomer(test_.url);
    const otherCustomer = await registerCustomer(test_.url);
    const profile = { nickname: '小王', province: '浙江', city: '杭州', address: '文三路 1 号', occupation: '工程师' };
    expect(await client.ok(customer.updatePersonInfo, profile)).toMatchObject(profile);
    expect((await client.ok(account.queryAccountInfo, {})).custInfo).toMatchObject(profile);
    const cleared = await client.ok(customer.updatePersonInfo, { address: '', occupation: '  ' });
    expect(cleared).toMatchObject({ nickname: '小王', province: '浙江', city: '杭州' });
    expect(Object.keys(cleared)).not.toEqual(expect.arrayContaining(['address']));
    expect(Object.keys(cleared)).not.toEqual(expect.arrayContaining(['occupation']));
    const { custInfo } = await otherCustomer.client.ok(account.queryAccountInfo, {});
    expect(Object.keys(custInfo).filter((name) => name in profile)).toEqual([]);
  });

  test.each([
    ['nickname', 20],
    ['province', 20],
    ['city', 20],
    ['address', 100],
    ['occupation', 20],
  ] as const)('a %s may have %i characters and no more', async (field, most) => {
    const { client } = await registerCustomer(test_.url);
    expect(await client.ok(customer.updatePersonInfo, { [field]: '字'.repeat(most) })).toMatchObject({
      [field]: '字'.repeat(most),
    });
    const refused = await client.call(customer.updatePersonInfo, { [field]: '字'.repeat(most + 1) });
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['PARAM', [field]]);
  });
});
