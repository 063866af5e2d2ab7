import type { Instrument } from '@portal/contract/common';
import { Icon, IconButton, Loading, StarIcon, Table, type Column, type Sort } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFavourites } from './favourites';
import { LiveFigure } from '../shared/market/live-figure';
import { orderRows } from './order-rows';
import { useOpenSymbol } from './use-open-symbol';
import { usePriceBoard } from '../shared/market/use-price-board';

const SymbolPanel = lazy(async () => ({ default: (await import('./symbol-panel')).SymbolPanel }));

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;

  > button:last-child {
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  > button:last-child:hover {
    color: var(--action-text);
  }
  [aria-pressed='true'] svg {
    fill: currentcolor;
    color: var(--warn-text, var(--warn));
  }
  small {
    display: block;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

const Look = styled.div`
  th,
  td {
    white-space: nowrap;
  }
  /* The widest figure a cell will hold: nothing moves when the first price comes. */
  td[data-align='end'] {
    min-width: 88px;
    font-variant-numeric: tabular-nums;
  }
  tbody tr:not([data-detail]) td {
    height: 60px;
    padding-block: 0;
  }
  /* Eight columns are too wide for a tablet: the little chart is the one that a row can do without. */
  @media (min-width: 640px) and (max-width: 899.98px) {
    tr:not([data-detail]) > :nth-child(2) {
      display: none;
    }
  }
  @media (max-width: 639.98px) {
    thead:has(button) th:first-child {
      flex: none;
    }
    tbody tr:not([data-detail]) {
      min-height: 68px;
    }
    tbody tr:not([data-detail]) td {
      height: auto;
    }
    td[data-beside='true'] {
      min-width: 0;
    }
  }
`;

const Beside = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
  min-width: 84px;

  /* As wide as there is room, so that a first figure moves nothing. */
  > small {
    justify-self: stretch;
  }

  @media (min-width: 640px) {
    display: block;

    > small {
      display: none;
    }
  }
`;

type Props = {
  caption: string;
  rows: readonly Instrument[];
  search: string;
  busy?: number;
  empty: ReactNode;
};

/** The symbols of a zone. They are sorted only on request, so that no row moves while a visitor taps it. */
export function MarketTable({ caption, rows, search, busy, empty }: Props) {
  const board = usePriceBoard();
  const [favourites, toggle] = useFavourites();
  const [sort, setSort] = useState<Sort>();
  const [opened, open] = useOpenSymbol();
  const order = (by: string) => {
    if (sort?.by !== by) setSort({ by, direction: by === 'name' || by === 'spread' ? 'ascending' : 'descending' });
    else if (sort.direction === (by === 'name' || by === 'spread' ? 'ascending' : 'descending'))
      setSort({ by, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' });
    else setSort(undefined);
  };
  const columns: Column<Instrument>[] = [
    {
      ...{ id: 'name', head: '品种', primary: true, sortable: true },
      cell: ({ symbol, name }) => (
        <Name>
          <IconButton
            label={`${favourites.includes(symbol) ? '取消自选' : '加入自选'}：${name}`}
            aria-pressed={favourites.includes(symbol)}
            onClick={() => toggle(symbol)}
          >
            <Icon of={StarIcon} size={16} />
          </IconButton>
          <button type="button" aria-expanded={opened === symbol} onClick={() => open(symbol)}>
            {name}
            <small>{symbol}</small>
          </button>
        </Name>
      ),
    },
    {
      id: 'spark',
      head: '近 24 小时',
      wideOnly: true,
      cell: ({ symbol }) => <LiveFigure symbol={symbol} show="spark" />,
    },
    {
      ...{ id: 'bid', head: '卖价', align: 'end', beside: true, sortable: true },
      cell: ({ symbol }) => (
        <Beside>
          <LiveFigure symbol={symbol} show="bid" />
          <small>
            <LiveFigure symbol={symbol} show="percent" />
          </small>
        </Beside>
      ),
    },
    ...(['ask', 'spread', 'change', 'percent'] as const).map((show) => ({
      ...{
        id: show,
        head: heads[show],
        align: 'end' as const,
        wideOnly: true,
        sortable: show === 'spread' || show === 'percent',
      },
      cell: ({ symbol }: Instrument) => <LiveFigure symbol={symbol} show={show} />,
    })),
    {
      id: 'session',
      head: '状态',
      align: 'end',
      wideOnly: true,
      cell: ({ symbol }) => <LiveFigure symbol={symbol} show="session" />,
    },
  ];
  return (
    <Look>
      <Table
        caption={caption}
        rows={orderRows(rows, { search, sort, favourites }, board.get)}
        rowKey={({ symbol }) => symbol}
        columns={columns}
        sort={sort}
        onSort={order}
        busy={busy}
        empty={empty}
        detailOf={(row) =>
          row.symbol === opened && (
            <Suspense fallback={<Loading />}>
              <SymbolPanel instrument={row} />
            </Suspense>
          )
        }
      />
    </Look>
  );
}

const heads = { ask: '买价', spread: '点差', change: '涨跌', percent: '涨跌幅' } as const;
