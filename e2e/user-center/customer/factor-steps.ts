import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { TestCustomer } from '@portal/testkit';
import { Secret, TOTP } from 'otpauth';
import { LoginPage } from '../../site/login.page-model';
import { SettingsPage } from '../account/settings.page-model';
import { fillCode } from '../fill-code';

/** The code of an authenticator app: of now, or of the step after, which is accepted too. */
export const codeOf = (key: string, step: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + step * 30_000 });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the form of a new factor and gives the password and the code by SMS. */
export async function identify(page: Page, customer: TestCustomer, kind: string) {
  const settings = new SettingsPage(page);
  await settings.visit();
  await page.getByRole('button', { name: `添加${kind}` }).click();
  const box = dialog(page, `添加${kind}`);
  await box.getByLabel('登录密码', { exact: true }).fill(customer.password);
  await fillCode(box, customer);
  await box.getByRole('button', { name: '下一步' }).click();
  return box;
}

/** Signs out, and in again as in a browser that the gateway does not know. */
export async function signInAnew(page: Page, context: BrowserContext, { phone, password }: TestCustomer) {
  await new SettingsPage(page).logOut();
  await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await context.clearCookies({ name: 'device' });
  const login = new LoginPage(page);
  await login.open('?path=/user-center/assets/withdraw');
  await login.login(phone, password);
}

/** Sets up an authenticator app. Returns its key and the recovery codes. */
export async function addApp(page: Page, customer: TestCustomer): Promise<{ key: string; recoveryCodes: string[] }> {
  const setup = await identify(page, customer, '身份验证器');
  const key = await setup.locator('code').innerText();
  await setup.getByLabel('6 位验证码').fill(codeOf(key, 0));
  await setup.getByRole('button', { name: '完成' }).click();
  const codes = setup.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await setup.getByRole('button', { name: '已保存' }).click();
  await expect(page.getByText('还剩 10 个')).toBeVisible();
  return { key, recoveryCodes };
}
