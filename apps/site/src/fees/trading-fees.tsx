import { marketRequests } from '@portal/api-client/market/requests';
import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { Table, TextLink } from '@portal/ui';
import { usePublicData } from '../shared/data/use-public-data';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { isFree } from '../shared/market/contract-facts';
import { LiveSpread } from '../shared/market/live-figure';
import { spreadText } from '../shared/market/live-spread';
import { leveragesOf } from '../shared/market/required-margin';
import { spreadCost } from '../shared/market/spread-cost';
import { SpreadBand } from './spread-band';

// Between a phone's cards and a desk there is no room for the band.
const Whole = styled.div`
  @media (min-width: 640px) and (max-width: 1199.98px) {
    :is(th, td):nth-child(5) {
      display: none;
    }
  }
`;

/** What trading each symbol of a zone costs: facts from the symbol list, the spread of the moment and those of the last 24 hours. */
export function TradingFees({ caption, rows, slug }: { caption: string; rows: readonly Instrument[]; slug: string }) {
  const levels = Object.values(useBrand().levels);
  // One request for all zones, after the first paint.
  const { data: ranges } = usePublicData(marketRequests.spreads, {});
  return (
    <Whole>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ symbol }) => symbol}
        columns={[
          {
            id: 'name',
            head: '品种',
            primary: true,
            phone: 'title',
            cell: ({ symbol, name }) => <TextLink href={`/market?zone=${slug}&symbol=${symbol}`}>{name}</TextLink>,
          },
          { id: 'symbol', head: '代码', phone: 'note', cell: ({ symbol }) => symbol },
          {
            id: 'live',
            head: '实时点差',
            align: 'end',
            phone: 'figure',
            cell: (row) => <LiveSpread instrument={row} />,
          },
          {
            id: 'typical',
            head: '典型点差',
            align: 'end',
            phone: 'mark',
            cell: (row) => spreadText(row.spread, row),
          },
          {
            id: 'day',
            head: '24 小时点差',
            align: 'end',
            cell: (row) => <SpreadBand row={row} range={ranges?.find(({ symbol }) => symbol === row.symbol)} />,
          },
          {
            id: 'cost',
            head: '每手点差成本',
            align: 'end',
            cell: (row) => `${groupDigits(spreadCost(row) ?? '–')} ${row.currency}`,
          },
          {
            id: 'commission',
            head: '佣金（单边每手）',
            align: 'end',
            cell: (row) => (isFree(row) ? '无' : `${row.commission} USD`),
          },
          {
            id: 'swap',
            head: '利息点数 多 / 空',
            align: 'end',
            cell: ({ swapLong, swapShort }) => `${swapLong} / ${swapShort}`,
          },
          { id: 'leverage', head: '杠杆', align: 'end', cell: (row) => leveragesOf(row, levels) },
        ]}
      />
    </Whole>
  );
}
