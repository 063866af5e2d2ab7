import type { Page } from '@playwright/test';
import { hosts } from '../hosts';

/** A view of the user centre for a screenshot: a path, and what to open on it. */
export type UserPage = { name: string; path: string; open?: (page: Page) => Promise<void> };

/** Every page of the user centre, and the messages drawer, which can open over any page. */
export const userPages: readonly UserPage[] = [
  { name: 'overview', path: '/user-center/acctInfo' },
  { name: 'settings', path: '/user-center/settings' },
  { name: 'guide', path: '/user-center/deposit-guide' },
  { name: 'deposit', path: '/user-center/assets/deposit' },
  { name: 'withdraw', path: '/user-center/assets/withdraw' },
  { name: 'withdraw-coin', path: '/user-center/assets/withdrawCoin' },
  { name: 'transfer', path: '/user-center/assets/transfer' },
  { name: 'funding', path: '/user-center/fundingDetails' },
  { name: 'trades', path: '/user-center/fundingDetails?tab=trade' },
  { name: 'explain', path: '/user-center/explain' },
  { name: 'statements', path: '/user-center/statements' },
  { name: 'costs', path: '/user-center/costs' },
  { name: 'support', path: '/user-center/support' },
  { name: 'ticket', path: '/user-center/support?no=K100001' },
  { name: 'invite', path: '/user-center/invite' },
  {
    name: 'messages',
    path: '/user-center/fundingDetails?tab=transfer&messages=all&about=deposit',
    open: (page) => page.getByRole('dialog', { name: '消息' }).waitFor(),
  },
];

export async function openUserPage(page: Page, { path, open }: UserPage): Promise<void> {
  await page.goto(`${hosts.userCenter}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open?.(page);
}
