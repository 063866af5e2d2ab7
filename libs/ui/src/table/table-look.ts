import styled from 'styled-components';

/** Table styles: hairlines between rows on desktop, one card per row on a phone. */
export const TableLook = styled.table`
  position: relative;
  font-size: var(--text-14);

  th,
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
  }
  :is(th, td):first-child {
    padding-inline-start: 24px;
  }
  :is(th, td):last-child {
    padding-inline-end: 24px;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  th {
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 500;
    white-space: nowrap;
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin: -8px;
    padding: 8px;
    border: 0;
    background: none;
  }
  th[aria-sort] button {
    color: var(--text);
  }
  [data-align='end'] {
    text-align: end;
  }
  [data-primary='true'] {
    font-weight: 500;
  }
  tbody tr:not([data-detail='true']):hover {
    background: var(--sunken);
  }
  tr[data-left-out] {
    padding: 0;
    border: 0;
    background: none;
  }
  tr[data-left-out] td {
    padding: 0;
    border: 0;
  }
  [data-opened='true'] td {
    border-bottom-color: transparent;
  }
  td:last-child > button[data-tone='quiet'] {
    margin-inline-end: -12px;
  }
  tfoot td {
    border-top: 1px solid var(--line-strong);
    border-bottom: 0;
    font-weight: 600;
  }

  /* Little wider than a phone, and at 200 %: a brand's larger letters still fit. */
  @media (max-width: 719.98px) {
    th,
    td {
      padding-inline: 8px;
    }
    :is(th, td):first-child {
      padding-inline-start: 16px;
    }
    :is(th, td):last-child {
      padding-inline-end: 16px;
    }
  }
  @media (max-width: 639.98px) {
    &,
    tbody,
    tfoot,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    thead:has(button) {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
    }
    thead:has(button) tr {
      gap: 16px;
      padding-block: 4px;
      overflow-x: auto;
    }
    thead:has(button) th {
      padding: 8px 0;
      border: 0;
    }
    th:not(:has(button)) {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 16px;
      padding: 12px 16px;
      border-bottom: 1px solid var(--line);
    }
    tbody:last-child tr:last-child {
      border-bottom: 0;
    }
    td,
    :is(th, td):first-child,
    :is(th, td):last-child {
      display: flex;
      flex: 0 0 100%;
      min-width: 0;
      justify-content: space-between;
      gap: 16px;
      padding: 3px 0;
      border: 0;
      text-align: end;
    }
    td::before {
      content: attr(data-label);
      flex: none;
      color: var(--text-soft);
    }
    td > span[aria-hidden='true'] {
      flex: 0 1 40%;
    }
    td[data-primary='true'] {
      display: block;
      order: -2;
      flex: 1 1 0;
      padding-bottom: 6px;
      text-align: start;
      font-size: var(--text-16);
      font-weight: 600;
    }
    td[data-beside='true'] {
      order: -1;
      flex: 0 0 auto;
    }
    td[data-primary='true']::before,
    td[data-beside='true']::before,
    [data-left-out] td::before,
    [data-detail='true'] td::before {
      content: none;
    }
    [data-detail='true'] td {
      display: block;
      text-align: start;
    }
    td[data-wide-only='true'],
    td[data-blank='true'] {
      display: none;
    }
  }
`;
