import { expect, test, type Page } from '@playwright/test';
import { drawnAnswer } from '../captcha';
import { hosts } from '../hosts';
import { newcomer } from '../user-center/sign-in';
import { LoginPage } from './login.page-model';
import { autoLoginToken, newCustomer } from './new-customer';
import { SiteFrame } from './site.page-model';

test('signs in by phone and by customer number, and signs out', { tag: '@brand' }, async ({ page }) => {
  const customer = await newCustomer();
  const [login, frame] = [new LoginPage(page), new SiteFrame(page)];
  for (const name of [customer.phone, customer.username]) {
    await login.open('?path=/legal/terms');
    await login.login(name, customer.password);
    await expect(page).toHaveURL(`${hosts.site}/legal/terms`);
    await expect(frame.userCenter).toBeVisible();
    await frame.logout.click();
    await expect(frame.login).toBeVisible();
    expect((await page.context().cookies()).filter(({ name: cookie }) => cookie === 'token')).toEqual([]);
  }
});

test('redirects to the home page if the path leads to another site', async ({ page }) => {
  const customer = await newCustomer();
  const login = new LoginPage(page);
  await login.open(`?path=${encodeURIComponent('//evil.example/x')}`);
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.site}/`);
});

test('redirects to the account overview after the first login without a path, and to the last page later', async ({
  page,
}) => {
  const customer = await newCustomer();
  const [login, frame] = [new LoginPage(page), new SiteFrame(page)];
  await login.open();
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.userCenter}/user-center/acctInfo`);

  await page.goto(`${hosts.site}/legal/privacy`);
  await frame.logout.click();
  await frame.login.click();
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.site}/legal/privacy`);
});

test('shares the last page between both origins', { tag: '@brand' }, async ({ page, context }) => {
  const customer = await newcomer(context);
  const [login, frame] = [new LoginPage(page), new SiteFrame(page)];
  await page.goto(`${hosts.userCenter}/user-center/assets/transfer`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('转账');
  // A payment channel's return URL does not count as the last page.
  await page.goto(`${hosts.userCenter}/user-center/assets/deposit?merchantId=M&pno=D1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(frame.login).toBeVisible();
  await frame.login.click();
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.userCenter}/user-center/assets/transfer`);

  await page.goto(`${hosts.site}/legal/privacy`);
  await frame.logout.click();
  await frame.login.click();
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.site}/legal/privacy`);
});

/** Notes the cookies in the moment in which a heading appears, before anything that runs later. */
const noteCookies = (page: Page) =>
  page.addInitScript(() => {
    const noted: Record<string, string> = {};
    Object.assign(window, { cookiesAt: noted });
    const note = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) noted[heading] ??= document.cookie;
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The last page in the cookies when this heading appeared. */
async function lastPageAt(page: Page, heading: string): Promise<unknown> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const cookies = await page.evaluate((name) => Reflect.get(Reflect.get(window, 'cookiesAt'), name) as string, heading);
  return JSON.parse(decodeURIComponent(/(?:^|; )lastPage=([^;]*)/.exec(cookies)?.[1] ?? 'null'));
}

test('has stored the last page when it appears, so that a customer may leave it at once', async ({ page, context }) => {
  const { customerNumber } = await newcomer(context);
  await noteCookies(page);
  await page.goto(`${hosts.site}/legal/privacy`);
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  expect(await lastPageAt(page, '帮助中心')).toEqual([[customerNumber, '/helpcenter']]);
  await page.goto(`${hosts.userCenter}/user-center/assets/transfer`);
  expect(await lastPageAt(page, '转账')).toEqual([[customerNumber, '/user-center/assets/transfer']]);
  await page.getByRole('navigation').getByRole('link', { name: '账户总览' }).click();
  expect(await lastPageAt(page, '账户总览')).toEqual([[customerNumber, '/user-center/acctInfo']]);
});

test('leads to the last page of a tab that was closed at once', async ({ page, context }) => {
  const customer = await newcomer(context);
  const [login, frame] = [new LoginPage(page), new SiteFrame(page)];
  const other = await context.newPage();
  await other.goto(`${hosts.site}/legal/privacy`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
  await page.goto(`${hosts.site}/login`);
  await frame.logout.click();
  await login.login(customer.phone, customer.password);
  await expect(page).toHaveURL(`${hosts.site}/legal/privacy`);
});

test.describe('from an address of its own', () => {
  // Failures also count by IP address, and the other tests log in meanwhile.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.3' } });

  test('requires a captcha after three failures, and then accepts the right password', async ({ page }) => {
    const customer = await newCustomer();
    const login = new LoginPage(page);
    await login.open('?path=/legal/terms');
    await expect(async () => {
      await login.login(customer.phone, 'wrong123');
      await expect(login.captcha).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(login.username).toHaveValue(customer.phone);

    await login.captcha.fill(await drawnAnswer(page.getByRole('img', { name: /四位数字/ })));
    await login.login(customer.phone, customer.password);
    await expect(page).toHaveURL(`${hosts.site}/legal/terms`);
  });
});

test(
  'signs in with a token in the address, redirects to its path and removes the token',
  { tag: '@brand' },
  async ({ page }) => {
    const customer = await newCustomer();
    const token = await autoLoginToken(customer);
    await page.goto(`/legal/terms?token=${token}&path=/legal/risk-warning&utm_source=app`);
    await expect(page.getByRole('status')).toContainText('自动登录成功');
    await expect(page).toHaveURL(`${hosts.site}/legal/risk-warning`);
    await expect(new SiteFrame(page).userCenter).toBeVisible();
  },
);

test(
  'shows the error of an invalid token of a user-centre address on the login page',
  { tag: '@brand' },
  async ({ page }) => {
    await page.goto(`${hosts.userCenter}/user-center/acctInfo?token=nonsense&keep=1`);
    await expect(page).toHaveURL(`${hosts.site}/login?path=${encodeURIComponent('/user-center/acctInfo?keep=1')}`);
    await expect(page.getByRole('status')).toContainText('登录状态已失效，请重新登录');
  },
);

test('shows the default error of a failed auto-login on the login page if the server sends none', async ({ page }) => {
  await page.route(/queryAccountInfo/, (route) => route.abort());
  await page.goto(`${hosts.userCenter}/user-center/acctInfo?token=nonsense`);
  await expect(page).toHaveURL(`${hosts.site}/login?path=${encodeURIComponent('/user-center/acctInfo')}`);
  await expect(page.getByRole('status')).toContainText('自动登录失败，请手动登录');
});

test('stores only campaign parameters in the campaign cookie', async ({ page }) => {
  const campaign = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'campaign');
    return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as object);
  };
  await page.goto('/market?zone=4');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login?path=/news&merchantId=M1&pno=D1');
  await expect(page.getByLabel('手机号或客户号')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await campaign()).toBeUndefined();
  await page.goto('/register?utm_source=baidu&page=2&merchantId=M1&inviteCode=FRIEND88');
  const touch = { utm_source: 'baidu', inviteCode: 'FRIEND88' };
  await expect.poll(campaign).toEqual({ first: touch, last: touch });
});

test('shows the error of an invalid token, and only removes the token from the address', async ({ page }) => {
  await page.goto('/legal/terms?token=nonsense&utm_source=app');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page).toHaveURL(`${hosts.site}/legal/terms?utm_source=app`);
  await expect(new SiteFrame(page).login).toBeVisible();
});
