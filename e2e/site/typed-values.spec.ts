import { expect, test, type Page } from '@playwright/test';
import { compose, paste, pastedForms } from '../compose';
import { hosts } from '../hosts';

const phone = '13912345678';
const code = async (page: Page, label: string, length: number) => {
  await compose(page.getByLabel(label), ['1', '1２', '1２ 3'], '123');
  await paste(page.getByLabel(label), '验证码：４５６７８９，请勿泄露');
  await expect(page.getByLabel(label)).toHaveValue('456789'.slice(0, length));
};

for (const [path, label] of [
  ['/login', '手机号或客户号'],
  ['/register', '手机号'],
  ['/forget-password', '手机号'],
  ['/ib', '手机号'],
  ['/', '手机号'],
] as const)
  test(`on ${path} a phone and codes are tidied, and never while they are composed`, async ({ page }) => {
    await page.goto(hosts.site + path);
    if (path === '/ib') await page.getByRole('button', { name: '填写申请表' }).click();
    const field = page.getByLabel(label, { exact: true }).first();
    await compose(field, ['1', '1３', '1３ 9', '1３ 9—'], '139');
    await compose(field, ['１２３４５６７８'], phone);
    for (const text of [...pastedForms(phone), `tel:+86-${phone}`, `+86 ${phone}`, `0086${phone}`]) {
      await paste(field, text);
      await expect(field).toHaveValue(phone);
    }
    if (path !== '/login' && path !== '/') await code(page, '图形验证码', 4);
    if (path === '/register' || path === '/forget-password') await code(page, '短信验证码', 6);
  });
