import { Card, Skeleton, Tabs } from '@portal/ui';
import type { ComponentType } from 'react';
import { Page } from '../shared/page/page';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { openedAccount } from './opened-account';
import { reports, type ReportId } from './report-list';
import type { ReportProps } from './report-props';
import { CoinDeals } from './reports/coin-deals';
import { CoinWithdrawals } from './reports/coin-withdrawals';
import { Credits } from './reports/credits';
import { Deposits } from './reports/deposits';
import { Orders } from './reports/orders';
import { Profits } from './reports/profits';
import { Trades } from './reports/trades';
import { Transfers } from './reports/transfers';
import { Withdrawals } from './reports/withdrawals';
import { Filters } from './filters';
import { Binding, Inset } from './sheet';
import { useView } from './use-view';

const shown: Readonly<Record<ReportId, ComponentType<ReportProps>>> = {
  deposit: Deposits,
  withdraw: Withdrawals,
  coin: CoinWithdrawals,
  coinDeal: CoinDeals,
  transfer: Transfers,
  credit: Credits,
  profit: Profits,
  order: Orders,
  trade: Trades,
};

/** `/user-center/fundingDetails`: every report of a customer's money and trades. The view is in the URL. */
export function FundingDetailsPage() {
  const inAddress = useView();
  const { data, isLoading } = useAccountInfo();
  const accounts = data?.accounts ?? [];
  const account = openedAccount(inAddress.view, accounts);
  const navigation = { ...inAddress, view: { ...inAddress.view, account } };
  const Report = shown[navigation.view.report];
  const undecided = isLoading && account !== inAddress.view.account;
  return (
    <Page
      title="资金明细"
      description="入金、出金、转账、资金流水、盈亏、委托与成交记录。"
      lede="时间与日期均为北京时间（UTC+8）。"
    >
      <Card flush>
        <Binding>
          <Tabs
            label="资金明细"
            items={reports}
            value={navigation.view.report}
            onChange={(report) => navigation.change({ report })}
          >
            <Filters navigation={navigation} accounts={accounts} />
            {undecided ? (
              <Inset>
                <Skeleton lines={8} />
              </Inset>
            ) : (
              <Report navigation={navigation} accounts={accounts} />
            )}
          </Tabs>
        </Binding>
      </Card>
    </Page>
  );
}
