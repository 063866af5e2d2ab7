import { expect, test } from '@playwright/test';
import { drawnAnswer } from '../captcha';
import { hosts } from '../hosts';
import { staffToken } from '../staff-token';

test('sends the application of an introducer with its campaign, and shows it to staff', async ({ page, request }) => {
  await page.goto('/ib?utm_source=weixin', { waitUntil: 'networkidle' });
  await page.getByLabel('客户人数').fill('20');
  await expect(page.getByText('每月合计 100 手，每手 5.00 美元')).toBeVisible();
  await page.getByRole('button', { name: '填写申请表' }).click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByLabel('姓名')).toBeFocused();
  const phone = `139${String(Date.now()).slice(-8)}`;
  await page.getByLabel('姓名').fill('王小明');
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('邮箱').fill('wang@example.com');
  await page.getByLabel('所在城市').fill('杭州');
  await page.getByLabel('主要推广渠道').selectOption({ label: '社群与朋友圈' });
  const picture = page.getByRole('form', { name: '介绍人申请' }).locator('img');
  await page.getByLabel('图形验证码').fill(await drawnAnswer(picture));
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('alert')).toContainText('申请已提交');
  const headers = { authorization: `Bearer ${staffToken('chen')}` };
  const queue = await (
    await request.get(`${hosts.staffLoopback}/ops/reviews?kind=introducer&status=2&pageSize=100`, { headers })
  ).json();
  const [mine] = queue.data.list.filter(
    (one: { subject: { mobilePhone: string } }) => one.subject.mobilePhone === phone,
  );
  expect(mine.subject).toMatchObject({ chineseName: '王小明', channel: 'community', track: 'utm_source=weixin' });
});

test('the download page links to the platform, and another page loads its own settings of the brand', async ({
  page,
}) => {
  await page.goto('/download');
  const link = page.getByRole('link', { name: /获取 MT5 Windows/ });
  await expect(link).toHaveAttribute('href', 'https://www.metatrader5.com/zh/download');
  await expect(page.getByRole('img', { name: '本页地址的二维码' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: '介绍人计划' }).click();
  await expect(page.getByText(/达到的档位适用于当月全部手数；次月 \d+ 日前结算/)).toBeVisible();
  await expect(page.locator('#brand')).not.toContainText('settlementDay');
});

test('on desktop the deep link page shows a QR code for a phone, and no button to open the app', async ({ page }) => {
  await page.goto('/active/deeplink');
  await expect(page.getByRole('img', { name: '本页地址的二维码' })).toBeVisible();
  await expect(page.getByText('用手机相机扫码')).toBeVisible();
  await expect(page.getByRole('link', { name: '打开 App' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['前往平台下载']);
});

test('the download page shows the MT5 server, copies it, and links to the simulated terminal', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/download');
  await expect(page.getByRole('main')).toContainText('EET-Sandbox');
  await page.getByRole('button', { name: '复制服务器名称' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EET-Sandbox');
  await page.getByRole('link', { name: '打开模拟终端' }).click();
  await expect(page.getByRole('heading', { name: '登录模拟终端' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('lists the version for the device first', async ({ page }) => {
    await page.goto('/download', { waitUntil: 'networkidle' });
    await expect(page.getByRole('list', { name: 'MT5 平台' }).getByRole('listitem').first()).toContainText('MT5 iOS');
  });

  test('the deep link falls back to the download page', async ({ page }) => {
    await page.goto('/active/deeplink');
    await expect(page).toHaveURL(`${hosts.site}/download`);
  });
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('the deep link opens the app on a tap, as Android requires, and falls back to the download page', async ({
    page,
  }) => {
    const opened: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('eet:')) opened.push(request.url);
    });
    await page.goto('/active/deeplink');
    const open = page.getByRole('link', { name: '打开 App' });
    await expect(page.getByText('点“打开 App”即可打开')).toBeVisible();
    await page.waitForTimeout(3_000);
    expect(opened).toEqual([]);
    await expect(page).toHaveURL(`${hosts.site}/active/deeplink`);
    await open.tap();
    await expect(page).toHaveURL(`${hosts.site}/download`);
    expect(opened).toEqual(['eet://open']);
  });
});

test.describe('inside WeChat', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('the deep link page copies its address for a browser, since WeChat opens no app', async ({ page }) => {
    await page.goto('/active/deeplink');
    await page.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('已复制')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${hosts.site}/active/deeplink`);
    const ways = page.getByRole('main').getByRole('link');
    await expect(ways).toHaveText(['前往平台下载']);
  });
});
