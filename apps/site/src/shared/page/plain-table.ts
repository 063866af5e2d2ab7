import { styled } from 'styled-components';

/** A table with a few columns of figures and hairlines. The first column labels the row. */
export const PlainTable = styled.table`
  border-bottom: 1px solid var(--line);

  th,
  td {
    padding: 12px 12px 12px 0;
    border-top: 1px solid var(--line);
    text-align: end;
  }
  :is(th, td):first-child {
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  thead th {
    padding-block: 0 10px;
    border: 0;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  tbody th {
    font-weight: 500;
  }
`;
