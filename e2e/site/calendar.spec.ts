import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { CalendarPage } from './calendar.page-model';

test('shows the week of the address in Beijing time, with the filters of the address', async ({ page }) => {
  const calendar = new CalendarPage(page);
  await calendar.open('?date=2025-06-18');
  await expect(calendar.row('美联储利率决议')).toContainText('02:00');
  await expect(calendar.day('6月19日')).toContainText('美联储利率决议');
  await expect(calendar.row('英国 CPI 同比')).toBeVisible();
  await calendar.regions.getByRole('link', { name: '美国' }).click();
  await expect(page).toHaveURL(`${hosts.site}/financial-calendar?date=2025-06-18&region=US`);
  await expect(calendar.row('英国 CPI 同比')).toBeHidden();
  await calendar.weights.getByRole('link', { name: '仅高' }).click();
  await expect(calendar.row('初请失业金')).toBeHidden();
  await page.reload();
  await expect(calendar.row('美联储利率决议')).toBeVisible();
  await expect(calendar.row('英国 CPI 同比')).toBeHidden();
  await expect(page.getByRole('link', { name: '导出日历（.ics）' })).toHaveAttribute(
    'href',
    '/news/calendar.ics?region=US&importance=3',
  );
});

test('navigates from day to day, and back to the week', async ({ page }) => {
  const calendar = new CalendarPage(page);
  await calendar.open('?date=2025-06-18');
  await calendar.days.getByRole('link', { name: '周日 6月22日' }).click();
  await expect(page.getByText('当日没有已收录的数据公布。')).toBeVisible();
  await page.getByRole('link', { name: '下一天' }).click();
  await expect(page).toHaveURL(/date=2025-06-23&view=day/);
  await page.getByRole('link', { name: '查看整周' }).click();
  await expect(calendar.day('6月27日')).toBeVisible();
});

test('shows a countdown to the next event of the current week', async ({ page }) => {
  await new CalendarPage(page).open();
  await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d/);
  await expect(page.getByText('今天')).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('offers the local time of the visitor', async ({ page }) => {
    const calendar = new CalendarPage(page);
    await calendar.open('?date=2025-06-18');
    await expect(calendar.row('美联储利率决议')).toContainText('02:00');
    await page.getByRole('button', { name: /本地时间/ }).click();
    await expect(calendar.row('美联储利率决议')).toContainText(/06\/18.14:00/);
  });
});

test('reports a week that could not be loaded, and retries', async ({ page }) => {
  const calendar = new CalendarPage(page);
  await calendar.open('?date=2025-06-18');
  await page.route('**/news/calendar/list**', (route) => route.abort());
  await page.getByRole('link', { name: '下一周' }).click();
  await expect(page.getByRole('alert')).toContainText('网络异常，请稍后重试');
  await page.unroute('**/news/calendar/list**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(calendar.day('6月24日')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the week', async ({ page }) => {
    const calendar = new CalendarPage(page);
    await calendar.open('?date=2025-06-18');
    await expect(calendar.row('美联储利率决议')).toBeVisible();
  });
});
