import { expect, type Locator } from '@playwright/test';
import { hosts } from './hosts';

/** The digits of a form's captcha, once its image has loaded: they are valid from then on. */
export async function drawnAnswer(image: Locator): Promise<string> {
  const drawn = () => image.evaluate((img: HTMLImageElement) => (img.complete && img.naturalWidth > 0 ? img.src : ''));
  await expect.poll(drawn).toContain('random=');
  const random = new URL(await drawn()).searchParams.get('random') ?? '';
  return captchaAnswer(random);
}

/** The digits of a captcha, by the number it was requested with. */
export async function captchaAnswer(random: string): Promise<string> {
  const response = await fetch(`${hosts.loopback}/sandbox/captcha?random=${encodeURIComponent(random)}`);
  const { data } = (await response.json()) as { data: { validate: string } };
  return data.validate;
}
