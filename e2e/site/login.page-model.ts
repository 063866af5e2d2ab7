import type { Locator, Page } from '@playwright/test';

/** `/login` */
export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly showPassword: Locator;
  readonly captcha: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.username = page.getByLabel('手机号或客户号');
    this.password = page.getByLabel('登录密码', { exact: true });
    this.showPassword = page.getByRole('button', { name: '显示密码' });
    this.captcha = page.getByLabel('图形验证码');
    this.submit = page.getByRole('main').getByRole('button', { name: '登录', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/login${query}`);
  }

  async login(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
