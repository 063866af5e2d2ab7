import type { Locator, Page } from '@playwright/test';
import { hosts } from '../hosts';

/** The frame around every page of the user centre. */
export class FramePage {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${hosts.userCenter}${path}`);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: '用户中心', exact: true });
  }

  get toast(): Locator {
    return this.page.getByRole('status');
  }

  /** The confirm button in the review dialog of every money operation. */
  get confirm(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: /^(前往支付|(出金|转账) \d)/ });
  }

  async openMessages(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^消息/ }).click();
    return this.page.getByRole('dialog', { name: '消息' });
  }

  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: '退出登录' }).click();
  }

  /** Logs out where something was typed and not submitted. */
  async logOutAndClear(): Promise<void> {
    await this.logOut();
    const question = this.page.getByRole('dialog', { name: '退出登录' });
    await question.getByRole('button', { name: '退出并清除' }).click();
  }
}
