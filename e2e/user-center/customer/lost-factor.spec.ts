import { expect, test } from '@playwright/test';
import { registerCustomer } from '@portal/testkit';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
import { signInStaff } from '../../sign-in-staff';
import { LoginPage } from '../../site/login.page-model';
import { openStaff } from '../../staff/open-staff';
import { SettingsPage } from '../account/settings.page-model';
import { signIn } from '../sign-in';
import { addApp, signInAnew } from './factor-steps';

test('who has lost the app signs in by a recovery code, and by each code once', async ({ page, context }) => {
  const customer = await registerCustomer(hosts.loopback);
  await signIn(context, customer);
  const { recoveryCodes } = await addApp(page, customer);
  const [first = ''] = recoveryCodes;

  await signInAnew(page, context, customer);
  await page.getByRole('button', { name: /改用恢复码/ }).click();
  const code = page.getByLabel('恢复码');
  const verify = page.getByRole('button', { name: '验证并登录' });
  await code.fill('abc');
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/12 位字母和数字/);
  expect(await axeInBothThemes(page)).toEqual([]);
  // As it is copied from the list, in capitals and with a space.
  await code.fill(` ${first.toUpperCase()} `);
  await verify.click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/user-center/'));
  await new SettingsPage(page).visit();
  await expect(page.getByText('还剩 9 个')).toBeVisible();

  await signInAnew(page, context, customer);
  await page.getByRole('button', { name: /改用恢复码/ }).click();
  await code.fill(first);
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/已使用过/);
});

test('who has lost app and codes signs in after two members have reset them, and is told', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const customer = await registerCustomer(hosts.loopback);
  await signIn(context, customer);
  await addApp(page, customer);

  const file = `${hosts.staff}/customers/${customer.customerNumber}?tab=devices`;
  const chen = await openStaff(browser, await signInStaff(hosts.staffLoopback, 'chen'));
  await chen.goto(file);
  await chen.getByRole('button', { name: '申请重置' }).click();
  const why = chen.getByRole('dialog', { name: '申请重置两步验证' });
  await why.getByRole('button', { name: /视频核实身份/ }).click();
  await why.getByRole('button', { name: '提交申请' }).click();
  await expect(chen.getByText('已提交，由另一位同事复核')).toBeVisible();
  await chen.getByRole('button', { name: '批准重置' }).click();
  await expect(chen.getByText('该操作须由两位不同的员工完成')).toBeVisible();

  const fang = await openStaff(browser, await signInStaff(hosts.staffLoopback, 'fang'));
  await fang.goto(file);
  await fang.getByRole('button', { name: '批准重置' }).click();
  await expect(fang.getByText('已重置，并通知客户')).toBeVisible();
  await expect(fang.getByRole('heading', { name: '两步验证：未开启' })).toBeVisible();

  // The session has ended with the factor. In a browser that the gateway does not know the password alone is enough again.
  await context.clearCookies();
  const login = new LoginPage(page);
  await login.open();
  await login.login(customer.phone, customer.password);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/user-center/'));
  await new SettingsPage(page).visit();
  await expect(page.getByText('未开启')).toBeVisible();
  const messages = await new SettingsPage(page).openMessages();
  await expect(messages.getByText('两步验证已重置')).toBeVisible();
});
