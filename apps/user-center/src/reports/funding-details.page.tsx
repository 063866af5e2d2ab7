import { Card, Tabs } from '@portal/ui';
import type { ComponentType } from 'react';
import { Page } from '../shared/page/page';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { books, type BookId } from './book-list';
import type { BookProps } from './book-props';
import { CoinDeals } from './books/coin-deals';
import { CoinWithdrawals } from './books/coin-withdrawals';
import { Credits } from './books/credits';
import { Deposits } from './books/deposits';
import { Orders } from './books/orders';
import { Profits } from './books/profits';
import { Trades } from './books/trades';
import { Transfers } from './books/transfers';
import { Withdrawals } from './books/withdrawals';
import { Filters } from './filters';
import { Binding } from './sheet';
import { useView } from './use-view';

const shown: Readonly<Record<BookId, ComponentType<BookProps>>> = {
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

/** `/user-center/fundingDetails`: every book of a customer's money and trades; what is shown stands in the address. */
export function FundingDetailsPage() {
  const navigation = useView();
  const accounts = useAccountInfo().data?.accounts ?? [];
  const Book = shown[navigation.view.book];
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
            items={books}
            value={navigation.view.book}
            onChange={(book) => navigation.change({ book })}
          >
            <Filters navigation={navigation} accounts={accounts} />
            <Book navigation={navigation} accounts={accounts} />
          </Tabs>
        </Binding>
      </Card>
    </Page>
  );
}
