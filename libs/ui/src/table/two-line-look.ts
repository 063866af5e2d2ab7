import styled from 'styled-components';
import { TableLook } from './table-look';

/** Rows of two lines on a phone. A tap on a row opens the rest of it. */
export const TwoLineLook = styled(TableLook)`
  [data-unfold] {
    display: none;
  }
  @media (max-width: 639.98px) {
    && {
      tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: baseline;
        gap: 2px 12px;
        position: relative;
        padding: 10px 16px;
      }
      tr:has([data-unfold], [data-opens]) {
        padding-inline-end: 36px;
      }
      tr:active:has([data-unfold], [data-opens]) {
        background: var(--sunken);
      }
      td {
        display: none;
        grid-column: 1 / -1;
        padding: 0;
      }
      td:is([data-phone], [data-opens]),
      [data-unfolded] td,
      [data-detail] td {
        display: flex;
      }
      td[data-phone] {
        grid-column: 1;
        gap: 4px;
        justify-content: start;
        text-align: start;
      }
      td:is([data-phone='title'], [data-phone='figure']) {
        grid-row: 1;
        font-size: var(--text-16);
        font-weight: 600;
      }
      td:is([data-phone='note'], [data-phone='mark']) {
        grid-row: 2;
        min-height: 24px;
        align-items: center;
        color: var(--text-soft);
        font-size: var(--text-14);
        font-weight: 400;
      }
      td:is([data-phone='figure'], [data-phone='mark']) {
        grid-column: 2;
        justify-content: end;
        white-space: nowrap;
      }
      /* Only a figure of the second line needs its label. */
      td:is([data-opens], [data-phone='title'], [data-phone='figure'], [data-phone]:not([data-align]))::before {
        content: none;
      }
      [data-unfolded] td:not([data-phone]) {
        position: relative;
        z-index: 1;
        padding-block: 2px;
      }
      td[data-phone='mark'] small {
        display: inline;
        margin-inline-start: 4px;
      }
      td[data-phone] a {
        position: relative;
        z-index: 1;
      }
      td[data-blank] {
        display: none;
      }
      /* The button covers the row; its arrow stands at the row's end. */
      td[data-opens],
      [data-unfold],
      td[data-opens] button {
        display: block;
        position: absolute;
        /* Without a grid area the cell covers the row's padding, too. */
        grid-area: auto;
        inset: 0;
        width: 100%;
        height: 100%;
        margin: 0;
        padding: 0;
        border: 0;
        background: none;
        font-size: 0;
      }
      :is([data-unfold], td[data-opens] button)::after {
        content: '';
        position: absolute;
        inset-block-start: 26px;
        inset-inline-end: 18px;
        width: 8px;
        height: 8px;
        border: solid var(--text-faint);
        border-width: 0 1.5px 1.5px 0;
        transform: rotate(-45deg);
      }
      [aria-expanded='true']::after {
        transform: rotate(45deg);
      }
    }
  }
`;
