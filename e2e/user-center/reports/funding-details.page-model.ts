import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { FramePage } from '../frame.page-model';

/** `/user-center/fundingDetails` */
export class FundingDetailsPage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = (search = '') => this.open(`/user-center/fundingDetails${search}`);

  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true });

  table = (name: string): Locator => this.page.getByRole('table', { name, exact: true });

  rows = (name: string): Locator => this.table(name).locator('tbody tr');

  /** A figure above the table, by its name. */
  sum(term: string): Locator {
    return this.page.getByRole('tabpanel').locator('dl > div').filter({ hasText: term }).getByRole('definition');
  }

  get search(): string {
    return new URL(this.page.url()).search;
  }

  details = (name: string): Locator => this.page.getByRole('dialog', { name: `${name}详情` });

  /** Presses `下载 CSV` and reads the downloaded file. */
  async csv(): Promise<{ name: string; text: string }> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: '下载 CSV' }).click();
    const download: Download = await coming;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }
}
