import { expect, test } from '@playwright/test';
import { holdRoute } from '../hold-route';
import { hosts } from '../hosts';
import { startGateway } from '../start-gateway';
import { LoginPage } from './login.page-model';
import { newCustomer } from './new-customer';
import { RegisterPage } from './register.page-model';

/** All scripts but the first ones, which are loaded alone. */
const later = /\/assets\/(?!index-|old-browser-)[^/]+\.js/;
const scripts = /\/assets\/[^/]+\.js/;

test('a login that is typed and submitted before hydration is not sent, and keeps the input for a later submit', async ({
  page,
}) => {
  const customer = await newCustomer();
  const login = new LoginPage(page);
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(`${request.method()} ${request.url()}`));
  const letGo = await holdRoute(page, scripts);
  await page.goto('/login?path=/legal/terms', { waitUntil: 'commit' });
  // CSS reveals the page if the first script does not run for 3 s.
  await expect(login.password).toBeVisible({ timeout: 20_000 });
  await login.username.fill(customer.phone);
  await login.password.fill(customer.password);
  await login.password.press('Enter');
  await login.submit.click({ force: true });
  letGo();
  await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('data-reveal-state', 'all');
  await expect(login.username).toHaveValue(customer.phone);
  await expect(login.password).toHaveValue(customer.password);
  expect(sent).toEqual([`GET ${hosts.site}/login?path=/legal/terms`]);
  await login.submit.click();
  await expect(page).toHaveURL(`${hosts.site}/legal/terms`);
});

test('keeps a phone that was typed on the home page or the registration before hydration', async ({ page }) => {
  const letGo = await holdRoute(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: '开始开户' });
  await expect(form).toBeVisible({ timeout: 20_000 });
  await form.getByLabel('手机号').fill('13912345678');
  await form.getByLabel('手机号').press('Enter');
  letGo();
  await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
  await form.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(`${hosts.site}/register`);
  await expect(new RegisterPage(page).phone).toHaveValue('13912345678');
});

test.describe('REVEAL=served', () => {
  // These tests share one gateway.
  test.describe.configure({ mode: 'serial' });
  let served: Awaited<ReturnType<typeof startGateway>>;
  test.beforeAll(async () => {
    served = await startGateway({ REVEAL: 'served' });
  });
  test.afterAll(() => served.stop());

  test('an anonymous visitor sees the content before the page has mounted; a signed-in customer only afterwards', async ({
    page,
    context,
  }) => {
    const letGo = await holdRoute(page, later);
    const hidden = page.locator('[data-mounted]');
    await page.goto(`${served.site}/legal/terms`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-reveal-state', 'all');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hidden).toHaveAttribute('data-mounted', 'false');
    await expect(page.getByRole('complementary', { name: '环境提示' })).toBeVisible();

    await page.goto(`${served.site}/register`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-reveal-state', 'text');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.addCookies([{ name: 'token', value: 'x', url: served.site }]);
    await page.goto(`${served.site}/legal/privacy`, { waitUntil: 'commit' });
    await expect(hidden).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-theme');
    await expect(page.locator('html')).toHaveAttribute('data-reveal-state', 'hidden');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    letGo();
    await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
  });

  test.describe('on an Android phone', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });

    test('lists the program for the device first in the HTML, and nothing moves when the page mounts', async ({
      page,
    }) => {
      const letGo = await holdRoute(page, later);
      await page.goto(`${served.site}/download`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-reveal-state', 'all');
      const programs = page.getByRole('list', { name: 'MT5 平台' }).getByRole('listitem');
      const tops = () =>
        programs.evaluateAll((lines) =>
          lines.map((line) => [
            line.getBoundingClientRect().top,
            line.querySelector('h2')?.textContent?.split('（')[0],
          ]),
        );
      const order = (places: unknown[][]) => places.sort(([a], [b]) => Number(a) - Number(b)).map(([, name]) => name);
      const before = order(await tops());
      expect(before[0]).toBe('MT5 Android');
      letGo();
      await expect(page.getByText('您正在使用的设备')).toBeVisible({ timeout: 30_000 });
      expect(order(await tops())).toEqual(before);
    });
  });
});
