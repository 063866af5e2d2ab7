import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { ForgetPasswordPage } from './forget-password.page-model';
import { LoginPage } from './login.page-model';
import { newCustomer } from './new-customer';

test('sets a new password by phone, and refuses the old one afterwards', async ({ page }) => {
  const customer = await newCustomer();
  const [forget, login] = [new ForgetPasswordPage(page), new LoginPage(page)];
  await forget.open();
  await forget.prove(customer.phone);
  await forget.next.click();
  await forget.password.fill('new12345');
  await forget.reset.click();
  await forget.loginAgain.click();

  await expect(login.username).toHaveValue(customer.phone);
  await login.password.fill(customer.password);
  await login.submit.click();
  await expect(login.password).toHaveAccessibleDescription(/不正确/);
  await login.password.fill('new12345');
  await login.submit.click();
  await expect(page).toHaveURL(new RegExp(`^${hosts.userCenter}/user-center/`));
});

test('shows a wrong code at its field', async ({ page }) => {
  const customer = await newCustomer();
  const forget = new ForgetPasswordPage(page);
  await forget.open();
  await forget.prove(customer.phone);
  const right = await forget.code.inputValue();
  await forget.code.fill(right === '000000' ? '111111' : '000000');
  await forget.next.click();
  await expect(forget.code).toHaveAccessibleDescription(/验证码不正确/);
  await expect(forget.code).toBeFocused();
});
