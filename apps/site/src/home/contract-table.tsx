import type { Instrument } from '@portal/contract/common';
import { groupDigits, Skeleton, styled, VisuallyHidden } from '@portal/ui';
import { spreadCost } from './spread-cost';

const Look = styled.table`
  table-layout: fixed;
  font-size: var(--text-14);
  line-height: 1.2;

  th,
  td {
    height: 40px;
    padding: 0 12px;
    border-top: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    height: 36px;
    border: 0;
    color: var(--ink-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  :is(th, td):first-child {
    width: 40%;
    padding-inline-start: 20px;
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 20px;
  }
  tbody th {
    font-weight: 500;
  }
  small {
    margin-inline-start: 8px;
    color: var(--ink-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  td small {
    margin-inline-start: 4px;
  }
  @media (max-width: 639.98px) {
    tbody :is(th, td) {
      height: 52px;
    }
    tbody th small {
      display: block;
      margin: 4px 0 0;
    }
    :is(th, td)[data-wide='true'] {
      display: none;
    }
    th,
    td {
      padding: 0 6px;
    }
    :is(th, td):first-child {
      padding-inline-start: 16px;
    }
    :is(th, td):last-child {
      padding-inline-end: 16px;
    }
  }
`;

type Props = { caption: string; rows?: readonly Instrument[]; placeholders: number };

function Row({ row }: { row: Instrument }) {
  const cost = spreadCost(row);
  return (
    <tr>
      <th scope="row">
        {row.name}
        <small>{row.symbol}</small>
      </th>
      <td>{row.spread}</td>
      <td data-wide="true">
        {groupDigits(String(row.contractSize))}
        <small>{row.unit}</small>
      </td>
      <td>
        {cost === undefined ? '–' : groupDigits(cost)}
        <small>{row.currency}</small>
      </td>
    </tr>
  );
}

/** The instruments of a zone and what a lot of each costs to open: rows of a ledger. */
export function ContractTable({ caption, rows, placeholders }: Props) {
  return (
    <Look aria-busy={!rows || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">品种</th>
          <th scope="col">典型点差</th>
          <th scope="col" data-wide="true">
            每手合约
          </th>
          <th scope="col">每手点差成本</th>
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row) => <Row key={row.symbol} row={row} />)
          : Array.from({ length: placeholders }, (_, index) => (
              <tr key={index}>
                <th scope="row" aria-hidden="true">
                  <Skeleton width="half" />
                </th>
                <td>
                  <Skeleton />
                </td>
                <td data-wide="true">
                  <Skeleton />
                </td>
                <td>
                  <Skeleton />
                </td>
              </tr>
            ))}
      </tbody>
    </Look>
  );
}
