import type { Instrument } from '@portal/contract/common';
import { Icon, IconButton, StarIcon, Table, type Column, type Sort } from '@portal/ui';
import { styled } from 'styled-components';
import { useState, type ReactNode } from 'react';
import { useFavourites } from './favourites';
import { LiveFigure, LiveSpread } from '../shared/market/live-figure';
import { LiveSpreadCost } from '../shared/market/live-spread-cost';
import { orderRows } from './order-rows';
import { usePriceBoard } from '../shared/market/use-price-board';

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;

  > button:last-child {
    flex: 1;
    min-height: 44px;
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: var(--leading-close);
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
  td[data-align='end'] {
    font-variant-numeric: tabular-nums;
  }
  :is(th, td):first-child {
    padding-inline-start: 8px;
  }
  tbody tr td {
    height: 60px;
    padding-block: 0;
  }
  tbody tr:has([aria-current]) {
    background: var(--action-tint);
    box-shadow: inset 3px 0 var(--action-text);
  }
  td small {
    display: block;
    min-height: 1.6em;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  @media (min-width: 640px) {
    /* The widest figure a cell will hold: nothing moves when the first price comes. */
    td[data-align='end'] {
      min-width: 88px;
    }
  }
  /* Beside the chart. */
  @media (min-width: 1000px) {
    :is(th, td) {
      padding-inline: 6px;
    }
    :is(th, td):first-child {
      padding-inline-start: 4px;
    }
    :is(th, td):last-child {
      padding-inline-end: 16px;
    }
    :is(th, td):nth-child(2) {
      display: none;
    }
    td[data-align='end'] {
      min-width: 0;
    }
    tbody tr td {
      height: 52px;
    }
    td:last-child small {
      display: none;
    }
  }
  @media (max-width: 639.98px) {
    thead:has(button) th:first-child {
      flex: none;
    }
    /* The spread is not shown here, so nothing is sorted by it. */
    thead th:last-child {
      display: none;
    }
    tbody tr {
      flex-wrap: nowrap;
      column-gap: 8px;
      min-height: 68px;
      padding-block: 8px;
      padding-inline: 4px 16px;
    }
    tbody tr td {
      height: auto;
    }
    td[data-beside='true'] {
      min-width: 0;
    }
    /* A long pair breaks after its stroke. */
    [data-symbol] {
      white-space: normal;
      word-break: keep-all;
    }
    td svg {
      width: 72px;
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
    text-align: end;
  }

  @media (min-width: 640px) {
    display: block;

    &&& > small {
      display: none;
    }
  }
`;

type Props = {
  caption: string;
  rows: readonly Instrument[];
  search: string;
  chosen: string | undefined;
  onChoose: (symbol: string) => void;
  busy?: number;
  empty: ReactNode;
};

/** The symbols of a zone. They are sorted only on request, so that no row moves while a visitor taps it. */
export function MarketTable({ caption, rows, search, chosen, onChoose, busy, empty }: Props) {
  const board = usePriceBoard();
  const [favourites, toggle] = useFavourites();
  const [sort, setSort] = useState<Sort>();
  const order = (by: string) => {
    const first = by === 'name' || by === 'spread' ? 'ascending' : 'descending';
    if (sort?.by !== by) setSort({ by, direction: first });
    else if (sort.direction === first) setSort({ by, direction: first === 'ascending' ? 'descending' : 'ascending' });
    else setSort(undefined);
  };
  const columns: Column<Instrument>[] = [
    {
      id: 'name',
      head: '品种',
      primary: true,
      sortable: true,
      cell: ({ symbol, name }) => (
        <Name>
          <IconButton
            label={`${favourites.includes(symbol) ? '取消自选' : '加入自选'}：${name}`}
            aria-pressed={favourites.includes(symbol)}
            onClick={() => toggle(symbol)}
          >
            <Icon of={StarIcon} size={16} />
          </IconButton>
          <button
            type="button"
            data-symbol={symbol}
            aria-current={chosen === symbol ? 'true' : undefined}
            onClick={() => onChoose(symbol)}
          >
            {name}
            <small>{symbol}</small>
          </button>
        </Name>
      ),
    },
    {
      id: 'spark',
      head: '近 24 小时',
      beside: true,
      cell: ({ symbol }) => <LiveFigure symbol={symbol} show="spark" />,
    },
    {
      id: 'bid',
      head: '卖价',
      align: 'end',
      beside: true,
      sortable: true,
      cell: ({ symbol }) => (
        <Beside>
          <LiveFigure symbol={symbol} show="bid" />
          <small>
            <LiveFigure symbol={symbol} show="percent" />
          </small>
        </Beside>
      ),
    },
    {
      id: 'percent',
      head: '涨跌幅',
      align: 'end',
      wideOnly: true,
      sortable: true,
      cell: ({ symbol }) => <LiveFigure symbol={symbol} show="percent" />,
    },
    {
      id: 'spread',
      head: '点差',
      align: 'end',
      wideOnly: true,
      sortable: true,
      cell: (row) => (
        <>
          <LiveSpread instrument={row} />
          <small>
            <LiveSpreadCost instrument={row} />
          </small>
        </>
      ),
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
      />
    </Look>
  );
}
