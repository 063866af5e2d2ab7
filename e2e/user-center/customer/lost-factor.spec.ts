import { expect, test } from '@playwright/test';
import { registerCustomer } from '@portal/testkit';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
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
