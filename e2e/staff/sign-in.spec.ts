import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { staffToken } from '../staff-token';
import { axeOf } from '../axe-of';
import { openStaff } from './open-staff';

test('a demo member signs in by password and code, and signs out', async ({ page }) => {
  // A code works once: this may wait for the next one.
  test.setTimeout(120_000);
  await page.goto(`${hosts.staff}/account`);
  await expect(page.getByRole('heading', { name: '登录员工后台' })).toBeVisible();
  expect(await axeOf(page)).toEqual([]);
  await page.getByRole('button', { name: '使用 陈晨，合规' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  const now = page.getByText(/当前验证码 \d{6}/);
  await expect(now).toBeVisible({ timeout: 60_000 });
  expect(await axeOf(page)).toEqual([]);
  const code = /\d{6}/.exec((await now.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('身份验证器中的 6 位验证码').fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible();
  await expect(page.getByText('chen@staff.localhost')).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('staff-session'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录员工后台' })).toBeVisible();
});

test('refuses a wrong password at once, with the same message as an unknown address', async ({ page }) => {
  await page.goto(hosts.staff);
  for (const email of ['bowen@staff.localhost', 'nobody@staff.localhost']) {
    await page.getByLabel('工作邮箱').fill(email);
    await page.getByLabel('密码', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByText('邮箱或密码不正确')).toBeVisible();
    await page.reload();
  }
});

test('shows only permitted pages in the navigation, and a message on a page without permission', async ({
  browser,
}) => {
  const page = await openStaff(browser, staffToken('bowen'));
  const navigation = page.getByRole('navigation', { name: '后台导航' });
  await expect(navigation.getByRole('link', { name: '银行出金' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: '身份认证' })).toHaveCount(0);
  await page.goto(`${hosts.staff}/staff`);
  await expect(page.getByText('您没有查看该页面的权限')).toBeVisible();
});

test('shows the sign-in if the session was ended on another device', async ({ page }) => {
  await page.context().addCookies([{ name: 'staff-session', value: 'ended', url: hosts.staff }]);
  await page.goto(`${hosts.staff}/reconciliation`);
  await expect(page.getByRole('heading', { name: '登录员工后台' })).toBeVisible();
});
