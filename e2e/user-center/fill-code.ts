import { expect, type Locator } from '@playwright/test';
import { readCode, type TestCustomer } from '@portal/testkit';
import { drawnAnswer } from '../captcha';

/** Types the digits of a form's captcha. */
export async function solvePicture(form: Locator): Promise<void> {
  await form.getByLabel('图形验证码').fill(await drawnAnswer(form.getByRole('img')));
}

/** Requests an SMS code and fills it in. */
export async function fillCode(form: Locator, customer: TestCustomer): Promise<void> {
  await solvePicture(form);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await form.getByLabel('短信验证码').fill(await readCode(customer.client, customer.phone));
}
