import type { ComponentType } from 'react';
import { Navigate, matchPath, type RouteObject } from 'react-router-dom';
import { FormColumn } from './layout/form-column';
import { NotFoundPage } from './not-found.page';
import type { PagePath } from './page-paths.mts';
import { userPage, type PageOptions } from './user-page';

type Options = PageOptions & { load: () => Promise<{ default: ComponentType }> };

/** Every page of the user centre and its chunk. */
const pages: Readonly<Record<PagePath, Options>> = {
  '/user-center/acctInfo': { load: () => import('./acct-info.page').then((page) => ({ default: page.AcctInfoPage })) },
  '/user-center/settings': { load: () => import('./settings.page').then((page) => ({ default: page.SettingsPage })) },
  '/user-center/deposit-guide': {
    load: () => import('./deposit-guide.page').then((page) => ({ default: page.DepositGuidePage })),
  },
  '/user-center/assets/deposit': {
    load: () => import('../deposit/deposit.page').then((page) => ({ default: page.DepositPage })),
  },
  '/user-center/assets/withdraw': {
    load: () => import('../withdraw/withdraw.page').then((page) => ({ default: page.WithdrawPage })),
  },
  '/user-center/assets/withdrawCoin': {
    load: () => import('../coin/withdraw-coin.page').then((page) => ({ default: page.WithdrawCoinPage })),
  },
  '/user-center/assets/transfer': {
    load: () => import('../transfer/transfer.page').then((page) => ({ default: page.TransferPage })),
  },
  '/user-center/fundingDetails': {
    load: () => import('../reports/funding-details.page').then((page) => ({ default: page.FundingDetailsPage })),
  },
  '/user-center/explain': {
    load: () => import('../reports/explain/explain.page').then((page) => ({ default: page.ExplainPage })),
  },
  '/user-center/statements': {
    load: () => import('../reports/statements/statements.page').then((page) => ({ default: page.StatementsPage })),
  },
  '/user-center/costs': {
    load: () => import('../reports/costs/costs.page').then((page) => ({ default: page.CostsPage })),
  },
  '/user-center/support': {
    load: () => import('../support/support.page').then((page) => ({ default: page.SupportPage })),
  },
  '/user-center/changePhone': {
    load: () => import('../customer/phone/change-phone.page').then((page) => ({ default: page.ChangePhonePage })),
  },
  '/user-center/invite': {
    load: () => import('../recommend/invite.page').then((page) => ({ default: page.InvitePage })),
  },
};

const made = Object.entries(pages).map(([path, { load, ...options }]) => ({ path, ...userPage(load, options) }));

/** Loads the chunk of the page at a path, so that its first render does not wait. Never rejects. */
export async function preparePage(pathname: string): Promise<void> {
  // A failure shows when the page is rendered.
  await made
    .find(({ path }) => matchPath(path, pathname))
    ?.prepare()
    .catch(() => undefined);
}

export const routes: RouteObject[] = [
  ...made.map(({ path, Body }) => ({ path, element: <Body /> })),
  { path: '/user-center', element: <Navigate to="/user-center/acctInfo" replace /> },
  {
    path: '*',
    element: (
      <FormColumn>
        <NotFoundPage />
      </FormColumn>
    ),
  },
];
