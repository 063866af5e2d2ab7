import type { Locator, Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';

/** `/user-center/settings` */
export class SettingsPage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/settings');

  /** The form of the profile. */
  get form(): Locator {
    return this.page.getByRole('form', { name: '个人资料' });
  }

  field = (name: string): Locator => this.form.getByLabel(name);

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: '保存' }).click();
  }
}
