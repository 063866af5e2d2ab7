import type { Locator, Page } from '@playwright/test';
import type { TestCustomer } from '@portal/testkit';
import { fillCode } from './fill-code';
import { FramePage } from './frame.page-model';

/** What the two withdrawal pages have in common. */
export class PayoutPage extends FramePage {
  constructor(
    page: Page,
    readonly path: string,
    readonly formName: string,
    readonly recordsName: string,
  ) {
    super(page);
  }

  visit = () => this.open(this.path);

  get form(): Locator {
    return this.page.getByRole('form', { name: this.formName, exact: true });
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: '提交出金' });
  }

  /** The card of the proposal just submitted. */
  result(title: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  get progress(): Locator {
    return this.page.getByRole('list', { name: '出金进度' });
  }

  get underWay(): Locator {
    return this.page.getByRole('list', { name: '进行中的出金' }).locator('> li');
  }

  get records(): Locator {
    return this.page.getByRole('table', { name: this.recordsName });
  }

  /** The rows of proposals, without the header. */
  get rows(): Locator {
    return this.records.getByRole('row').filter({ has: this.page.getByRole('button', { name: /详情|收起/ }) });
  }

  /** The number of the displayed proposal. */
  async pno(): Promise<string> {
    const text = await this.page
      .getByRole('definition')
      .filter({ hasText: /^[A-Z][0-9A-Z]{5,}/ })
      .first()
      .innerText();
    return /[A-Z][0-9A-Z]{5,}/.exec(text)?.[0] ?? '';
  }

  /** Submits the form and confirms the review dialog. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.confirm.click();
  }

  async ask(amount: string, customer: TestCustomer): Promise<void> {
    await this.form.getByLabel('金额').fill(amount);
    await fillCode(this.form, customer);
    await this.send();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: '取消', exact: true }).click();
    await this.page.getByRole('dialog', { name: '取消这笔出金' }).getByRole('button', { name: '取消出金' }).click();
  }
}
