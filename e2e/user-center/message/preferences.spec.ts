import { expect, test } from '@playwright/test';
import { axeInBothThemes } from '../../axe-of';
import { FramePage } from '../frame.page-model';
import { newcomer } from '../sign-in';

test('the messages lead to the choice of their carriers, which is saved at once and holds', async ({
  page,
  context,
}) => {
  await newcomer(context);
  const frame = new FramePage(page);
  await frame.open('/user-center/fundingDetails');
  const messages = await frame.openMessages();
  await messages.getByRole('link', { name: '设置短信与邮件通知' }).click();
  await expect(page).toHaveURL(/\/user-center\/settings#messages$/);
  await expect(messages).toBeHidden();
  const card = page.locator('#messages');
  await expect(card.getByRole('heading', { name: '消息通知' })).toBeInViewport();
  await card.getByRole('checkbox', { name: '出金，短信' }).uncheck();
  await expect(page.getByText('出金的短信通知已关闭')).toBeVisible();
  await card.getByRole('button', { name: /逐项设置\s*入金/ }).click();
  await card.getByRole('checkbox', { name: '到账，短信' }).uncheck();
  await expect(page.getByText('到账的短信通知已关闭')).toBeVisible();
  await expect(card.getByText('部分')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow <= 0, await axeInBothThemes(page)]).toEqual([width, true, []]);
  }
  await page.reload();
  await expect(card.getByRole('checkbox', { name: '出金，短信' })).not.toBeChecked();
  await expect(card.getByRole('checkbox', { name: '转账，短信' })).toBeChecked();
  await expect(card.getByRole('row', { name: /^账户安全/ }).getByText('始终发送', { exact: true })).toHaveCount(2);
});
