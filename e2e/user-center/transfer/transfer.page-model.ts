import type { Locator, Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';

/** `/user-center/assets/transfer` */
export class TransferPage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/assets/transfer');

  get form(): Locator {
    return this.page.getByRole('form', { name: '转账', exact: true });
  }

  get from(): Locator {
    return this.form.getByLabel('转出账户');
  }

  get to(): Locator {
    return this.form.getByLabel('转入账户');
  }

  /** Both balances after the transfer, the source account first. */
  get after(): Locator {
    return this.form.getByRole('definition');
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: '确认转账' });
  }

  /** The button on the result screen that shows the form again. */
  get again(): Locator {
    return this.page.getByRole('button', { name: '再转一笔' });
  }

  get rows(): Locator {
    return this.page.getByRole('table', { name: '转账记录' }).locator('tbody tr');
  }

  /** Submits the form and confirms the review dialog. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.confirm.click();
  }

  async move(amount: string): Promise<void> {
    await this.form.getByLabel('金额').fill(amount);
    await this.send();
  }
}
