import type { MoneyEntry } from '@portal/contract/reports';
import { kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { Card, DateTime, DefinitionList, Money, Pagination, Table, TextLink, type Column } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { entryHref } from '../entry-href';
import { monthWords } from '../month-words';
import { Inset } from '../sheet';
import type { Explained } from './balance-sum';
import { explainAddress, type ExplainView } from './explain-view';

export const ENTRIES_SIZE = 20;

const nameOf = ({ kind, trade }: MoneyEntry) =>
  trade ? `${trade.symbol} ${tradeWords.side[trade.side]}${tradeWords.entry[trade.entry]}` : kindWords[kind];

const columns: Column<MoneyEntry>[] = [
  { id: 'kind', head: '变动', primary: true, phone: 'title', cell: nameOf },
  { id: 'at', head: '时间', phone: 'note', cell: ({ at }) => <DateTime value={at} show="minute" /> },
  {
    id: 'ref',
    head: '单据',
    cell: (entry) => {
      const href = entryHref(entry);
      return href ? <TextLink href={href}>{entry.ref}</TextLink> : entry.ref || '–';
    },
  },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount }) => <Money value={amount} signed />,
  },
  {
    id: 'balance',
    head: '余额',
    align: 'end',
    phone: 'mark',
    cell: ({ balance }) => <Money value={balance} />,
  },
];

/** One month: the sum of each kind, and every entry with its document. */
export function MonthEntries({ explained, view }: { explained: Explained | undefined; view: ExplainView }) {
  const { month } = view;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [month]);
  const own = explained?.months.find((each) => each.month === month);
  const figure = (id: string, term: string, value: string | undefined, signed = false) => ({
    id,
    term,
    value: <Money value={value} signed={signed} />,
  });
  return (
    <div ref={place}>
      <Card
        title={`${monthWords(month)}的变动`}
        flush
        actions={
          view.of === 'balance' && (
            <TextLink href={`/user-center/statements?account=${encodeURIComponent(view.accountId)}`}>
              下载月结单
            </TextLink>
          )
        }
      >
        <Inset data-part="first">
          <DefinitionList
            layout="figures"
            items={[
              figure('opening', '期初余额', own?.opening),
              ...(explained?.kinds ?? []).map(({ kind, count, amount }) =>
                figure(kind, `${kindWords[kind]}（${count} 笔）`, amount, true),
              ),
              figure('closing', '期末余额', own?.closing),
            ]}
          />
        </Inset>
        <Table
          caption={`${monthWords(month)}的变动`}
          columns={columns}
          rows={explained?.list ?? []}
          rowKey={({ n }) => String(n)}
          busy={explained ? undefined : 8}
        />
        <Pagination
          label="变动分页"
          pageNo={view.page}
          pageSize={ENTRIES_SIZE}
          total={explained?.total ?? 0}
          hrefOf={(page) => explainAddress({ ...view, page })}
        />
      </Card>
    </div>
  );
}
