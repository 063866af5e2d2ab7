import { useTradingCostsQuery } from '@portal/api-client/reports';
import { Card, Select, Skeleton, Stack } from '@portal/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { monthPresets } from '../../shared/records/date-range';
import { useToday } from '../../shared/records/use-today';
import { Loaded } from '../../shared/page/loaded';
import { Page } from '../../shared/page/page';
import { useAccountInfo } from '../../shared/accounts/use-account-info';
import { accountChoices } from '../account-choices';
import { CostDefinitions } from './cost-definitions';
import { CostSums } from './cost-sums';
import { CostTable } from './cost-table';

const ALL = 'all';
const defaultPreset = monthPresets[2];

// Widths of their own: the accounts load later, and their longer names must not move a field.
const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;

  > * {
    flex: 0 1 240px;
  }
`;

const skeleton = (
  <Stack data-gap={6}>
    <Card title="合计">
      <Skeleton lines={3} />
    </Card>
    <Card title="按月">
      <Skeleton lines={5} />
    </Card>
  </Stack>
);

/** `/user-center/costs`: the costs of trading beside its profit. */
export function CostsPage() {
  const accounts = (useAccountInfo().data?.accounts ?? []).filter(({ kind }) => kind === 'mt5');
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const preset = monthPresets.find(({ id }) => id === search.get('days')) ?? defaultPreset;
  const account = accounts.find(({ id }) => id === search.get('account'));
  const currency = account?.currency ?? (search.get('account') === 'CNH' ? 'CNH' : 'USD');
  const query = useTradingCostsQuery(
    { ...preset.range(today), ...(account ? { accountId: account.id } : currency !== 'USD' && { currency }) },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { replace: true });
  };
  return (
    <Page
      title="交易成本"
      description="点差、佣金与隔夜利息各花了多少，交易赚了多少，按月、按品种对照。"
      lede="已平仓交易的点差、佣金与隔夜利息，与盈亏对照。按平仓日统计，北京时间。"
    >
      <Stack data-gap={6}>
        <Fields>
          <Select
            name="days"
            label="日期"
            value={preset.id}
            options={monthPresets.map(({ id, label }) => ({ value: id, label }))}
            onChange={(id) => choose('days', id)}
          />
          <Select
            name="account"
            label="账户"
            value={account?.id ?? (currency === 'CNH' ? currency : ALL)}
            options={accountChoices(accounts, ALL)}
            onChange={(id) => choose('account', id)}
          />
        </Fields>
        <Loaded card query={query} skeleton={skeleton}>
          {({ total, months, symbols }) => (
            <>
              <CostSums total={total} currency={currency} />
              <CostTable title="按月" head="月份" rows={months} />
              <CostTable title="按品种" head="品种" rows={symbols} />
            </>
          )}
        </Loaded>
        {/* Renders with the tables above, whose height depends on the number of rows: nothing shifts while it is read. */}
        <Fragment key={query.isLoading ? 'waiting' : 'known'}>
          <CostDefinitions />
        </Fragment>
      </Stack>
    </Page>
  );
}
