import { expect, test } from '@playwright/test';
import { axeInBothThemes } from '../axe-of';
import { drawnAnswer } from '../captcha';
import { hosts } from '../hosts';
import { openStaff } from '../staff/open-staff';
import { staffToken } from '../staff-token';

test('a visitor complains without an account, and staff read whom to call', async ({ page, browser }) => {
  await page.goto('/complaint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('投诉与咨询');
  await page.getByRole('button', { name: '填写', exact: true }).click();
  await page.getByRole('textbox', { name: '主题' }).fill('无法注册');
  await page.getByLabel('内容').fill('短信验证码收不到');
  await page.getByLabel('手机号').fill('13900001234');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByLabel('图形验证码')).toBeFocused();
  expect(await axeInBothThemes(page)).toEqual([]);
  const form = page.getByRole('form', { name: '投诉与咨询' });
  await page.getByLabel('图形验证码').fill(await drawnAnswer(form.getByRole('img')));
  await page.getByRole('button', { name: '提交' }).click();
  const done = page.getByText(/已登记，编号 K\d+/);
  await expect(done).toBeVisible();
  const [no = ''] = /K\d+/.exec(await done.innerText()) ?? [];
  const staff = await openStaff(browser, staffToken('every'));
  await staff.goto(`${hosts.staff}/tickets/${no}`);
  await expect(staff.getByText('13900001234')).toBeVisible();
  await expect(staff.getByText('短信验证码收不到')).toBeVisible();
});
