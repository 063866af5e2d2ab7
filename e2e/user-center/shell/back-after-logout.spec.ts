import { expect, test } from '@playwright/test';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { newcomer } from '../sign-in';

test('Back after a logout leads to the login, and from there to the page before', async ({ page, context }) => {
  await newcomer(context);
  await page.goto(`${hosts.site}/legal/terms`);
  const frame = new FramePage(page);
  await frame.open('/user-center/assets/transfer');
  await expect(frame.heading).toHaveText('转账');
  await frame.logOut();
  await expect(page).toHaveURL(`${hosts.site}/`);

  await page.goBack();
  await expect(page).toHaveURL(`${hosts.site}/login?path=${encodeURIComponent('/user-center/assets/transfer')}`);
  await expect(page.getByLabel('手机号或客户号')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${hosts.site}/legal/terms`);
});
