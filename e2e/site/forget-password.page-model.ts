import type { Locator, Page } from '@playwright/test';
import { PhoneFields } from './phone-fields.page-model';

/** `/forget-password` */
export class ForgetPasswordPage extends PhoneFields {
  readonly next: Locator;
  readonly password: Locator;
  readonly reset: Locator;
  readonly loginAgain: Locator;

  constructor(page: Page) {
    super(page);
    this.next = page.getByRole('button', { name: '下一步' });
    this.password = page.getByLabel('登录密码', { exact: true });
    this.reset = page.getByRole('button', { name: '重置密码' });
    this.loginAgain = page.getByRole('link', { name: '用新密码登录' });
  }

  async open(): Promise<void> {
    await this.page.goto('/forget-password');
  }
}
