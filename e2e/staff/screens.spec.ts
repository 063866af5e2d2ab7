import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { staffToken } from '../staff-token';
import { axeInBothThemes, axeOf } from '../axe-of';
import { brokenWords } from '../broken-words';
import { walkTo } from '../walk-to';
import { openStaff } from './open-staff';

const screens = [
  '/',
  '/review/identity',
  '/review/bank',
  '/review/phone',
  '/review/introducer',
  '/review/withdraw',
  '/review/coin',
  '/review/identity/none',
  '/customers',
  '/reconciliation',
  '/audit',
  ...['cash', 'fees', 'bonus', 'clientMoney', 'bankDays', 'watched'].map((tab) => `/reports?tab=${tab}`),
  '/content',
  '/content/new',
  '/promotions',
  '/introducers',
  '/introducers/none',
  ...['agreements', 'commissions'].map((tab) => `/introducers?tab=${tab}`),
  '/deposits',
  '/deposits?state=open',
  '/suspense',
  '/callbacks',
  '/callbacks?result=signature',
  '/receivables',
  '/tasks',
  '/closings',
  '/factor-resets',
  '/payouts',
  '/payouts?state=paid',
  '/batches',
  '/adjustments',
  '/tickets',
  '/tickets/none',
  '/cases',
  '/cases/none',
  '/customers/80010007',
  ...['accounts', 'ledger', 'trades', 'approvals', 'terms', 'messages', 'proposals', 'devices', 'freezes', 'notes'].map(
    (tab) => `/customers/80010007?tab=${tab}`,
  ),
  '/settings',
  '/settings?tab=changes',
  '/settings/propose',
  '/audit?subject=customer:80010001',
  '/staff',
  '/staff?tab=changes',
  '/staff?tab=roles',
  '/staff?tab=sign-ins',
  '/account',
];

/** Horizontal overflow of the page, in pixels. */
const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
/** The same of the page's list. */
const listOverflow = () => {
  const list = document.querySelector('[role=grid]');
  return list ? list.scrollWidth - list.clientWidth : 0;
};
/** 1440 px less the two scroll bars that this browser does not draw. */
const desktop = { width: 1410, height: 720 };

// Two tests, so that two workers share the screens. A theme changes colours only, so each width is looked at in one theme.
for (const part of [0, 1]) {
  test(`every screen passes axe in both themes, fits its width and breaks no heading inside a word, part ${part + 1} of 2`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const page = await openStaff(browser, staffToken('every'));
    for (const screen of screens.filter((_screen, at) => at % 2 === part)) {
      await page.setViewportSize(desktop);
      await walkTo(page, screen);
      await expect(page.locator('[data-shape], [aria-busy=true]'), `${screen} is there`).toHaveCount(0);
      expect([screen, await axeInBothThemes(page)]).toEqual([screen, []]);
      expect([screen, await page.evaluate(listOverflow)]).toEqual([screen, 0]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => [screen, await page.evaluate(overflow)]).toEqual([screen, 0]);
      for (const width of [360, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([screen, width, await brokenWords(page)]).toEqual([screen, width, []]);
      }
    }
  });
}

test('an address without a page passes axe in both themes', async ({ browser }) => {
  const page = await openStaff(browser, staffToken('every'));
  await page.goto(`${hosts.staff}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('keys: / searches a customer, ? lists the keys of the page', async ({ browser }) => {
  const page = await openStaff(browser, staffToken('every'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('13800138000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers$/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await axeOf(page), await page.evaluate(overflow)]).toEqual([[], 0]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘操作' })).toContainText('下一行');
});

test('a search for a customer is in no address, no history and no storage', async ({ browser }) => {
  const page = await openStaff(browser, staffToken('every'));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  const canaries = ['13800138000', '110105194912310021', '6222021234567890128'];
  for (const number of canaries) {
    await page.goto(hosts.staff);
    await page.getByRole('searchbox', { name: '客户编号、手机、姓名、账号' }).fill(number);
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: '查找客户' });
    await expect(field).toHaveValue(number);
    await expect(page.getByRole('status').filter({ hasText: /^共 \d+ 条$/ })).toBeVisible();
    await field.fill(`${number} `);
    await page.waitForTimeout(500);
    addresses.push(page.url());
    addresses.push(
      await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage, document.title])),
    );
  }
  expect(addresses.filter((address) => address.endsWith('/ops/customers/find')).length).toBeGreaterThanOrEqual(3);
  expect(addresses.filter((text) => canaries.some((number) => text.includes(number)))).toEqual([]);
});

test('shows the reason of a failed call, and retries it', async ({ browser }) => {
  const page = await openStaff(browser, staffToken('every'));
  let broken = true;
  await page.route('**/ops/reviews?*', (route) =>
    broken
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', msg: '服务暂不可用，请稍后重试', data: null } })
      : route.continue(),
  );
  await page.goto(`${hosts.staff}/review/bank`);
  await expect(page.getByRole('alert')).toContainText('服务暂不可用');
  broken = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(/共 \d+ 条/)).toBeVisible();
});
