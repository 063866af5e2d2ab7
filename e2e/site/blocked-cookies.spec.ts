import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { LoginPage } from './login.page-model';

test('a browser that stores no cookies is told so at the login', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  const login = new LoginPage(page);
  await login.open();
  await login.login('13912345678', 'abc12345');
  await expect(page.getByText('浏览器已阻止 Cookie，无法保持登录')).toBeVisible();
  await expect(page).toHaveURL(`${hosts.site}/login`);
});
