import { calls } from '@portal/contract';
import { Client, newIdNumber, newPhone, registerCustomer } from '@portal/testkit';
import { reconcile } from '../core/reconciliation';
import { readEnv } from './env/env';
import { importAll } from '../reports/import-jobs';
import { importFile, importUsage } from './run-import';
import {
  customerHeader as header,
  mt5Of,
  startImportingGateway,
  verifiedLine as verified,
  type ImportingGateway,
} from '../testing/imports';
import { breaksOf } from '../testing/payouts';
import { testSecret } from '../testing/start-test-gateway';
import { schemaFolder } from '../testing/test-database';
import { StaffClient } from '../testing/staff-client';

const { customer, identity, reports, staff } = calls;

let started: ImportingGateway;
const importing: ImportingGateway['importing'] = (...given) => started.importing(...given);

beforeAll(async () => {
  started = await startImportingGateway();
});
afterAll(() => started.stop());

const customers = async () =>
  (
    await started.test.gateway.db.row<{ n: number }>(
      'test.customers',
      'select count(*)::int as n from customer.customer',
    )
  ).n;
const isSound = async () => {
  expect(await breaksOf(started.test)).toEqual([]);
  expect(await reconcile(started.test.gateway)).toEqual([]);
};

describe('customers', () => {
  it('reports every faulty line and writes nothing in a dry run', async () => {
    const taken = await registerCustomer(started.test.url);
    const before = await customers();
    const phone = newPhone();
    const number = newIdNumber();
    const lines = [
      header,
      verified(phone, number),
      verified('1380013800'),
      `${newPhone()},John,${newIdNumber()},approved`,
      `${newPhone()},王小明,110101199003070000,approved`,
      `${newPhone()},王小明,${newIdNumber()},maybe`,
      `${newPhone()},王小明,,none`,
      `${newPhone()},,,none`,
      verified(phone),
      verified(newPhone(), number),
      verified(taken.phone),
    ];
    const { ok, faults, sum, printed } = await importing('customers', lines);
    expect(ok).toBe(false);
    expect(faults).toEqual([
      '第 3 行：手机号必须是 11 位数字',
      '第 4 行：姓名必须是 1 至 15 个汉字',
      '第 5 行：身份证号无效',
      '第 6 行：kyc 必须是 approved 或 none',
      '第 7 行：kyc 为 none 时，姓名与身份证号必须留空，由客户本人提交',
      '第 9 行：手机号重复（与第 2 行相同）',
      '第 10 行：身份证号重复（与第 2 行相同）',
      '第 11 行：该手机号已由另一位客户使用',
    ]);
    expect(sum).toBe('共 10 行：可导入 2，此前已导入 0，有误 8');
    expect(printed.at(-1)).toContain('没有写入任何数据');
    expect(await customers()).toBe(before);
  });

  it('imports with --apply, and imports nothing twice when repeated or resumed after an interruption', async () => {
    const lines = Array.from({ length: 3 }, () => verified());
    const before = await customers();
    expect(await importing('customers', [header, ...lines.slice(0, 2)], '--apply')).toMatchObject({
      ok: true,
      sum: '共 2 行：已导入 2，此前已导入 0，有误 0',
    });
    expect(await importing('customers', [header, ...lines], '--apply')).toMatchObject({
      ok: true,
      sum: '共 3 行：已导入 1，此前已导入 2，有误 0',
    });
    expect(await customers()).toBe(before + 3);
  });

  it('refuses an identity card that another customer has verified', async () => {
    const number = newIdNumber();
    await importing('customers', [header, verified(newPhone(), number)], '--apply');
    expect(await importing('customers', [header, verified(newPhone(), number)], '--apply')).toMatchObject({
      ok: false,
      faults: ['第 2 行：该身份证号已由另一位客户认证'],
    });
  });

  it.each([
    ['mobilePhone,name\n13800138000,王', '首行的列名必须是：mobilePhone,chineseName,idDocumentNumber,kyc'],
    [header, '文件没有数据行'],
    [`${header}\n"13800138000,王`, '文件不是有效的 CSV（第 2 行）'],
  ])('refuses the whole file %j', async (text, message) => {
    await expect(importing('customers', [text])).rejects.toThrow(message);
  });

  it('reads columns in any order and with a byte order mark, and refuses other encodings', async () => {
    const line = `approved,${newIdNumber()},王小明,${newPhone()}`;
    expect(await importing('customers', ['\ufeffkyc,idDocumentNumber,chineseName,mobilePhone', line])).toMatchObject({
      ok: true,
    });
    const other = Buffer.concat([Buffer.from(`${header}\n13800138000,`), Buffer.from([0xcd, 0xf5])]);
    await expect(importing('customers', other)).rejects.toThrow('UTF-8');
  });

  it.each([
    [[], importUsage],
    [['orders', 'a.csv'], importUsage],
    [['customers', 'missing.csv'], '无法读取文件 missing.csv（ENOENT）'],
    [['accounts', __filename], '请设置 MT5_URL'],
  ])('refuses the arguments %j without writing anything', async (words, message) => {
    const { databaseUrl } = started.test;
    const run = { env: readEnv({}), databaseUrl, schemaFolder, secret: testSecret, print: () => undefined };
    await expect(importFile({ ...run, arguments: words })).rejects.toThrow(message);
  });

  it('refuses an imported customer’s login like a stranger’s and names the way to set a password by SMS, and then shows the verified identity', async () => {
    const phone = newPhone();
    await importing('customers', [header, verified(phone)], '--apply');
    const refused = await new Client(started.test.url).call(customer.login, {
      username: phone,
      password: 'Passw0rd1',
      platform: 1,
    });
    const unknown = await new Client(started.test.url).call(customer.login, {
      username: newPhone(),
      password: 'Passw0rd1',
      platform: 1,
    });
    expect([refused.code, refused.msg]).toEqual([unknown.code, unknown.msg]);
    expect(refused.fields['password']).toContain('忘记密码');
    const { client } = await started.importedCustomer();
    const anna = new StaffClient(started.test.staffUrl, started.test.staffToken);
    const { list } = await anna.ok(staff.reviews, { kind: 'identity', status: 1 });
    expect(list[0]).toMatchObject({ subject: { chineseName: '王小明' }, files: [] });
    expect(await client.ok(identity.queryKycInfo, {})).toMatchObject({
      identity: { status: 1, chineseName: '王小明' },
    });
  });
});

describe('accounts', () => {
  it('links logins and posts their opening balances from the platform, once', async () => {
    const { client, phone } = await started.importedCustomer();
    const login = started.platformLogin(1_000_00n);
    started.mt5.recordDeal({ login, action: '3', profit: 50_00n });
    const lines = ['login,mobilePhone', `${login},${phone}`];
    expect(await importing('accounts', lines)).toMatchObject({ ok: true });
    expect(await mt5Of(client)).toEqual([]);
    expect(await importing('accounts', lines, '--apply')).toMatchObject({
      ok: true,
      sum: '共 1 行：已导入 1，此前已导入 0，有误 0',
    });
    const [linked] = await mt5Of(client);
    expect(linked).toMatchObject({ account_no: login, level: 'STD', leverage: 200, status: 'open' });
    expect(linked).toMatchObject({ balance: '1000.00', credit: '50.00', withdrawable: '1000.00' });
    await importAll(started.test.gateway, {});
    await isSound();
    expect(await importing('accounts', lines, '--apply')).toMatchObject({
      ok: true,
      sum: '共 1 行：已导入 0，此前已导入 1，有误 0',
    });
  });

  it('lists the opening entry first and later deals separately', async () => {
    const { client, phone } = await started.importedCustomer();
    const login = started.platformLogin(1_000_00n);
    const position = started.mt5.openPosition(login, {
      symbol: 'EURUSD',
      side: 'buy',
      volume: 2_000n,
      price: '1.10000',
    });
    started.mt5.closePosition(position, { price: '1.10100', profit: 20_00n, commission: -60n });
    const old = started.mt5.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 1_000n, price: '1.10000' });
    started.mt5.deals.at(-1)!.time -= 3 * 86_400;
    await importing('accounts', ['login,mobilePhone', `${login},${phone}`], '--apply');
    started.mt5.closePosition(old, { price: '1.10100', profit: 10_00n });
    await importAll(started.test.gateway, {});
    const [linked] = await mt5Of(client);
    expect(linked).toMatchObject({ balance: '1029.40' });
    const { list } = await client.ok(reports.explainBalance, { accountId: linked!.id });
    expect(list.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'trade 10.00',
      'trade 19.40',
      'opening 1000.00',
    ]);
    await isSound();
  });

  it('posts a negative opening balance as a debt, which later deals repay', async () => {
    const { client, phone } = await started.importedCustomer();
    const login = started.platformLogin(-30_00n);
    await importing('accounts', ['login,mobilePhone', `${login},${phone}`], '--apply');
    await isSound();
    started.mt5.recordDeal({ login, action: '2', profit: 100_00n });
    await importAll(started.test.gateway, {});
    expect((await mt5Of(client))[0]).toMatchObject({ balance: '70.00' });
    await isSound();
  });

  it('reports each line that cannot be linked', async () => {
    const [one, other] = [await started.importedCustomer(), await started.importedCustomer()];
    const login = started.platformLogin();
    await importing('accounts', ['login,mobilePhone', `${login},${one.phone}`], '--apply');
    const foreign = started.platformLogin(0n, 'real\\PRO-USD');
    const lines = [
      'login,mobilePhone',
      `${login},${other.phone}`,
      `${foreign},${one.phone}`,
      `999999,${one.phone}`,
      `${started.platformLogin()},${newPhone()}`,
      `MT5-1,${one.phone}`,
      `${foreign},${one.phone}`,
    ];
    expect(await importing('accounts', lines, '--apply')).toMatchObject({
      ok: false,
      faults: [
        '第 2 行：此账号已关联另一位客户',
        '第 3 行：此账号的组 real\\PRO-USD 不属于任何账户级别',
        '第 4 行：MT5 平台上没有此账号',
        '第 5 行：没有使用该手机号的客户，请先导入客户',
        '第 6 行：MT5 账号必须是数字',
        '第 7 行：MT5 账号重复（与第 3 行相同）',
      ],
    });
  });

  it('links the other logins if a deal of one cannot be read', async () => {
    const [one, other] = [await started.importedCustomer(), await started.importedCustomer()];
    const [odd, login] = [started.platformLogin(), started.platformLogin()];
    const { deal } = started.mt5.recordDeal({ login: odd, action: '5', profit: 1_00n, price: '1e-7' });
    const lines = ['login,mobilePhone', `${odd},${one.phone}`, `${login},${other.phone}`];
    expect(await importing('accounts', lines, '--apply')).toMatchObject({
      faults: ['第 2 行：未能读到此账号一致的余额和成交（可能正在交易），请重新运行'],
      sum: '共 2 行：已导入 1，此前已导入 0，有误 1',
    });
    started.mt5.changeDeal(deal, { price: '0.00000' });
    expect(await importing('accounts', lines, '--apply')).toMatchObject({ ok: true });
    await importAll(started.test.gateway, {});
    await isSound();
  });
});
