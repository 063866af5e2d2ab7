import type { Locator, Page } from '@playwright/test';
import type { TestCustomer } from '@portal/testkit';
import { fillCode } from '../fill-code';
import { PayoutPage } from '../payout.page-model';

export type NewAddress = { chain?: 'TRC20' | 'ERC20'; address: string; label: string };

/** `/user-center/assets/withdrawCoin` */
export class WithdrawCoinPage extends PayoutPage {
  constructor(page: Page) {
    super(page, '/user-center/assets/withdrawCoin', '数字货币出金', '数字货币出金记录');
  }

  get book(): Locator {
    return this.page.getByRole('list', { name: '地址簿' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: '添加收款地址' });
  }

  get addressForm(): Locator {
    return this.dialog.getByRole('form', { name: '添加地址' });
  }

  get deals(): Locator {
    return this.page.getByRole('table', { name: '数字货币明细' });
  }

  openBook = () => this.page.getByRole('button', { name: '添加地址' }).first().click();

  async removeAddress(): Promise<void> {
    await this.book.getByRole('button', { name: '移除地址' }).click();
    await this.page.getByRole('dialog', { name: '移除收款地址' }).getByRole('button', { name: '移除收款地址' }).click();
  }

  async describe({ chain, address, label }: NewAddress): Promise<void> {
    if (chain) await this.addressForm.getByLabel('网络').selectOption(chain);
    await this.addressForm.getByLabel('钱包地址').fill(address);
    await this.addressForm.getByLabel('地址名称').fill(label);
  }

  async addAddress(address: NewAddress, customer: TestCustomer): Promise<void> {
    await this.openBook();
    await this.describe(address);
    await fillCode(this.addressForm, customer);
    await this.addressForm.getByRole('button', { name: '添加地址' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
