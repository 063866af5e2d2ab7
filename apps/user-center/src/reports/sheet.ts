import { styled } from 'styled-components';

/** Content of a card whose rows reach its edge, with the same inset as the cells. */
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

/** Contains the tabs of the reports. They are hidden in print, where the print heading names the report. */
export const Binding = styled.div`
  @media print {
    [role='tablist'] {
      display: none;
    }
  }
`;

/** A report in its card. Rows wider than the screen scroll sideways on their own; print leaves out the buttons. */
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
