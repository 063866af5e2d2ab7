import { expect, type Locator } from '@playwright/test';
import { readCode, type Person } from '@portal/testkit';
import { hosts } from '../hosts';

/** Types the digits of a form's picture. */
export async function solvePicture(form: Locator, { client }: Person): Promise<void> {
  const image = form.getByRole('img');
  // Its answer counts from when it was drawn.
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  const random = new URL((await image.getAttribute('src')) ?? '', hosts.loopback).searchParams.get('random') ?? '';
  const { data } = await client.request<{ validate: string }>(`/sandbox/captcha?random=${random}`);
  await form.getByLabel('图形验证码').fill(data.validate);
}

/** Asks for the code to the phone and puts it where it belongs. */
export async function fillCode(form: Locator, person: Person): Promise<void> {
  await solvePicture(form, person);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await form.getByLabel('短信验证码').fill(await readCode(person.client, person.phone));
}
