import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

async function refused(path: string, body: unknown, lang: string) {
  const answer = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { code: string; msg: string; data: { fields?: Record<string, string> } | null };
}

test.each([
  ['zh_CN', '请检查填写的内容', '请输入 11 位手机号', '请填写此项'],
  ['zh_TW', '請檢查填寫的內容', '請輸入 11 位手機號碼', '請填寫此項'],
  ['en', 'Please check what you have entered.', 'Enter the 11 digits of the mobile number.', 'Please fill this in.'],
  ['xx', '请检查填写的内容', '请输入 11 位手机号', '请填写此项'],
])('a refused body is explained in %s', async (lang, msg, mobile, required) => {
  const wrong = await refused('/v2/customer/checkPhone', { mobilePhone: '12', mobilePrefix: '86' }, lang);
  expect(wrong).toMatchObject({ code: 'PARAM', msg, data: { fields: { mobilePhone: mobile } } });
  const missing = await refused('/v2/customer/checkPhone', { mobilePrefix: '86' }, lang);
  expect(missing.data?.fields).toEqual({ mobilePhone: required });
});

test('a missing session is reported in the requested language', async () => {
  expect((await refused('/v2/user/queryKycInfo', {}, 'en')).msg).toBe('Please log in first.');
});
