import type { OkOf } from '@portal/contract/kernel';
import type { BalanceStep, reportsCalls } from '@portal/contract/reports';
import { groupDigits } from '@portal/rules/money';
import { Card, DefinitionList, Money, Notice, Stack } from '@portal/ui';

export type Explained = OkOf<(typeof reportsCalls)['explainBalance']>;

const stepWords: Record<BalanceStep['step'], { term: string; note?: string }> = {
  ledger: { term: '记录的余额', note: '以下全部变动的合计' },
  held: { term: '出金、转账占用', note: '已从交易平台扣下，办结后转出，未成功则退回' },
  owed: { term: '待结算亏损', note: '持仓未平时亏损超过余额的部分' },
  moving: { term: '在途', note: '交易平台刚发生、正在记账的变动' },
};

/** The balance, its calculation from the ledger, and whether the entries add up to it. */
export function BalanceSum({ explained: { of, currency, shown, stale, steps, sum } }: { explained: Explained }) {
  const items = steps.map(({ step, amount }) => ({
    id: step,
    ...stepWords[step],
    value: <Money value={amount} signed={step !== 'ledger'} />,
  }));
  return (
    <Card title={of === 'credit' ? '赠金' : '余额'}>
      <Stack>
        <Money value={shown} currency={currency} size="display" />
        {stale && <Notice tone="plain">暂时联系不上交易平台，以下为已记录的余额。</Notice>}
        {sum.agrees ? (
          <Notice tone="ok">
            共 {sum.count} 笔变动，合计 {groupDigits(sum.entries, 2)} {currency}，与记录的余额{' '}
            {groupDigits(sum.ledger, 2)} {currency} 一致。
          </Notice>
        ) : (
          <Notice tone="danger">
            变动合计 {groupDigits(sum.entries, 2)} {currency}，与记录的余额 {groupDigits(sum.ledger, 2)} {currency}{' '}
            不一致，请联系客服核对。
          </Notice>
        )}
        {items.length > 1 && (
          <DefinitionList
            items={[
              ...items.map(({ note, ...item }) => ({ ...item, note })),
              {
                id: 'shown',
                term: of === 'credit' ? '赠金' : '余额',
                value: <Money value={shown} currency={currency} />,
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
