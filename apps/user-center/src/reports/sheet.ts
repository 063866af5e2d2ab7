import { styled } from 'styled-components';

/** What stands in a card whose rows reach its edge: as far in as the cells do. */
export const Inset = styled.div`
  padding: 0 24px 16px;

  &[data-part='first'] {
    padding-top: 20px;
  }
  @media (max-width: 639.98px) {
    padding-inline: 16px;
  }
  @media print {
    padding-inline: 0;
  }
`;

/** Around the tabs of the reports: on paper the head of the sheet names the report. */
export const Binding = styled.div`
  @media print {
    [role='tablist'] {
      display: none;
    }
  }
`;

/** A report on its card: rows too wide for the screen are moved sideways by themselves; on paper the buttons are left out. */
export const Sheet = styled.div`
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 16px 32px;

    > dl {
      flex: 1 1 280px;
      grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    }
  }
  [data-part='rows'] {
    overflow-x: auto;
    border-top: 1px solid var(--line);
  }
  [data-part='rows'] td > span > small {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  [data-on='print'] {
    display: none;
  }
  @media print {
    [data-on='print'] {
      display: block;
    }
    [data-part='rows'] {
      overflow: visible;
    }
    [data-part='rows'] :is(th, td) {
      padding: 4px 6px;
      font-size: 8.5pt;
    }
    [data-part='rows'] :is(th, td):first-child {
      padding-inline-start: 0;
    }
    [data-part='rows'] :is(th, td):last-child {
      display: none;
    }
  }
`;
