import type { Locator, Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';

/** `/user-center/acctInfo` */
export class AcctInfoPage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/acctInfo');

  /** The card around a heading. */
  card(title: string | RegExp): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  async manage(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^管理/ }).first().click();
    return this.page.getByRole('dialog', { name: /^管理/ });
  }

  get confirmation(): Locator {
    return this.page.getByRole('dialog').last();
  }
}
