import { expect, test, type Page } from '@playwright/test';
import { signInStaff } from '../sign-in-staff';
import { startGateway } from '../start-gateway';
import { counted, openStaff } from './open-staff';
import { staffClient, waitingIdentity, waitingWithdrawal } from './waiting-work';

// Staff decide here, so this gateway has no automatic review.
test.describe.configure({ mode: 'serial' });

let gateway: Awaited<ReturnType<typeof startGateway>>;
const tokens = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gateway = await startGateway({ REVIEW: 'manual', SMS_DAILY_ADDRESS: '100000', RATE_PER_MINUTE: '100000' });
  for (const name of ['anna', 'bowen', 'chen']) tokens.set(name, await signInStaff(gateway.staffLoopback, name));
});
test.afterAll(() => gateway.stop());

const tokenOf = (name: string) => tokens.get(name) ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('five identities are reviewed by keyboard alone', async ({ browser }) => {
  test.setTimeout(120_000);
  for (let count = 0; count < 5; count++) await waitingIdentity(gateway.loopback);
  const page = await openStaff(browser, tokenOf('chen'), gateway.staff);
  await page.goto(`${gateway.staff}/review/identity`);
  await expect(page.getByText('共 5 条')).toBeVisible();
  const keys = counted(page);
  await keys.press('Enter');
  for (let left = 5; left > 1; left--) {
    await expect(page.getByText(`共 ${left} 项`)).toBeVisible();
    await expect(page.getByRole('img', { name: '身份证正面' })).toBeVisible();
    const before = await heading(page).textContent();
    await keys.press('a');
    await expect(heading(page)).not.toHaveText(before ?? '');
  }
  await expect(page.getByText('共 1 项')).toBeVisible();
  await keys.press('r');
  await expect(page.getByRole('dialog', { name: '拒绝的原因' })).toBeVisible();
  await keys.press('1');
  await keys.press('Enter');
  await expect(page.getByText('没有待处理的事项')).toBeVisible();
  await page.goto(`${gateway.staff}/review/identity?status=3`);
  await expect(page.getByText('共 1 条')).toBeVisible();
  console.log(`identity reviews: ${keys.count()} interactions for 5 items`);
  expect(keys.count() / 5).toBeLessThanOrEqual(3);
});

test('a large withdrawal is approved by two members, and the one who approved first cannot do it alone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const anna = staffClient(gateway.staffLoopback, tokenOf('anna'));
  const pno = await waitingWithdrawal(gateway.loopback, anna, '12000.00');
  const first = await openStaff(browser, tokenOf('anna'), gateway.staff);
  await first.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(first.getByText(/12,000\.00/)).toBeVisible();
  await first.keyboard.press('a');
  await expect(first.getByText(`${pno} 已通过`)).toBeVisible();
  await first.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(first.getByText('staff:anna@staff.localhost')).toBeVisible();
  await first.keyboard.press('a');
  await expect(first.getByText('该操作须由两位不同的员工完成')).toBeVisible();

  const second = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await second.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(second.getByText(/正在处理该事项/)).toContainText('安娜');
  await second.keyboard.press('a');
  await expect(second.getByText(`${pno} 已通过`)).toBeVisible();
  await second.goto(`${gateway.staff}/review/withdraw/${pno}?status=2`);
  await expect(second.getByRole('button', { name: '付款 P' })).toBeVisible();
  await second.keyboard.press('p');
  await second.getByRole('button', { name: '确认已付款' }).click();
  await expect(second.getByText(`${pno} 已记为付款`)).toBeVisible();
});

test('an act that needs the second factor again is repeated after it', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openStaff(browser, tokenOf('anna'), gateway.staff);
  await page.goto(`${gateway.staff}/staff`);
  await page.getByRole('button', { name: '邀请员工' }).click();
  let asked = 0;
  await page.route('**/ops/members', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'STAFF_STEP_UP', msg: '请再次验证身份后继续', data: null } });
  });
  await page.getByLabel('工作邮箱').fill('new@broker.test');
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('新员工');
  await page.getByLabel('客服').check();
  await page.getByRole('button', { name: '生成邀请链接' }).click();
  const dialog = page.getByRole('dialog', { name: '再次验证身份' });
  const now = dialog.getByText(/^模拟环境验证码 \d{6}$/);
  await expect(now).toBeVisible({ timeout: 60_000 });
  await dialog.getByLabel('身份验证器中的 6 位验证码').fill(/\d{6}/.exec((await now.textContent()) ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: '验证并继续' }).click();
  await expect(page.getByText('只能使用一次')).toBeVisible();
  const link = await page.locator('dialog code').textContent();

  const invited = await browser.newPage();
  await invited.goto(link ?? '');
  await expect(invited.getByRole('heading', { name: '启用员工账号' })).toBeVisible();
  await invited.getByLabel('新密码', { exact: true }).fill('correct horse battery 9');
  await invited.getByLabel('再次输入').fill('correct horse battery 9');
  await invited.getByRole('button', { name: '下一步' }).click();
  await expect(invited.getByRole('img', { name: '身份验证器二维码' })).toBeVisible();
});
