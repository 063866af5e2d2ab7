import type { Locator, Page } from '@playwright/test';

/** `/financial-calendar`. */
export class CalendarPage {
  readonly regions: Locator;
  readonly weights: Locator;
  readonly days: Locator;

  constructor(readonly page: Page) {
    this.regions = page.getByRole('navigation', { name: '按地区筛选' });
    this.weights = page.getByRole('navigation', { name: '按重要性筛选' });
    this.days = page.getByRole('navigation', { name: '选择日期' });
  }

  open(query = '') {
    return this.page.goto(`/financial-calendar${query}`, { waitUntil: 'networkidle' });
  }

  day(name: string): Locator {
    return this.page.getByRole('rowgroup', { name });
  }

  row(title: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(title) });
  }
}
