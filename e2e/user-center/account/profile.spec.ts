import { expect, test } from '@playwright/test';
import { newcomer } from '../sign-in';
import { AcctInfoPage } from './acct-info.page-model';
import { SettingsPage } from './settings.page-model';

test('opens the profile from the overview, saves it, reads it back and clears it', async ({ page, context }) => {
  await newcomer(context);
  await new AcctInfoPage(page).visit();
  await page.getByRole('main').getByRole('link', { name: '设置' }).click();
  await expect(page).toHaveURL(/\/user-center\/settings$/);
  const profile = new SettingsPage(page);
  await expect(profile.heading).toHaveText('设置');
  const values = { 昵称: '小王', 省份: '浙江', 城市: '杭州', 地址: '文三路 1 号', 职业: '工程师' };
  for (const [name, value] of Object.entries(values)) await profile.field(name).fill(value);
  await profile.save();
  await expect(profile.toast).toContainText('个人资料已保存');
  await page.reload();
  for (const [name, value] of Object.entries(values)) await expect(profile.field(name)).toHaveValue(value);

  await profile.field('地址').fill('');
  await profile.save();
  await expect(profile.toast).toContainText('个人资料已保存');
  await page.reload();
  await expect(profile.field('昵称')).toHaveValue('小王');
  await expect(profile.field('地址')).toHaveValue('');
});
