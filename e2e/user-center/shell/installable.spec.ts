import { expect, test } from '@playwright/test';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { DepositPage } from '../deposit/deposit.page-model';
import { fundedCustomer } from '@portal/testkit';
import { newcomer, signIn } from '../sign-in';

test.describe('the app on a home screen', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has a manifest and icons, opens without a network, and caches no data of the customer', async ({
    page,
    context,
  }) => {
    const customer = await newcomer(context);
    const frame = new FramePage(page);
    await frame.open('/user-center/acctInfo');
    await expect(frame.heading).toHaveText('账户总览');

    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await page.request.get(`${hosts.loopback}${href}`)).json()) as {
      start_url: string;
      display: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ start_url: '/user-center/acctInfo', display: 'standalone' });
    for (const { src } of manifest.icons)
      expect((await page.request.get(`${hosts.loopback}${src}`)).headers()['content-type']).toBe('image/png');

    // The worker controls the page, so its cache is filled.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await expect(frame.heading).toHaveText('账户总览');
    await expect(page.getByText('网络已断开')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('开始使用')).toBeVisible();

    await frame.logOut();
    await page.waitForURL(`${hosts.site}/`);
    await page.goto(`${hosts.userCenter}/config.json`);
    const cached = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
      return { addresses, stored: JSON.stringify({ ...sessionStorage }) };
    });
    expect(cached.addresses.length).toBeGreaterThan(3);
    expect(cached.addresses.filter((path) => !/^\/(config\.json|user-center\/(static\/.*)?)$/.test(path))).toEqual([]);
    expect(cached.stored).not.toContain(customer.customerNumber);
  });
});

test.describe('inside WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });

  test('refers the customer to a browser for the payment, and keeps the draft', async ({ page, context }) => {
    await signIn(context, await fundedCustomer(hosts.loopback));
    const deposit = new DepositPage(page);
    await deposit.visit();
    await deposit.ask('600');
    const mask = page.getByRole('dialog', { name: '请在浏览器中打开' });
    await expect(mask).toContainText('微信内无法支付');
    await expect(mask.getByRole('button', { name: '复制链接' })).toBeVisible();
    await mask.getByRole('button', { name: '关闭' }).click();
    await expect(deposit.unpaid).toHaveCount(1);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('refetches the figures on a pull from the top', async ({ page, context }) => {
    await newcomer(context);
    const frame = new FramePage(page);
    await frame.open('/user-center/acctInfo');
    // The part that watches pulls is loaded after the page. Until then the browser's own pull is in force.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
    const again = page.waitForResponse(/queryAccountInfo/);
    const touch = (type: string, y: number) =>
      page.evaluate(
        ([kind, clientY]) => {
          const target = document.body;
          const finger = new Touch({ identifier: 1, target, clientX: 100, clientY: Number(clientY) });
          const touches = kind === 'touchend' ? [] : [finger];
          target.dispatchEvent(new TouchEvent(String(kind), { bubbles: true, touches, changedTouches: [finger] }));
        },
        [type, y] as const,
      );
    await touch('touchstart', 100);
    await touch('touchmove', 150);
    await expect(page.getByText('下拉刷新')).toBeVisible();
    await touch('touchmove', 260);
    await expect(page.getByText('松开刷新')).toBeVisible();
    await touch('touchend', 260);
    await again;
    await expect(page.getByText('正在刷新…')).toBeHidden();
  });
});
