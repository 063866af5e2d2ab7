import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { Table, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { lotText } from '../shared/market/contract-facts';
import { LiveFigure, LiveSpread } from '../shared/market/live-figure';
import { spreadText } from '../shared/market/live-spread';
import { leveragesOf } from '../shared/market/required-margin';
import { spreadCost } from '../shared/market/spread-cost';

const Look = styled.div`
  overflow-x: auto;

  th,
  td {
    white-space: nowrap;
  }
  td {
    min-width: 72px;
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

type Props = { caption: string; rows: readonly Instrument[] | undefined; slug: string };

/** The contracts of a zone: facts from the symbol list, and live prices. */
export function ContractTable({ caption, rows, slug }: Props) {
  const levels = Object.values(useBrand().levels);
  return (
    <Look>
      <Table
        caption={caption}
        rows={rows ?? []}
        busy={rows ? undefined : 6}
        rowKey={({ symbol }) => symbol}
        columns={[
          {
            id: 'name',
            head: '品种',
            primary: true,
            cell: ({ symbol, name }) => (
              <>
                <TextLink href={`/market?zone=${slug}&symbol=${symbol}`}>{name}</TextLink>
                <small>{symbol}</small>
              </>
            ),
          },
          {
            id: 'bid',
            head: '卖价',
            align: 'end',
            beside: true,
            cell: ({ symbol }) => <LiveFigure symbol={symbol} show="bid" />,
          },
          {
            id: 'live',
            head: '实时点差',
            align: 'end',
            cell: (row) => <LiveSpread instrument={row} />,
          },
          { id: 'spread', head: '典型点差', align: 'end', wideOnly: true, cell: (row) => spreadText(row.spread, row) },
          {
            id: 'lot',
            head: '每手合约',
            align: 'end',
            wideOnly: true,
            cell: (row) => <span>{lotText(row)}</span>,
          },
          {
            id: 'cost',
            head: '每手点差成本',
            align: 'end',
            cell: (row) => (
              <span>
                {groupDigits(spreadCost(row) ?? '–')}
                <small>{row.currency}</small>
              </span>
            ),
          },
          {
            id: 'leverage',
            head: '杠杆',
            align: 'end',
            wideOnly: true,
            cell: (row) => leveragesOf(row, levels),
          },
          { id: 'min', head: '最小手数', align: 'end', wideOnly: true, cell: ({ minLot }) => minLot },
          {
            id: 'swap',
            head: '利息点数 多 / 空',
            align: 'end',
            wideOnly: true,
            cell: ({ swapLong, swapShort }) => `${swapLong} / ${swapShort}`,
          },
        ]}
      />
    </Look>
  );
}
