import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { fundedCustomer, openMt5, registerCustomer, type TestCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { LoginPage } from '../../site/login.page-model';
import { loseAnswer } from '../lose-answer';
import { signIn } from '../sign-in';
import { TransferPage } from '../transfer/transfer.page-model';

/** The idempotency keys of the transfer requests. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\/transfer\/(mt5A|a)ddTransfer$/.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

const offer = (page: Page) => page.getByRole('link', { name: '重新登录继续填写' });

/** Logs in on the login page, as a customer does after a forced logout. */
async function logInAgain(page: Page, { phone, password }: Pick<TestCustomer, 'phone' | 'password'>): Promise<void> {
  const login = new LoginPage(page);
  await login.login(phone, password);
}

/** What the user centre stores in this browser. The page may be of either origin and is not navigated. */
async function storedTexts(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  return JSON.stringify(origins);
}

test('a forced logout clears everything, redirects to the home page and stores an unfinished form for its customer', async ({
  page,
  context,
}) => {
  const customer = await fundedCustomer(hosts.loopback);
  const second = await openMt5(customer.client, 'MIN');
  await signIn(context, customer);
  const keys = keysOf(page);
  const transfer = new TransferPage(page);
  // Otherwise the stream or the page's own reads would notice the end of the session first.
  const reads = /\/v2\/(?!.*addTransfer)/i;
  await page.route(/account\/stream/, (route) => route.abort());
  await transfer.visit();
  await transfer.to.selectOption(second);
  await transfer.form.getByLabel('金额').fill('125.50');
  await page.route(reads, (route) => route.abort());
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await transfer.send();

  await expect.poll(async () => cookieNames(context)).not.toContain('token');
  expect(await cookieNames(context)).not.toContain('username');
  await expect(page).toHaveURL(`${hosts.site}/`);
  await page.unrouteAll();
  await expect(page.getByRole('alert')).toContainText('登录状态已失效');

  await offer(page).click();
  await expect(page).toHaveURL(`${hosts.site}/login?path=%2Fuser-center%2Fassets%2Ftransfer`);
  await logInAgain(page, customer);
  await expect(page).toHaveURL(`${hosts.userCenter}/user-center/assets/transfer`);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('125.50');
  await expect(transfer.to).toHaveValue(second);
  expect(await cookieNames(context)).not.toContain('unfinished');

  await transfer.send();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('does not repeat a transfer with a lost response after a forced logout', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const keys = keysOf(page);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await loseAnswer(page, '/v2/transfer/addTransfer');
  await transfer.move('60');
  await expect(page.getByRole('alert')).toBeVisible();
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await offer(page).click();
  await logInAgain(page, customer);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('60');
  await transfer.send();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  await expect(transfer.rows).toHaveCount(1);
});

test('stores no secret, and restores the form of a dialog in its dialog', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const frame = new TransferPage(page);
  await frame.open('/user-center/assets/withdrawCoin');
  await page.getByRole('button', { name: '添加地址' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('地址名称').fill('我的钱包');
  await dialog.getByLabel('短信验证码').fill('654321');
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await expect(offer(page)).toBeVisible();
  const stored = await storedTexts(page);
  expect(stored).toContain('我的钱包');
  expect(stored).not.toContain('654321');
  const mark = (await context.cookies()).find(({ name }) => name === 'unfinished');
  expect(decodeURIComponent(mark?.value ?? '')).not.toContain('我的钱包');

  await offer(page).click();
  await logInAgain(page, customer);
  await expect(dialog.getByLabel('地址名称')).toHaveValue('我的钱包');
  await expect(dialog.getByLabel('短信验证码')).toHaveValue('');
});

test('redirects to the home page from a page without a form, and offers no form there', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const frame = new TransferPage(page);
  await frame.open('/user-center/acctInfo');
  await expect(frame.heading).toHaveText('账户总览');
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await expect(page.getByRole('status').filter({ hasText: '登录状态已失效' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('redirects a second tab to the home page with the first, and stores its form too', async ({ page, context }) => {
  test.slow();
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('66');
  const other = new TransferPage(await context.newPage());
  await other.open('/user-center/acctInfo');
  await expect(other.heading).toHaveText('账户总览');
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await expect(other.page).toHaveURL(`${hosts.site}/`);
  await page.bringToFront();
  await offer(page).click();
  await logInAgain(page, customer);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('66');
});

test('restores the stored form for its own customer only, not for another who logs in', async ({ page, context }) => {
  test.slow();
  const customer = await fundedCustomer(hosts.loopback);
  const otherCustomer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('77.70');
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await offer(page).click();
  await logInAgain(page, otherCustomer);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('');
  await page.goto(hosts.site);
  await expect(page.getByRole('link', { name: '用户中心' }).first()).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await transfer.visit();
  await transfer.logOut();
  await expect(page).toHaveURL(`${hosts.site}/`);
  await offer(page).click();
  await logInAgain(page, customer);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('77.70');
});

test('keeps no form after an ordinary logout or after the customer discards it', async ({ page, context }) => {
  test.slow();
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('31.41');
  await transfer.logOutAndClear();
  await expect(page).toHaveURL(`${hosts.site}/`);
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await storedTexts(page)).not.toContain('31.41');
  expect(await cookieNames(context)).not.toContain('unfinished');

  const again = await fundedCustomer(hosts.loopback);
  await signIn(context, again);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('27.18');
  await again.client.request('/v2/user/logout', { method: 'POST' });
  await expect(page).toHaveURL(`${hosts.site}/`);
  await page.getByRole('button', { name: '不再保留' }).click();
  await expect(offer(page)).toBeHidden();
  await new LoginPage(page).open('?path=/user-center/assets/transfer');
  await logInAgain(page, again);
  await expect(transfer.form.getByLabel('金额')).toHaveValue('');
  expect(await storedTexts(page)).not.toContain('27.18');
});

test('does not show the input of a customer to another who signs in on the site', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('77');
  await signIn(context, await registerCustomer(hosts.loopback));
  await page.waitForURL(`${hosts.userCenter}/user-center/acctInfo`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77');
});

test('restores the input after a reload, but no secret', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  const second = await openMt5(customer.client, 'MIN');
  await signIn(context, customer);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.to.selectOption(second);
  await transfer.form.getByLabel('金额').fill('12.34');
  await page.reload();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('12.34');
  await expect(transfer.to).toHaveValue(second);
  await transfer.logOutAndClear();
  await page.waitForURL(`${hosts.site}/`);
});

test('sends once on a double click', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const keys = keysOf(page);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('55');
  await transfer.submit.dblclick();
  await transfer.confirm.dblclick();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(keys).toHaveLength(1);
});
