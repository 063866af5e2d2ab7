import type { Page } from '@playwright/test';
import { PayoutPage } from '../payout.page-model';

/** `/user-center/assets/withdraw` */
export class WithdrawPage extends PayoutPage {
  constructor(page: Page) {
    super(page, '/user-center/assets/withdraw', '出金', '出金记录');
  }
}
