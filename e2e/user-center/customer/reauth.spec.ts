import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { openMt5, registerCustomer, submitIdentity } from '@portal/testkit';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
import { startGateway } from '../../start-gateway';
import { DepositPage } from '../deposit/deposit.page-model';
import { signIn } from '../sign-in';

let gateway: Awaited<ReturnType<typeof startGateway>>;
test.beforeAll(async () => {
  gateway = await startGateway({ REAUTH_AFTER_MINUTES: '1' });
});
test.afterAll(() => gateway.stop());

test('a deposit after a pause asks for the password; without it the form stays, with it the deposit goes on once', async ({
  page,
  context,
}) => {
  const customer = await registerCustomer(gateway.loopback);
  await submitIdentity(customer.client, false);
  await openMt5(customer.client, 'MIN');
  await signIn(context, customer);
  const { port } = new URL(gateway.site);
  await page.goto(`${hosts.brand.origins.userCenter.replace('{port}', port)}/user-center/assets/deposit`);
  const deposit = new DepositPage(page);
  await expect(deposit.form).toBeVisible();
  // The tab stays open and untouched until the session is idle.
  await page.waitForTimeout(62_000);
  await deposit.form.getByLabel('金额').fill('80.5');
  await deposit.send();
  const dialog = page.getByRole('dialog', { name: '请再次输入密码' });
  await expect(dialog).toBeVisible();
  const drafts = () => customer.client.ok(calls.deposit.depositDraftList, { id: customer.customerNumber });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('请再次验证登录密码后继续').first()).toBeVisible();
  await expect(deposit.form.getByLabel('金额')).toHaveValue('80.5');
  expect(await drafts()).toEqual([]);

  // Reading went on, and the next try asks again.
  await deposit.send();
  await expect(dialog).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const password = dialog.getByLabel('登录密码', { exact: true });
  await password.fill('Guess123');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('登录密码不正确')).toBeVisible();
  expect(await drafts()).toEqual([]);
  await password.fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(await drafts()).toMatchObject([{ amount: '80.50' }]);
});
