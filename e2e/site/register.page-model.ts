import type { Locator, Page } from '@playwright/test';
import { PhoneFields } from './phone-fields.page-model';

/** `/register` */
export class RegisterPage extends PhoneFields {
  readonly password: Locator;
  readonly inviteCode: Locator;
  readonly agreement: Locator;
  readonly submit: Locator;
  readonly loginWithPhone: Locator;

  constructor(page: Page) {
    super(page);
    this.password = page.getByLabel('登录密码', { exact: true });
    this.inviteCode = page.getByLabel('邀请码');
    this.agreement = page.getByRole('checkbox', { name: /我已阅读并同意/ });
    this.submit = page.getByRole('button', { name: '立即开户' });
    this.loginWithPhone = page.getByRole('link', { name: '用该手机号登录' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/register${query}`);
  }

  /** Fills in everything and submits the form. */
  async register(phone: string, password: string): Promise<void> {
    await this.prove(phone);
    await this.password.fill(password);
    await this.agreement.check();
    await this.submit.click();
  }
}
