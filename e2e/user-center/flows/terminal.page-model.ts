import type { Locator, Page } from '@playwright/test';

/** `/sandbox/terminal` */
export class TerminalPage {
  readonly account: Locator;
  readonly password: Locator;
  readonly signInButton: Locator;
  readonly order: Locator;
  readonly positions: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.account = page.getByLabel('MT5 账号');
    this.password = page.getByLabel('MT5 交易密码');
    this.signInButton = page.getByRole('button', { name: '登录', exact: true });
    this.order = page.getByRole('form', { name: '下单' });
    this.positions = page.getByRole('region', { name: /^持仓/ }).getByRole('button', { name: /^平仓/ });
    this.status = page.locator('#notice');
  }

  signIn = () => this.signInButton.click();
  buy = () => this.order.getByRole('button', { name: /^买入/ }).click();

  /** One of the account's figures. */
  figure(term: string): Locator {
    return this.page
      .getByRole('region', { name: '账户资金' })
      .locator('div')
      .filter({ hasText: term })
      .getByRole('definition');
  }

  /** Pixels by which the page is wider than the window. */
  overflow = () =>
    this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
