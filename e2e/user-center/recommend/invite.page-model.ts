import type { Locator, Page } from '@playwright/test';
import { FramePage } from '../frame.page-model';

/** `/user-center/invite` */
export class InvitePage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/invite');

  get qr(): Locator {
    return this.page.getByRole('img', { name: /^邀请链接的二维码/ });
  }

  /** A figure of the invitation results, by its name. */
  figure(term: string): Locator {
    return this.page.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  }

  friends = (): Locator => this.page.getByRole('table', { name: '邀请的好友' }).locator('tbody tr');

  bonuses = (): Locator => this.page.getByRole('table', { name: '奖励记录' }).locator('tbody tr');

  async openPoster(): Promise<Locator> {
    await this.page.getByRole('button', { name: '生成邀请海报' }).click();
    return this.page.getByRole('dialog', { name: '邀请海报' });
  }
}
