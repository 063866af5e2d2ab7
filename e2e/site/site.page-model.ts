import type { Locator, Page } from '@playwright/test';

/** The header that every page of the site has. */
export class SiteFrame {
  readonly header: Locator;
  readonly login: Locator;
  readonly register: Locator;
  readonly userCenter: Locator;
  readonly logout: Locator;
  readonly theme: Locator;
  readonly priceColour: Locator;
  readonly menu: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole('banner');
    this.login = this.header.getByRole('link', { name: '登录', exact: true });
    this.register = this.header.getByRole('link', { name: '开户', exact: true });
    this.userCenter = this.header.getByRole('link', { name: '用户中心' });
    this.logout = this.header.getByRole('button', { name: '退出登录' });
    this.theme = this.header.getByRole('button', { name: '切换主题' });
    this.priceColour = this.header.getByRole('button', { name: '涨跌颜色' });
    this.menu = this.header.getByRole('button', { name: '菜单' });
  }
}
