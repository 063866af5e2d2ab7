import { expect, test, type Page } from '@playwright/test';
import { calls } from '@portal/contract';
import {
  openMt5,
  payDeposit,
  picture,
  registerCustomer,
  solveCaptcha,
  submitIdentity,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { axeOf } from '../axe-of';
import { hosts } from '../hosts';
import { everyRole } from '../every-role';
import { signInStaff } from '../sign-in-staff';
import { startGateway } from '../start-gateway';
import { traded } from '../traded';
import { signIn } from '../user-center/sign-in';
import { openStaff } from './open-staff';
import { staffClient } from './waiting-work';

const { account, recommend, sandbox, staff } = calls;

test.describe.configure({ mode: 'serial' });

let gateway: Awaited<ReturnType<typeof startGateway>>;
const tokens = new Map<string, string>();
let introducer: TestCustomer;
let client: TestCustomer;

const tokenOf = (name: string) => tokens.get(name) ?? '';
const office = () => staffClient(gateway.staffLoopback, tokenOf('chen'));
const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

/** The page is free of axe's findings in both themes, and no wider than a phone. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await axeOf(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await startGateway({ REVIEW: 'manual', SMS_DAILY_ADDRESS: '100000', RATE_PER_MINUTE: '100000' });
  for (const name of ['bowen', 'ella', 'chen']) tokens.set(name, await signInStaff(gateway.staffLoopback, name));
  tokens.set('every', await everyRole(gateway.staffLoopback, gateway.loopback));
  introducer = await registerCustomer(gateway.loopback);
  await introducer.client.ok(recommend.applyIntroducer, {
    chineseName: '李介绍',
    mobilePhone: introducer.phone,
    email: 'li@qq.com',
    city: '上海',
    channel: 'community',
    requestId: randomUUID(),
    ...(await solveCaptcha(introducer.client)),
  });
  const [application] = (await office().ok(staff.reviews, { kind: 'introducer', status: 2 })).list;
  await office().ok(staff.decide, { kind: 'introducer', id: application?.id ?? '', decision: 'approve' });
  const { code: inviteCode } = await introducer.client.ok(recommend.getInviteCode, {});
  client = await registerCustomer(gateway.loopback, { inviteCode });
  await submitIdentity(client.client, false);
});
test.afterAll(() => gateway.stop());

test('an agreement is proposed by one member and approved by another, by keyboard', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await openStaff(browser, tokenOf('every'), gateway.staff);
  await first.goto(`${gateway.staff}/introducers`);
  await expect(first.getByText('共 1 条')).toBeVisible();
  await first.keyboard.press('Enter');
  await expect(first.getByRole('heading', { level: 1, name: '介绍人 李介绍' })).toBeVisible();
  await expect(first.getByText('还没有协议')).toBeVisible();
  await expectSound(first);
  await first.keyboard.press('c');
  const form = first.getByRole('form', { name: '提出协议' });
  const tier = form.getByRole('group', { name: /^第 1 档/ });
  const rates = (await tier.getByRole('textbox').all()).slice(1);
  for (const rate of rates) await rate.fill('50.00');
  await rates[0]?.fill('50.001');
  await form.getByRole('button', { name: '提出', exact: true }).click();
  await expect(tier.getByText('请填写 0 至 999.99，最多两位小数')).toBeVisible();
  await expect(form.getByText('请上传已签署的协议图片')).toBeVisible();
  await expectSound(first);
  await rates[0]?.fill('50.00');
  await form.getByRole('button', { name: '删除最后一档' }).click();
  await form.getByRole('button', { name: '增加一档' }).click();
  await form
    .getByRole('group', { name: /^第 3 档/ })
    .getByLabel('起始手数')
    .fill('400');
  await form.getByLabel('已签署的协议').setInputFiles({
    name: 'signed.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture().arrayBuffer()),
  });
  await expect(form.getByText('请上传已签署的协议图片')).toBeHidden();
  await form.getByRole('button', { name: '提出', exact: true }).click();
  await expect(first.getByText('已提出，等待另一位员工批准')).toBeVisible();
  await first.getByRole('button', { name: '版本 1' }).click();
  await expect(first.getByText('须由另一位员工决定。')).toBeVisible();
  await expect(first.getByRole('img', { name: '已签署的协议' })).toBeVisible();
  await expectSound(first);

  const second = await openStaff(browser, tokenOf('chen'), gateway.staff);
  await second.getByRole('link', { name: /待决定介绍人协议/ }).click();
  await expect(second.getByText('共 1 条')).toBeVisible();
  await second.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: '批准协议' })).toBeVisible();
  await second.getByRole('button', { name: '批准协议' }).press('Enter');
  await expect(second.getByText('协议已批准')).toBeVisible();
});

test('the month is computed from the client’s trade, approved by two, and paid to the introducer', async ({
  browser,
  context,
}) => {
  test.setTimeout(240_000);
  const own = client.client;
  const mt5Id = await openMt5(own);
  await payDeposit(own, mt5Id, '2000.00');
  const login = async () => (await own.ok(account.getAccountInfoAjax, { id: mt5Id })).account_no;
  const opened = await waitFor(async () => {
    const body = { account_no: await login(), symbol: traded, side: 'buy', lots: '0.02' } as const;
    const answer = await own.call(sandbox.mt5Order, body);
    return answer.code === 'OK' ? answer.data : undefined;
  }, 'the order');
  await own.ok(sandbox.mt5Close, { id: opened.position });
  await waitFor(
    async () => (await introducer.client.ok(recommend.queryCommission, {})).running?.lots === '0.02',
    'the trade in the reports',
    90_000,
  );
  await signIn(context, introducer);
  const page = await context.newPage();
  const userCenter = hosts.brand.origins.userCenter.replace('{port}', new URL(gateway.loopback).port);
  await page.goto(`${userCenter}/user-center/invite`);
  await expect(page.getByText(`${month} 至今手数`)).toBeVisible();
  await expect(page.getByText('0.02 手')).toBeVisible();
  await expect(page.getByText('还没有佣金记录')).toBeVisible();

  await own.ok(sandbox.computeCommissions, { month });
  await waitFor(async () => (await office().ok(staff.commissions, { waiting: true })).total === 1, 'the commission');
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.getByRole('link', { name: /待批准介绍人佣金/ }).click();
  await expect(first.getByText('共 1 条')).toBeVisible();
  await expectSound(first);
  await first.keyboard.press('Enter');
  await expect(first.getByRole('table', { name: '佣金明细（USD）' })).toContainText('1.00');
  await expectSound(first);
  await first.getByRole('button', { name: '批准 A', exact: true }).press('Enter');
  await expect(first.getByText('已批准，等待另一位员工批准并支付')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(`${gateway.staff}/introducers?tab=commissions&waiting=true`);
  await expect(second.getByText('共 1 条')).toBeVisible();
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: '批准并支付' }).press('Enter');
  await expect(second.getByText(`${month} 的佣金已支付`)).toBeVisible();

  await page.reload();
  const records = page.getByRole('table', { name: '佣金记录' });
  await expect(records).toContainText('已到账');
  await expect(records).toContainText('1.00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeOf(page)).toEqual([]);
  await page.goto(`${userCenter}/user-center/fundingDetails?tab=credit`);
  await expect(page.getByText('介绍人佣金').first()).toBeVisible();
});
