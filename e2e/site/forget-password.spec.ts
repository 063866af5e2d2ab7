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
