import { expect, type Locator, type Page } from '@playwright/test';
import { drawnAnswer } from '../captcha';
import { smsCode } from './ask-sandbox';

/** Phone, image captcha and SMS code, as register and forgot password show them. */
export class PhoneFields {
  readonly phone: Locator;
  readonly captcha: Locator;
  readonly captchaImage: Locator;
  readonly newCaptcha: Locator;
  readonly code: Locator;
  readonly askCode: Locator;

  constructor(readonly page: Page) {
    this.phone = page.getByLabel('手机号', { exact: true });
    this.captcha = page.getByLabel('图形验证码');
    this.captchaImage = page.getByRole('img', { name: /四位数字/ });
    this.newCaptcha = page.getByRole('button', { name: '换一张' });
    this.code = page.getByLabel('短信验证码');
    this.askCode = page.getByRole('button', { name: /获取验证码|秒后重发/ });
  }

  /** Types the digits that the image shows now. */
  async readCaptcha(): Promise<void> {
    await this.captcha.fill(await drawnAnswer(this.captchaImage));
  }

  /** Fills in the phone, the captcha and the SMS code. */
  async prove(phone: string): Promise<void> {
    const since = Date.now() - 1000;
    await this.phone.fill(phone);
    await this.readCaptcha();
    await this.askCode.click();
    await expect(this.askCode).toHaveText(/秒后重发/);
    await this.code.fill(await smsCode(phone, since));
  }
}
