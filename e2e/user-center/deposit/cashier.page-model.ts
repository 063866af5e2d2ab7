import { expect, type Locator, type Page } from '@playwright/test';

/** The simulator channel's cashier. */
export class CashierPage {
  constructor(readonly page: Page) {}

  async arrived(): Promise<void> {
    await expect(this.page).toHaveURL(/\/sandbox\/pay\//);
    await expect(this.page.getByText('模拟环境')).toBeVisible();
  }

  get owed(): Locator {
    return this.page.getByRole('definition').last();
  }

  pay = () => this.page.getByRole('button', { name: '支付', exact: true }).click();
  decline = () => this.page.getByRole('button', { name: '拒绝支付' }).click();
  goBack = () => this.page.getByRole('link', { name: '返回商户' }).click();
}
