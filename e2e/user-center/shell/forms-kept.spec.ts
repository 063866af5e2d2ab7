import { expect, test, type Page } from '@playwright/test';
import { fundedCustomer, openMt5, registerCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { newcomer, signIn } from '../sign-in';
import { TransferPage } from '../transfer/transfer.page-model';

/** The idempotency keys under which transfers are sent. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\/transfer\/(mt5A|a)ddTransfer$/.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('a session that ends over a form is taken up again in place, and the same act goes on', async ({
  page,
  context,
}) => {
  const person = await fundedCustomer(hosts.loopback);
  await signIn(context, person);
  const keys = keysOf(page);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('125.50');
  // What the page reads by itself would meet the end first.
  await page.route(/accountList|queryAccountInfo/, (route) => route.abort());
  await person.client.request('/v2/user/logout', { method: 'POST' });
  await transfer.submit.click();

  const dialog = page.getByRole('dialog', { name: '重新登录' });
  await expect(dialog).toContainText(person.customerNumber);
  await page.unroute(/accountList|queryAccountInfo/);
  await dialog.getByLabel('登录密码', { exact: true }).fill('Wrong1234');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog.getByLabel('登录密码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('登录密码', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(transfer.form.getByLabel('金额')).toHaveValue('125.50');
  await transfer.submit.click();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('who puts signing in off keeps the page, and who gives up goes home without a trace', async ({
  page,
  context,
}) => {
  const person = await fundedCustomer(hosts.loopback);
  await signIn(context, person);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('3');
  await person.client.request('/v2/user/logout', { method: 'POST' });
  const dialog = page.getByRole('dialog', { name: '重新登录' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(transfer.form.getByLabel('金额')).toHaveValue('3');
  await page.getByRole('button', { name: '重新登录' }).click();
  await dialog.getByRole('button', { name: '放弃填写并退出' }).click();
  await page.waitForURL(`${hosts.site}/`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test('another customer who signs in elsewhere does not find what the first one typed', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('77');
  await signIn(context, await registerCustomer(hosts.loopback));
  await page.waitForURL(`${hosts.userCenter}/user-center/acctInfo`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77');
});

test('a reload brings back what was typed and chosen, but no secret', async ({ page, context }) => {
  const person = await fundedCustomer(hosts.loopback);
  const second = await openMt5(person.client, 'MIN');
  await signIn(context, person);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.to.selectOption(second);
  await transfer.form.getByLabel('金额').fill('12.34');
  await page.reload();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('12.34');
  await expect(transfer.to).toHaveValue(second);
  await transfer.logOut();
  await page.waitForURL(`${hosts.site}/`);
});

test('pressed twice is sent once', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const keys = keysOf(page);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('5');
  await transfer.submit.dblclick();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('a cut line is told with the time of the figures, which stay, and are read again when it is back', async ({
  page,
  context,
}) => {
  await newcomer(context);
  const transfer = new TransferPage(page);
  await transfer.open('/user-center/acctInfo');
  await expect(transfer.heading).toHaveText('账户总览');
  await expect(page.getByText('总净值').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^网络已断开，以下为 \d\d:\d\d 的数据$/)).toBeVisible();
  await expect(page.getByText('总净值').first()).toBeVisible();
  const again = page.waitForResponse(/queryAccountInfo/);
  await context.setOffline(false);
  await again;
  await expect(page.getByText(/^网络已断开/)).toBeHidden();
});
