import { expect, test } from '@playwright/test';
import { axeInBothThemes } from '../../axe-of';
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

test('reports a text that is too long at its field, and keeps the input if sending fails', async ({
  page,
  context,
}) => {
  await newcomer(context);
  const profile = new SettingsPage(page);
  await profile.visit();
  await profile.field('昵称').fill('字'.repeat(21));
  await profile.save();
  await expect(profile.form.getByText('昵称不能超过 20 个字')).toBeVisible();
  await expect(profile.field('昵称')).toBeFocused();
  await profile.field('昵称').fill('小王');
  await page.route('**/v2/person/updatePersonInfo', (route) => route.abort());
  await profile.save();
  await expect(profile.form.getByText('网络异常，请稍后重试')).toBeVisible();
  await expect(profile.field('昵称')).toHaveValue('小王');
});

test('shows 获取用户信息失败 if the record is refused without a message', async ({ page, context }) => {
  await newcomer(context);
  await page.route('**/v2/customer/queryAccountInfo*', (route) =>
    route.fulfill({ json: { code: 'X', msg: '', data: null } }),
  );
  await new SettingsPage(page).visit();
  await expect(page.getByRole('main').getByText('获取用户信息失败').first()).toBeVisible();
  await page.unroute('**/v2/customer/queryAccountInfo*');
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(new SettingsPage(page).form).toBeVisible();
});

test('has no axe violation in either theme, and fits 360 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newcomer(context);
  const profile = new SettingsPage(page);
  await profile.visit();
  await expect(profile.form).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
