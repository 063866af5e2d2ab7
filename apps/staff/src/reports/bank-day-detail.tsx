import { useBankBalanceHistoryQuery } from '@portal/api-client/staff';
import type { BankBalance, BankDay } from '@portal/contract/staff';
import { Button, Card, DateTime, DefinitionList, Lines, Money, Stack, Text } from '@portal/ui';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { useCan } from '../shared/session/me';

/** Every version of a balance, newest first. */
function Versions({ balance: { account, currency, day } }: { balance: BankBalance }) {
  const query = useBankBalanceHistoryQuery({ account, currency: currency as 'USD', day });
  return (
    <Loaded query={query} lines={2}>
      {({ list }) => (
        <Lines>
          {list.map(({ version, amount, reference, reason, recordedBy, recordedAt }) => (
            <li key={version}>
              <Text data-size={14}>
                <DateTime value={recordedAt} show="minute" /> {actorOf(recordedBy)}：
                <Money value={amount} currency={currency} />，{`对账单 ${reference}`}
                {reason && `，${reason}`}
              </Text>
            </li>
          ))}
        </Lines>
      )}
    </Loaded>
  );
}

type Props = { row: BankDay; onCorrect: (balance: BankBalance) => void };

/** A day's balances in one currency with every version, and the comparison with the ledger. */
export function BankDayDetail({ row, onCorrect }: Props) {
  const can = useCan();
  const { currency } = row;
  const money = (value: string) => <Money value={value} currency={currency} />;
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'bank', term: '银行余额', value: money(row.bank) },
          { id: 'customers', term: '应付客户', value: money(row.customers) },
          ...(row.pendingPayouts === undefined
            ? []
            : [{ id: 'pending', term: '其中在途出金', value: money(row.pendingPayouts) }]),
          { id: 'difference', term: '银行减客户', value: money(row.difference) },
          { id: 'cash', term: '账面资金', value: money(row.cash), note: '渠道、电汇与出金' },
          { id: 'cashDifference', term: '银行减账面', value: money(row.cashDifference) },
          ...(row.missing.length > 0 ? [{ id: 'missing', term: '未登记的账户', value: row.missing.join('、') }] : []),
        ]}
      />
      {row.balances.map((balance) => (
        <Card
          key={balance.account}
          title={balance.account}
          actions={
            can('reconciliation.resolve') && (
              <Button size="small" onClick={() => onCorrect(balance)}>
                更正
              </Button>
            )
          }
        >
          <Versions balance={balance} />
        </Card>
      ))}
    </Stack>
  );
}
