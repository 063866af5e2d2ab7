import { Stack, Tabs } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../shared/page/page';
import { BankDays } from './bank-days';
import { ClientMoney } from './client-money';
import { MoneyReport } from './money-report';
import { WatchedPayments } from './watched-payments';

const tabs = [
  { id: 'cash', label: '资金收付' },
  { id: 'fees', label: '手续费' },
  { id: 'bonus', label: '奖励与佣金' },
  { id: 'trading', label: '交易收支' },
  { id: 'clientMoney', label: '客户资金' },
  { id: 'bankDays', label: '银行核对' },
  { id: 'watched', label: '大额与拆分' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** Reports for accounting and compliance; every figure comes from the ledger. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const { id: tab, label } = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const choose = (id: TabId) => {
    const next = new URLSearchParams({ tab: id });
    for (const name of ['startDate', 'endDate']) {
      const value = search.get(name);
      if (value) next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  return (
    <Page title="报表">
      <Tabs<TabId> label="报表" items={tabs} value={tab} onChange={choose}>
        <Stack data-gap={4}>
          {tab === 'clientMoney' ? (
            <ClientMoney />
          ) : tab === 'bankDays' ? (
            <BankDays />
          ) : tab === 'watched' ? (
            <WatchedPayments />
          ) : (
            <MoneyReport key={tab} report={tab} name={label} />
          )}
        </Stack>
      </Tabs>
    </Page>
  );
}
