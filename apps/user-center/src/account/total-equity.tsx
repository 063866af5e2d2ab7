import type { Account } from '@portal/contract/account';
import { Card, DefinitionList, Money, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { sumUsd } from '../shared/money/cents';
import { tidyRate } from '../shared/money/tidy-rate';
import { usdWorth } from './usd-worth';

/** The total equity of a customer, and its split between the wallet and MT5. */
export function TotalEquity({ accounts, actions }: { accounts: readonly Account[]; actions: ReactNode }) {
  const counted = accounts.filter(({ status }) => status !== 'archived');
  const mt5 = counted.filter(({ kind }) => kind === 'mt5');
  const wallet = counted.filter(({ kind }) => kind === 'wallet');
  const foreign = counted.find(({ rates }) => rates);
  const money = (of: readonly Account[], field: 'equity' | 'withdrawable') => (
    <Money value={sumUsd(of.map((account) => usdWorth(account, field)))} />
  );
  return (
    <Card>
      <Stack data-gap={6}>
        <div>
          <Text as="h2" data-size={14} data-tone="soft">
            总净值
          </Text>
          <Money value={sumUsd(counted.map((account) => usdWorth(account, 'equity')))} currency="USD" size="display" />
          {foreign?.rates && (
            <Text as="p" data-size={14} data-tone="soft">
              {foreign.currency} 账户按 1 USD = {tidyRate(foreign.rates.to_usd)} {foreign.currency} 折算
            </Text>
          )}
        </div>
        <DefinitionList
          layout="figures"
          items={[
            { id: 'wallet', term: '主账户', value: money(wallet, 'equity') },
            { id: 'mt5', term: 'MT5 账户', value: money(mt5, 'equity') },
            { id: 'withdrawable', term: '可出金', value: money(counted, 'withdrawable') },
            { id: 'positions', term: '持仓', value: `${mt5.reduce((sum, { positions }) => sum + positions, 0)} 笔` },
          ]}
        />
        {actions}
      </Stack>
    </Card>
  );
}
