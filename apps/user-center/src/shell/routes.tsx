import { lazy, type ComponentType } from 'react';
import { Navigate, matchPath, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found.page';

type Load = () => Promise<{ default: ComponentType }>;

/** Every page of the user centre and the chunk it lives in. */
const pages: Readonly<Record<string, Load>> = {
  '/user-center/acctInfo': () => import('./acct-info.page').then((page) => ({ default: page.AcctInfoPage })),
  '/user-center/deposit-guide': () =>
    import('./deposit-guide.page').then((page) => ({ default: page.DepositGuidePage })),
  '/user-center/assets/deposit': () =>
    import('../deposit/deposit.page').then((page) => ({ default: page.DepositPage })),
  '/user-center/assets/withdraw': () =>
    import('../withdraw/withdraw.page').then((page) => ({ default: page.WithdrawPage })),
  '/user-center/assets/withdrawCoin': () =>
    import('../coin/withdraw-coin.page').then((page) => ({ default: page.WithdrawCoinPage })),
  '/user-center/assets/transfer': () =>
    import('../transfer/transfer.page').then((page) => ({ default: page.TransferPage })),
  '/user-center/fundingDetails': () =>
    import('../reports/funding-details.page').then((page) => ({ default: page.FundingDetailsPage })),
  '/user-center/explain': () =>
    import('../reports/explain/explain.page').then((page) => ({ default: page.ExplainPage })),
  '/user-center/statements': () =>
    import('../reports/statements/statements.page').then((page) => ({ default: page.StatementsPage })),
  '/user-center/costs': () => import('../reports/costs/costs.page').then((page) => ({ default: page.CostsPage })),
  '/user-center/invite': () => import('../recommend/invite.page').then((page) => ({ default: page.InvitePage })),
};

/** Starts to fetch the page's chunk while the configuration is still on its way. */
export function preloadPage(pathname: string): void {
  const found = Object.entries(pages).find(([path]) => matchPath(path, pathname));
  // A failure shows when the page is rendered; here it is only early.
  found?.[1]().catch(() => undefined);
}

export const routes: RouteObject[] = [
  ...Object.entries(pages).map(([path, load]) => {
    const Lazy = lazy(load);
    return { path, element: <Lazy /> };
  }),
  { path: '/user-center', element: <Navigate to="/user-center/acctInfo" replace /> },
  { path: '*', element: <NotFoundPage /> },
];
