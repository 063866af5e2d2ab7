import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { MarketPage } from './market.page-model';
import { axeInBothThemes } from '../axe-of';
import { shiftsOf, watchShifts } from '../layout-shift';
import { moved } from '../traded';

async function move(symbol: string, bid: string): Promise<void> {
  const answer = await fetch(`${hosts.loopback}/sandbox/market`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ symbol, bid }),
  });
  expect(await answer.json()).toMatchObject({ code: 'OK' });
}

test('shows the zones as tabs with addresses, and the symbols in the HTML', async ({ page, request }) => {
  expect(await (await request.get(`${hosts.loopback}/market?zone=goods`)).text()).toContain('现货黄金');
  const market = new MarketPage(page);
  await market.open();
  await expect(market.tab('外汇')).toHaveAttribute('aria-selected', 'true');
  await market.tab('股票').click();
  await expect(page).toHaveURL(/zone=stock/);
  await expect(market.table).toContainText('苹果');
  await page.reload();
  await expect(market.tab('股票')).toHaveAttribute('aria-selected', 'true');
});

test('requests quotes by zone, on the market page and on the product page', async ({ page }) => {
  const market = new MarketPage(page);
  const zoneAsked = (zone: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return (
        pathname === '/api/v1/ZoneMarketPrice' &&
        searchParams.get('zone') === zone &&
        searchParams.get('company') === hosts.brand.code &&
        searchParams.get('timeformat') === 'iso'
      );
    });
  const goods = zoneAsked('4');
  await market.open('?zone=goods');
  await goods;
  const indexes = zoneAsked('5');
  await market.tab('指数').click();
  await indexes;
  const stock = zoneAsked('7');
  await page.goto('/product/stock');
  await stock;
});

test('searches in every zone, sorts by a column, and shows a favourite first and in its own tab', async ({ page }) => {
  const market = new MarketPage(page);
  await market.open('?zone=forex');
  await expect(market.state).toContainText('行情实时更新');
  await market.search.fill('黄金');
  await expect.poll(() => market.names()).toEqual(['现货黄金XAUUSD']);
  await market.search.fill('没有这种');
  await expect(page.getByText('没有找到“没有这种”')).toBeVisible();
  await market.search.fill('');

  const pairs = async () => (await market.names()).filter((name) => /USD$/.test(name));
  await market.table.getByRole('button', { name: '品种' }).click();
  await expect.poll(pairs).toEqual(['澳元/美元AUDUSD', '欧元/美元EURUSD', '英镑/美元GBPUSD', '纽元/美元NZDUSD']);
  await market.table.getByRole('button', { name: '品种' }).click();
  await expect.poll(async () => (await pairs())[0]).toBe('纽元/美元NZDUSD');

  await market.star('美元/日元').click();
  await page.reload();
  await expect(page.getByRole('button', { name: '取消自选：美元/日元' })).toBeVisible();
  await expect.poll(async () => (await market.names())[0]).toBe('美元/日元USDJPY');
  await market.tab('自选').click();
  await expect.poll(() => market.names()).toEqual(['美元/日元USDJPY']);
});

test('shows a changed price, and opens its chart', async ({ page }) => {
  const market = new MarketPage(page);
  const { symbol, name, bid, written } = moved.first;
  await market.open(`?zone=${moved.zone}`);
  await expect(market.state).toContainText('行情实时更新');
  await move(symbol, bid);
  await expect(market.table.getByRole('row').filter({ hasText: symbol })).toContainText(written);
  await market.table.getByRole('button', { name: new RegExp(`${name}\\s*${symbol}`) }).click();
  await expect(page).toHaveURL(new RegExp(`symbol=${symbol}`));
  await expect(page.getByRole('img', { name: `${name} 1 小时 K 线` })).toBeVisible();
  await page.getByRole('tab', { name: '日线' }).click();
  await expect(page.getByRole('img', { name: `${name} 日线 K 线` })).toBeVisible();
  await page.getByRole('button', { name: '以表格查看' }).click();
  await expect(page.getByRole('table', { name: `${name} 日线 K 线` })).toBeVisible();
});

test('polls the prices if the stream fails', async ({ page }) => {
  await page.route('**/api/v1/stream**', (route) => route.abort());
  const market = new MarketPage(page);
  const { symbol, bid, written } = moved.second;
  await market.open(`?zone=${moved.zone}`);
  await expect(market.state).toContainText('每 3 秒刷新一次');
  await move(symbol, bid);
  await expect(market.table.getByRole('row').filter({ hasText: symbol })).toContainText(written);
});

test('shows the margin that a volume requires, and refuses a volume that cannot be traded at its field', async ({
  page,
}) => {
  await page.goto('/product/forex', { waitUntil: 'networkidle' });
  const calculator = page.getByRole('region', { name: '外汇实时行情' });
  // These three need no other price: margin = contract size × lots / leverage, in dollars.
  for (const [symbol, lots, level, margin] of [
    ['USDJPY', '0.1', 'MIN', '100.00'],
    ['USDCNH', '0.37', 'STD', '185.00'],
    ['USDCAD', '1', 'DIA', '250.00'],
  ] as const) {
    await calculator.getByLabel('品种').selectOption(symbol);
    await calculator.getByLabel('手数').fill(lots);
    await calculator.getByLabel('账户级别').selectOption(level);
    await expect(calculator.getByRole('status', { name: '所需保证金' })).toContainText(`${margin}USD`);
  }
  await calculator.getByLabel('手数').fill('0.015');
  await expect(calculator.getByLabel('手数')).toHaveAccessibleDescription(/0\.01 的整数倍/);
});

test('opens zone and chart for a link with only a symbol, beside the list and on a phone in a sheet', async ({
  page,
}) => {
  await page.goto('/market?symbol=XAUUSD');
  await expect(new MarketPage(page).tab('商品')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: '现货黄金 XAUUSD' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog', { name: '现货黄金' });
  await expect(sheet.getByRole('img', { name: /现货黄金 1 小时 K 线/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(({ search }) => search === '?zone=goods');
});

test('an open chart is accessible in both themes and widths, changes its type, shows indicators, zooms and fills the screen', async ({
  page,
}) => {
  test.slow();
  await page.goto('/market?zone=goods&symbol=XAUUSD');
  await expect(page.getByText(/行情实时更新/)).toBeVisible();
  await expect(page.getByRole('img', { name: /现货黄金 1 小时 K 线/ })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await axeInBothThemes(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  for (const name of ['折线', '美国线', '均线', 'MACD', 'RSI']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText(/^MA5 [\d,.]+$/)).toBeVisible();
  await expect(page.getByText(/^DIF -?[\d,.]+$/)).toBeVisible();
  await expect(page.getByText(/^RSI14 [\d.]+$/)).toBeVisible();
  for (const name of ['放大', '缩小', '复位']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
});

test('stores an alert in the browser, and notifies the visitor when its price is reached', async ({ page }) => {
  const { symbol, name, alert, bid } = moved.third;
  await page.goto(`/market?symbol=${symbol}`);
  await expect(page.getByText(/行情实时更新/)).toBeVisible();
  const drawer = page.getByRole('button', { name: '合约、提醒与分析' });
  await drawer.click();
  await page.getByLabel('提醒价').fill('0');
  await page.getByRole('button', { name: '添加提醒' }).click();
  await expect(page.getByLabel('提醒价')).toHaveAccessibleDescription(/大于 0 的价格/);
  await page.getByLabel('提醒价').fill(alert);
  await page.getByRole('button', { name: '添加提醒' }).click();
  const alerts = page.getByRole('list', { name: '已设提醒' });
  await expect(alerts).toContainText('等待中');
  await page.reload();
  await drawer.click();
  await expect(alerts).toContainText('等待中');
  await move(symbol, bid);
  await expect(page.getByText(new RegExp(`${name}已到达提醒价`))).toBeVisible();
  await expect(alerts).toContainText('已到达');
});

test('on a desktop the list and the chart fill the window, with a drawer beside them; the full screen says whose chart it is', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/market?symbol=XAUUSD');
  const [list, chart, plot] = ['list', 'chart', 'plot'].map((part) => page.locator(`[data-part=${part}]`));
  await expect(page.getByRole('img', { name: /现货黄金 1 小时 K 线/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
  for (const width of [1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right, drawn] = [await list!.boundingBox(), await chart!.boundingBox(), await plot!.boundingBox()];
    expect([width, left?.width, right!.x + right!.width]).toEqual([width, 380, width]);
    // One frame with the header, and the chart within it.
    expect(left!.y + left!.height).toBeLessThanOrEqual(900);
    expect(drawn!.y).toBeLessThan(260);
    expect(drawn!.y + drawn!.height).toBeGreaterThan(780);
    expect(drawn!.y + drawn!.height).toBeLessThan(900);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawer = page.getByRole('button', { name: '合约、提醒与分析' });
    await drawer.press('Enter');
    await expect(drawer).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('complementary', { name: '现货黄金详情' })).toBeInViewport();
    expect([width, await axeInBothThemes(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])]).toEqual([width, []]);
    await drawer.press('Enter');
    await expect(page.getByRole('complementary', { name: '现货黄金详情' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: '现货黄金 XAUUSD' })).toBeInViewport();
  await expect(page.getByText('买价')).toBeInViewport();
});
