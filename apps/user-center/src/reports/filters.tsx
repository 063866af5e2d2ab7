import { useGetSymbolListQuery } from '@portal/api-client/common';
import type { Account } from '@portal/contract/account';
import { Select } from '@portal/ui';
import { styled } from 'styled-components';
import { presets } from '../shared/records/date-range';
import { reportOf, type ReportChoice } from './report-list';
import { accountChoices } from './account-choices';
import { DayFields } from './day-fields';
import type { ViewNavigation } from './use-view';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 16px;
  padding: 0 24px 20px;

  > * {
    flex: 0 1 180px;
  }
  @media (max-width: 639.98px) {
    gap: 12px;
    padding-inline: 16px;

    > * {
      flex: 1 1 130px;
    }
    > :has([type='date']) {
      flex-basis: 160px;
    }
  }
`;

const CUSTOM = 'custom';
// A value of its own, because an empty value looks like a choice that has not been made.
const ALL = 'all';
const chosen = (value: string) => (value === ALL ? '' : value);

/** The filters of a report: the days, and those of the report itself. */
export function Filters({ navigation, accounts }: { navigation: ViewNavigation; accounts: readonly Account[] }) {
  const { view, change } = navigation;
  const { accounts: kinds, symbols, choice, state } = reportOf(view.report);
  return (
    <Bar data-print="never">
      <Select
        name="days"
        label="日期"
        value={view.preset ?? CUSTOM}
        options={[...presets.map(({ id, label }) => ({ value: id, label })), { value: CUSTOM, label: '自定义' }]}
        onChange={(id) => {
          const preset = presets.find((each) => each.id === id)?.id;
          change(preset ? { preset } : { startDate: view.startDate, endDate: view.endDate });
        }}
      />
      {!view.preset && (
        <DayFields
          startDate={view.startDate}
          endDate={view.endDate}
          onChange={(days) => change(days, { replace: true })}
        />
      )}
      {kinds && (
        <Select
          name="account"
          label="账户"
          value={view.account || ALL}
          options={
            kinds === 'mt5'
              ? accountChoices(accounts, ALL)
              : [{ value: 'wallet', label: '主账户' }, ...accountChoices(accounts, 'mt5')]
          }
          onChange={(account) => change({ account: chosen(account) })}
        />
      )}
      {symbols && <SymbolSelect value={view.symbol} onChange={(symbol) => change({ symbol })} />}
      {choice && <ChoiceSelect of={choice} value={view.choice} onChange={(value) => change({ choice: value })} />}
      {state && <ChoiceSelect of={state} value={view.state} onChange={(value) => change({ state: value })} />}
    </Bar>
  );
}

type ChoiceProps = { of: ReportChoice; value: string; onChange: (value: string) => void };

function ChoiceSelect({ of, value, onChange }: ChoiceProps) {
  return (
    <Select
      name={of.param}
      label={of.label}
      value={value || ALL}
      options={[{ value: ALL, label: of.unchosen ?? '全部' }, ...of.options]}
      onChange={(next) => onChange(chosen(next))}
    />
  );
}

function SymbolSelect({ value, onChange }: { value: string; onChange: (symbol: string) => void }) {
  const listed = (useGetSymbolListQuery({}).data ?? []).map(({ symbol, name }) => ({
    value: symbol,
    label: `${name} ${symbol}`,
  }));
  // The symbol in the URL is offered too, whether or not it is still traded.
  const own = value && !listed.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <Select
      name="symbol"
      label="品种"
      value={value || ALL}
      options={[{ value: ALL, label: '全部品种' }, ...own, ...listed]}
      onChange={(symbol) => onChange(chosen(symbol))}
    />
  );
}
