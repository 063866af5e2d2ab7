import type { Locator, Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';

/** `/user-center/assets/deposit` */
export class DepositPage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/assets/deposit');

  get form(): Locator {
    return this.page.getByRole('form', { name: '入金', exact: true });
  }

  /** 应付金额, as calculated before the form is sent. */
  get owed(): Locator {
    return this.form.getByRole('definition').last();
  }

  get unpaid(): Locator {
    return this.page.getByRole('list', { name: '待支付的入金' }).getByRole('listitem');
  }

  /** Deposits cancelled a moment ago, in their former place. */
  get cancelled(): Locator {
    return this.page.getByRole('list', { name: '刚取消的入金' }).getByRole('listitem');
  }

  get paid(): Locator {
    return this.page.getByRole('table', { name: '已入金' });
  }

  get progress(): Locator {
    return this.page.getByRole('list', { name: '入金进度' });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: '确认入金' });
  }

  /** Submits the form and confirms the review dialog. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.confirm.click();
  }

  async ask(amount: string): Promise<void> {
    await this.form.getByLabel('金额').fill(amount);
    await this.send();
  }
}
