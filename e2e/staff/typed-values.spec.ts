import { expect, test } from '@playwright/test';
import { registerCustomer } from '@portal/testkit';
import { compose, paste, pastedForms } from '../compose';
import { hosts } from '../hosts';
import { staffToken } from '../staff-token';
import { openStaff } from './open-staff';
import { expectTypedCode } from './typed-code';

test('the code of a sign-in is tidied, and never while it is composed', async ({ page }) => {
  await page.goto(hosts.staff);
  await page.getByRole('button', { name: '使用 陈晨，合规' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expectTypedCode(page.getByLabel('身份验证器中的 6 位验证码'));
  await page.getByRole('button', { name: '没有验证器？使用恢复码' }).click();
  // A recovery code has letters: nothing is taken out of it.
  const recoveryCode = page.getByLabel('恢复码');
  await recoveryCode.clear();
  await compose(recoveryCode, ['a', 'ab', 'ab-c'], 'ab-c');
});

test('a new phone of a customer is tidied, and never while it is composed', async ({ browser }) => {
  const { customerNumber } = await registerCustomer(hosts.loopback);
  const page = await openStaff(browser, staffToken('every'));
  await page.goto(`${hosts.staff}/customers/${customerNumber}`);
  await page.getByRole('button', { name: '更换手机' }).click();
  const phone = page.getByLabel('新手机号');
  await compose(phone, ['1', '1３', '1３ 9', '1３ 9—'], '139');
  for (const text of [...pastedForms('13912345678'), 'tel:+86-13912345678', '+86 13912345678', '008613912345678']) {
    await paste(phone, text);
    await expect(phone).toHaveValue('13912345678');
  }
});
