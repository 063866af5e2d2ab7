import type { Locator, Page } from '@playwright/test';

/** `/market`. */
export class MarketPage {
  readonly search: Locator;
  readonly state: Locator;
  readonly table: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByLabel('搜索品种');
    this.state = page.getByRole('main').getByRole('status');
    this.table = page.getByRole('table', { name: /行情$|^搜索结果$/ });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/market${query}`);
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** Names of the rows in their current order. */
  async names(): Promise<string[]> {
    const buttons = this.table.locator('button[data-symbol]');
    return (await buttons.allTextContents()).map((text) => text.trim());
  }

  star(name: string): Locator {
    return this.page.getByRole('button', { name: `加入自选：${name}` });
  }
}
