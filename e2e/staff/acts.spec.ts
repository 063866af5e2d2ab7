import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { picture } from '@portal/testkit';
import { readFileSync } from 'node:fs';
import { everyRole } from '../every-role';
import { focusOn } from '../focus-on';
import { signInStaff, stepUpStaff } from '../sign-in-staff';
import { startGateway } from '../start-gateway';
import { openStaff } from './open-staff';
import { demoHistory, staffClient, waitingWithdrawal } from './waiting-work';

const { sandbox, staff } = calls;

test.describe.configure({ mode: 'serial' });

let gateway: Awaited<ReturnType<typeof startGateway>>;
const tokens = new Map<string, string>();
const tokenOf = (name: string) => tokens.get(name) ?? '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await startGateway({
    REVIEW: 'manual',
    SETTINGS_LEAD_SECONDS: '0',
    SETTINGS_NOTICE_DAYS: '0',
    SMS_DAILY_ADDRESS: '100000',
    RATE_PER_MINUTE: '100000',
  });
  for (const name of ['bowen', 'ella', 'chen']) tokens.set(name, await signInStaff(gateway.staffLoopback, name));
  tokens.set('every', await everyRole(gateway.staffLoopback, gateway.loopback));
  await demoHistory(staffClient(gateway.staffLoopback, tokenOf('bowen')));
});
test.afterAll(() => gateway.stop());

const demoCustomer = '80010007';

test('one member creates a batch, another releases it, and the result of the bank closes it', async ({ browser }) => {
  test.setTimeout(120_000);
  const bowen = staffClient(gateway.staffLoopback, tokenOf('bowen'));
  const compliance = staffClient(gateway.staffLoopback, tokenOf('chen'));
  const pno = await waitingWithdrawal(gateway.loopback, compliance, '200.00');
  await bowen.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/batches`);
  await expect(first.getByText('1 笔，合计')).toBeVisible();
  await first.getByRole('button', { name: '生成 CSV 批次' }).click();
  await expect(first.getByRole('heading', { level: 1, name: /^批次 B/ })).toBeVisible();
  await first.getByRole('button', { name: '放行 A' }).click();
  await expect(first.getByText('该操作须由两位不同的员工完成')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(first.url());
  await second.getByRole('button', { name: '放行 A' }).click();
  await expect(second.getByText(/已放行，可以下载文件/)).toBeVisible();
  const downloading = second.waitForEvent('download');
  await second.getByRole('button', { name: '下载付款文件' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toContain(pno);
  const form = new FormData();
  form.set('file', new Blob([file]), 'payouts.csv');
  const said = await fetch(gateway.staffLoopback + sandbox.bankResult.path, { method: 'POST', body: form });
  await second.getByLabel('银行结果文件').setInputFiles({
    name: 'result.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(await said.arrayBuffer()),
  });
  await expect(second.getByRole('dialog', { name: '银行结果' })).toContainText(`${pno} 已付款`);
  // The list of all payouts has it as paid, and opens it by keyboard.
  await second.goto(`${gateway.staff}/payouts`);
  await second.getByLabel('状态').selectOption({ label: '已付款' });
  await second.getByLabel('单号或客户编号').fill(pno);
  await expect(second).toHaveURL(new RegExp(`state=paid&search=${pno}`));
  await expect(second.getByText('共 1 条')).toBeVisible();
  await expect(second.getByRole('row', { name: new RegExp(`${pno}.*200\\.00.*已付款`) })).toBeVisible();
  await focusOn(second.getByRole('grid', { name: '全部出金' }));
  await second.keyboard.press('Enter');
  await expect(second).toHaveURL(new RegExp(`/review/withdraw/${pno}$`));
});

test('two members adjust a balance', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/adjustments`);
  await first.getByRole('button', { name: /提出调整/ }).click();
  const form = first.getByRole('form', { name: '提出调整' });
  await form.getByLabel('类型').selectOption({ label: '电汇入金' });
  await form.getByLabel('客户编号').fill(demoCustomer);
  await form.getByLabel('账户').selectOption({ label: `主账户 ${demoCustomer}（USD）` });
  await form.getByLabel('金额').fill('12.50');
  await form.getByLabel('银行流水号').fill('WIRE-1');
  await form.getByLabel('说明').fill('银行已到账');
  await form.getByRole('button', { name: '提出', exact: true }).click();
  await expect(form.getByText('请上传凭证图片')).toBeVisible();
  await form.getByLabel('凭证图片').setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture().arrayBuffer()),
  });
  await expect(form.getByText('请上传凭证图片')).toBeHidden();
  await form.getByRole('button', { name: '提出', exact: true }).click();
  await expect(first.getByText('已提出，等待另一位员工批准')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(`${gateway.staff}/adjustments?status=1`);
  await expect(second.getByText('共 1 条')).toBeVisible();
  await second.keyboard.press('Enter');
  await expect(second.getByRole('img', { name: '凭证图片' })).toBeVisible();
  await second.getByRole('button', { name: '批准并记账' }).click();
  await expect(second.getByText(/^A\w+ 已记账$/)).toBeVisible();
});

test('two members lift a stop of payouts', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/reconciliation`);
  await first.getByRole('button', { name: '暂停所有付款' }).click();
  const dialog = first.getByRole('dialog', { name: '暂停所有付款' });
  await dialog.getByLabel('原因').fill('核对银行流水');
  await dialog.getByRole('button', { name: '暂停付款' }).click();
  await first.getByRole('button', { name: '同意解除' }).click();
  await expect(first.getByText('您已同意，须由另一位员工同意后恢复付款。')).toBeVisible();
  await expect(first.getByRole('button', { name: '同意解除' })).toBeHidden();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await expect(second.getByText('核对银行流水')).toBeVisible();
  await second.goto(`${gateway.staff}/reconciliation`);
  await expect(second.getByText('已同意解除：员工 bowen@staff.localhost')).toBeVisible();
  await second.getByRole('button', { name: '同意解除' }).click();
  await expect(second.getByText('付款已恢复')).toBeVisible();
  await expect(second.getByText('付款正常进行。')).toBeVisible();
});

test('two members resolve a break of the reconciliation in its drawer, by keyboard', async ({ browser }) => {
  test.setTimeout(120_000);
  const bowen = staffClient(gateway.staffLoopback, tokenOf('bowen'));
  const { accounts } = await bowen.ok(staff.customerFile, { customerNumber: demoCustomer });
  const login = accounts.find(({ kind }) => kind === 'mt5')?.account_no ?? '';
  await bowen.ok(sandbox.mt5Balance, { login, amount: '12.34' });
  for (const name of ['bowen', 'ella']) await stepUpStaff(gateway.staffLoopback, name, tokenOf(name));
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/reconciliation?state=open&area=platform`);
  await expect(first.getByText('没有符合筛选条件的记录')).toBeVisible();
  await first.getByRole('button', { name: '立即核对' }).click();
  await expect(first.getByText(/发现 1 处差异/)).toBeVisible();
  await expect(first.getByRole('row', { name: new RegExp(`未解决.*${login}`) })).toBeVisible();
  await expect(first.getByRole('table', { name: '最近核对' }).getByText('1 处差异')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  for (const page of [first, second]) {
    await page.goto(`${gateway.staff}/reconciliation?state=open`);
    await expect(page.getByRole('grid', { name: '对账差异' })).toBeVisible();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: `平台余额 ${login}` });
    await drawer.getByRole('button', { name: '更正' }).click();
    await page.getByRole('button', { name: '提交处理方式' }).click();
    await expect(page.getByText('已提交')).toBeVisible();
    await expect(drawer.getByText(/提出更正/)).toBeVisible();
  }
  const drawer = second.getByRole('dialog', { name: `平台余额 ${login}` });
  await expect(drawer.getByText('已更正')).toBeVisible();
  await expect(drawer.getByText('员工 bowen@staff.localhost、员工 ella@staff.localhost')).toBeVisible();
  await second.keyboard.press('Escape');
  await second.getByLabel('状态').selectOption('closed');
  await expect(second).toHaveURL(/state=closed/);
  const downloading = second.waitForEvent('download');
  await second.getByRole('button', { name: 'CSV' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toMatch(
    new RegExp(`已更正,交易平台,平台余额,${login}`),
  );
});

test('one member records the balance of a bank account, and another corrects it with a reason', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/reports?tab=bankDays`);
  await expect(first.getByText('这段时间还没有登记银行余额')).toBeVisible();
  await first.getByRole('button', { name: '登记银行余额' }).click();
  const form = first.getByRole('form', { name: '登记银行余额' });
  await form.getByRole('button', { name: '登记' }).click();
  await expect(form.getByText('请填写银行账户')).toBeVisible();
  await form.getByLabel('银行账户').fill('工行客户资金专户 8821');
  await form.getByLabel('日终余额').fill('1000.005');
  await form.getByLabel('对账单编号').fill('S-2026-1');
  await form.getByRole('button', { name: '登记' }).click();
  await expect(form.getByText('请填写金额，小数位数不超过该币种的位数')).toBeVisible();
  await form.getByLabel('日终余额').fill('1000.00');
  await form.getByRole('button', { name: '登记' }).click();
  await expect(first.getByText('已登记')).toBeVisible();
  await expect(first.getByRole('row', { name: /USD.*1,000\.00/ })).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(`${gateway.staff}/reports?tab=bankDays`);
  await expect(second.getByRole('grid', { name: '银行核对' })).toBeVisible();
  await second.keyboard.press('Enter');
  const drawer = second.getByRole('dialog', { name: / USD$/ });
  await drawer.getByRole('button', { name: '更正' }).click();
  const correction = second.getByRole('form', { name: '更正银行余额' });
  await correction.getByLabel('日终余额').fill('1200.00');
  await correction.getByLabel('更正的原因').fill('漏记利息');
  await correction.getByRole('button', { name: '更正' }).click();
  await expect(second.getByText('已更正')).toBeVisible();
  await expect(drawer.getByText(/ella@staff.localhost.*1,200\.00.*漏记利息/)).toBeVisible();
  await expect(drawer.getByText(/bowen@staff.localhost.*1,000\.00/)).toBeVisible();
});

test('one member freezes the money of a customer, and another lifts the freeze', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('every'), gateway.staff);
  await first.goto(`${gateway.staff}/customers/${demoCustomer}`);
  await first.getByRole('tab', { name: '冻结' }).click();
  await first.getByRole('button', { name: '冻结客户' }).click();
  const form = first.getByRole('form', { name: '冻结客户' });
  await form.getByLabel('原因').fill('核查来源');
  await form.getByRole('button', { name: '冻结', exact: true }).click();
  await expect(first.getByText('核查来源')).toBeVisible();

  const second = await openStaff(browser, tokenOf('chen'), gateway.staff);
  await second.goto(`${gateway.staff}/customers/${demoCustomer}`);
  await second.getByRole('tab', { name: '冻结' }).click();
  await second.getByRole('button', { name: /解除/ }).first().click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('textbox').fill('核查完成');
  await dialog.getByRole('button', { name: /解除/ }).click();
  await expect(second.getByText('核查完成')).toBeVisible();
});

test('adds a passkey, which then signs the member in', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openStaff(browser, tokenOf('chen'), gateway.staff);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      isUserVerified: true,
      hasResidentKey: true,
      hasUserVerification: true,
    },
  });
  await page.goto(`${gateway.staff}/account`);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await expect(page.getByText('已添加通行密钥')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(gateway.staff);
  await page.getByLabel('工作邮箱').fill('chen@staff.localhost');
  await page.getByLabel('密码', { exact: true }).fill('Sandbox-Staff-2026');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: /通行密钥/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /陈晨/ })).toBeVisible();
});

test('two members change a fee, and the public site shows it', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/settings`);
  await expect(first.getByRole('table', { name: '银行出金' })).toBeVisible();
  await first.keyboard.press('c');
  await first.getByLabel('手续费（USD）').fill('4.5');
  await first.getByLabel('说明').fill('银行费用上调');
  await first.getByRole('button', { name: '试算最近 30 天' }).click();
  await expect(first.getByRole('region', { name: '试算' })).toContainText('最近 30 天');
  await first.getByRole('button', { name: '提出变更' }).click();
  await expect(first.getByText('银行出金 手续费 3.00 → 4.50')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(`${gateway.staff}/settings?tab=changes&status=1`);
  await second.getByText('银行出金 手续费 3.00 → 4.50').click();
  await second.getByRole('button', { name: '批准' }).click();
  await expect(second.getByText(/^变更 \d+ 已批准$/)).toBeVisible();
  await expect(async () => {
    const html = await (await fetch(`${gateway.loopback}/`)).text();
    expect(html).toContain('4.50');
  }).toPass({ timeout: 20_000 });
});
