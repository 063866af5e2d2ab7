import { Empty, loadPage } from '@portal/ui';
import type { Permission } from '@portal/contract/kernel';
import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../shared/page/not-found';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';

type Options = { needs: readonly Permission[]; load: () => Promise<ComponentType> };

const payout = ['payout.read', 'payout.decide', 'payout.pay'] as const;
const settings = ['settings.read', 'settings.propose', 'settings.approve'] as const;
const introducers = [
  ...(['review.introducer', 'agreement.propose', 'agreement.approve'] as const),
  ...(['commission.approve', 'promotion.manage', 'report.read'] as const),
] as const;
const review = ['review.identity', 'review.bank', 'review.phone', 'review.introducer', ...payout] as const;

/** Every page of the back office, its chunk, and the permissions of which one is needed. */
const pages: Readonly<Record<string, Options>> = {
  '/': { needs: [], load: () => import('../home/home.page').then(({ HomePage }) => HomePage) },
  '/review/:kind': { needs: review, load: () => import('../review/queue.page').then(({ QueuePage }) => QueuePage) },
  '/review/:kind/:id': {
    needs: review,
    load: () => import('../review/review.page').then(({ ReviewPage }) => ReviewPage),
  },
  '/customers': {
    needs: ['customer.read'],
    load: () => import('../customer/customers.page').then(({ CustomersPage }) => CustomersPage),
  },
  '/customers/:customerNumber': {
    needs: ['customer.read'],
    load: () => import('../customer/customer.page').then(({ CustomerPage }) => CustomerPage),
  },
  '/deposits': {
    needs: ['deposit.read', 'deposit.resolve'],
    load: () => import('../deposit/deposits.page').then(({ DepositsPage }) => DepositsPage),
  },
  '/deposits/:pno': {
    needs: ['deposit.read', 'deposit.resolve'],
    load: () => import('../deposit/deposit.page').then(({ DepositPage }) => DepositPage),
  },
  '/suspense': {
    needs: ['deposit.read', 'deposit.resolve'],
    load: () => import('../deposit/suspense.page').then(({ SuspensePage }) => SuspensePage),
  },
  '/callbacks': {
    needs: ['deposit.read', 'deposit.resolve'],
    load: () => import('../deposit/callbacks.page').then(({ CallbacksPage }) => CallbacksPage),
  },
  '/cases': {
    needs: ['customer.manage'],
    load: () => import('../case/cases.page').then(({ CasesPage }) => CasesPage),
  },
  '/cases/:no': {
    needs: ['customer.manage'],
    load: () => import('../case/case.page').then(({ CasePage }) => CasePage),
  },
  '/payouts': {
    needs: ['payout.read', 'payout.decide', 'payout.pay'],
    load: () => import('../payout/payouts.page').then(({ PayoutsPage }) => PayoutsPage),
  },
  '/batches': {
    needs: ['payout.read', 'payout.pay'],
    load: () => import('../batch/batches.page').then(({ BatchesPage }) => BatchesPage),
  },
  '/batches/:number': {
    needs: ['payout.read', 'payout.pay'],
    load: () => import('../batch/batch.page').then(({ BatchPage }) => BatchPage),
  },
  '/adjustments': {
    needs: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
    load: () => import('../adjustment/adjustments.page').then(({ AdjustmentsPage }) => AdjustmentsPage),
  },
  '/receivables': {
    needs: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
    load: () => import('../adjustment/receivables.page').then(({ ReceivablesPage }) => ReceivablesPage),
  },
  '/reconciliation': {
    needs: ['reconciliation.read', 'reconciliation.resolve'],
    load: () => import('../reconciliation/reconciliation.page').then(({ ReconciliationPage }) => ReconciliationPage),
  },
  '/factor-resets': {
    needs: ['review.phone'],
    load: () => import('../customer/factor-resets.page').then(({ FactorResetsPage }) => FactorResetsPage),
  },
  '/closings': {
    needs: ['customer.manage'],
    load: () => import('../customer/closings.page').then(({ ClosingsPage }) => ClosingsPage),
  },
  '/tasks': {
    needs: ['review.identity'],
    load: () => import('../customer/tasks.page').then(({ TasksPage }) => TasksPage),
  },
  '/tickets': {
    needs: ['customer.read'],
    load: () => import('../ticket/tickets.page').then(({ TicketsPage }) => TicketsPage),
  },
  '/tickets/:no': {
    needs: ['customer.read'],
    load: () => import('../ticket/ticket.page').then(({ TicketPage }) => TicketPage),
  },
  '/promotions': {
    needs: ['promotion.manage', 'report.read'],
    load: () => import('../promotion/promotions.page').then(({ PromotionsPage }) => PromotionsPage),
  },
  '/introducers': {
    needs: introducers,
    load: () => import('../introducer/introducers.page').then(({ IntroducersPage }) => IntroducersPage),
  },
  '/introducers/:id': {
    needs: introducers,
    load: () => import('../introducer/introducer.page').then(({ IntroducerPage }) => IntroducerPage),
  },
  '/content': {
    needs: ['content.publish'],
    load: () => import('../content/posts.page').then(({ PostsPage }) => PostsPage),
  },
  '/content/:id': {
    needs: ['content.publish'],
    load: () => import('../content/post.page').then(({ PostPage }) => PostPage),
  },
  '/reports': {
    needs: ['report.read'],
    load: () => import('../reports/reports.page').then(({ ReportsPage }) => ReportsPage),
  },
  '/settings': {
    needs: settings,
    load: () => import('../settings/settings.page').then(({ SettingsPage }) => SettingsPage),
  },
  '/settings/propose': {
    needs: ['settings.propose'],
    load: () => import('../settings/propose.page').then(({ ProposePage }) => ProposePage),
  },
  '/audit': { needs: ['audit.read'], load: () => import('../audit/audit.page').then(({ AuditPage }) => AuditPage) },
  '/staff': {
    needs: ['staff.manage', 'staff.approve', 'audit.read'],
    load: () => import('../members/members.page').then(({ MembersPage }) => MembersPage),
  },
  '/account': { needs: [], load: () => import('../members/account.page').then(({ AccountPage }) => AccountPage) },
};

function allowed({ needs, load }: Options) {
  const Body = lazy(async () => ({ default: await loadPage(load) }));
  return function Allowed() {
    const can = useCan();
    if (needs.length === 0 || can(...needs)) return <Body />;
    return (
      <Page title="没有权限">
        <Empty title="您没有查看该页面的权限">需要权限时请联系管理员</Empty>
      </Page>
    );
  };
}

export const routes: RouteObject[] = [
  ...Object.entries(pages).map(([path, options]) => {
    const Body = allowed(options);
    return { path, element: <Body /> };
  }),
  { path: '*', element: <NotFound /> },
];
