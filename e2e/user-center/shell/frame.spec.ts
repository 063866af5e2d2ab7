import { expect, test } from '@playwright/test';
import { registerCustomer } from '@portal/testkit';
import { holdRoute } from '../../hold-route';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { newcomer } from '../sign-in';

const pages = ['/user-center/acctInfo', '/user-center/deposit-guide', '/user-center/assets/deposit'];

test('redirects a visitor to the login, with the way back to the same page', async ({ page }) => {
  await new FramePage(page).open('/user-center/assets/deposit?account=1');
  await expect(page).toHaveURL(
    ({ origin, pathname, searchParams }) =>
      origin === hosts.site &&
      pathname === '/login' &&
      searchParams.get('path') === '/user-center/assets/deposit?account=1',
  );
});

test('reports an unknown page inside the frame, with a link', async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/nowhere');
  await expect(frame.heading).toHaveText('页面不存在');
  await page.getByRole('main').getByRole('link', { name: '账户总览' }).click();
  await expect(frame.heading).toHaveText('账户总览');
});

test('the first link skips to the content, and a new page receives the focus', async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/acctInfo');
  await expect(frame.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await frame.navigation.getByRole('link', { name: '入金' }).click();
  await expect(frame.heading).toHaveText('入金');
  await expect(page.getByRole('main')).toBeFocused();
});

test('redirects to the home page on logout, and removes the session', async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/acctInfo');
  await expect(frame.heading).toBeVisible();
  await frame.logOut();
  await page.waitForURL(`${hosts.site}/`);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('token');
  expect(names).not.toContain('username');
});

/** Holds the home page back until the toast has been checked: the toast is shown for only a second before the page leaves. */
async function goesHome(frame: FramePage, leave: () => Promise<unknown>): Promise<void> {
  const { page } = frame;
  const letGo = await holdRoute(page, new RegExp(`^${hosts.site}/$`));
  await leave();
  await expect(frame.toast).toContainText('登录状态已失效');
  letGo();
  await page.waitForURL(`${hosts.site}/`);
}

const terminal = `${hosts.site}/sandbox/terminal`;

test('the frame leads to the terminal from every page, at 1440 and at 390 px', async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  for (const path of pages) {
    await frame.open(path);
    await expect(frame.heading).toBeVisible();
    for (const [width, part] of [
      [1440, 'banner'],
      [390, 'navigation'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const links = page.getByRole(part).getByRole('link', { name: '去交易' });
      await expect(links).toHaveCount(1);
      await expect(links).toBeVisible();
      await expect(links).toHaveAttribute('href', terminal);
    }
  }
  await page.getByRole('navigation').getByRole('link', { name: '去交易' }).click();
  await expect(page).toHaveURL(terminal);
  await expect(page.getByRole('heading', { name: '登录模拟终端' })).toBeVisible();
});

test('reports a session that was ended on another device at once, and redirects to the home page after a second', async ({
  page,
  context,
}) => {
  const customer = await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/acctInfo');
  await expect(frame.heading).toBeVisible();
  await goesHome(frame, () => customer.client.request('/v2/user/logout', { method: 'POST' }));
});

test('redirects to the home page after a second if a page is opened with a session that has ended', async ({
  page,
  context,
}) => {
  const customer = await newcomer(context);
  await customer.client.request('/v2/user/logout', { method: 'POST' });
  const frame = new FramePage(page);
  await goesHome(frame, () => frame.open('/user-center/acctInfo'));
});

test('signs in with an auto-login token, and removes it from the address', async ({ page, context }) => {
  const customer = await newcomer(context);
  const { data } = await customer.client.request<{ token: string }>('/v2/user/createAutoLoginToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await context.clearCookies();
  await new FramePage(page).open(`/user-center/acctInfo?token=${data.token}&path=/user-center/deposit-guide`);
  await page.waitForURL(`${hosts.userCenter}/user-center/deposit-guide`);
  await expect(page.getByRole('status')).toContainText('自动登录成功');
});

/** An auto-login token of another customer than the one who is signed in. */
async function foreignToken(): Promise<{ token: string; phone: string }> {
  const { client, phone } = await registerCustomer(hosts.loopback, { platform: 3 });
  const { data } = await client.request<{ token: string }>('/v2/user/createAutoLoginToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return { token: data.token, phone };
}
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

for (const [app, address] of [
  ['user centre', `${hosts.userCenter}/user-center/assets/deposit`],
  ['site', `${hosts.site}/legal/terms`],
] as const) {
  test(`asks before another customer's link signs in: ${app}`, { tag: '@brand' }, async ({ page, context }) => {
    const customer = await newcomer(context);
    const other = await foreignToken();
    await page.goto(`${address}?token=${other.token}&path=/user-center/acctInfo`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(masked(customer.phone));
    await expect(dialog).toContainText(masked(other.phone));
    await dialog.getByRole('button', { name: '留在当前账户' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tokenNow = async () => (await context.cookies()).find(({ name }) => name === 'token')?.value;
    expect(await tokenNow()).toBe(customer.client.token);

    await page.goto(`${address}?token=${other.token}&path=/user-center/assets/deposit`);
    await page.getByRole('button', { name: '继续登录' }).click();
    await expect(page).toHaveURL(`${hosts.userCenter}/user-center/assets/deposit`);
    await expect(page.getByText(`账户持有人：${masked(other.phone)}`).or(page.getByText('暂时不能入金'))).toBeVisible();
    expect(await tokenNow()).toBe(other.token);
  });
}

test('reports an invalid auto-login token, and removes it from the address', async ({ page, context }) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/acctInfo?token=nonsense&keep=1');
  await expect(frame.toast).toContainText(/登录状态已失效|自动登录失败，请手动登录/);
  await expect(page).toHaveURL(`${hosts.userCenter}/user-center/acctInfo?keep=1`);
  await expect(frame.heading).toHaveText('账户总览');
});

test('stores the last page, unless its address contains a merchant', async ({ page, context }) => {
  const customer = await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/deposit-guide');
  await expect(frame.heading).toBeVisible();
  await frame.open('/user-center/assets/deposit?merchantId=M&pno=D1234567');
  await expect(frame.heading).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'lastPage');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual([
    [customer.customerNumber, '/user-center/deposit-guide'],
  ]);
});
