import { Container } from '@portal/ui';
import { styled } from 'styled-components';

/**
 * The parts of the market page. On a desktop they fill the window below the header: the list, the chart, and a drawer on the right
 * while `data-drawer` is set. Narrower windows show the list alone.
 */
export const MarketFrame = styled(Container)`
  padding-bottom: 64px;

  [data-part='list'] > header > div > div {
    flex: 1;
    align-items: end;
    justify-content: flex-end;
  }
  [data-part='list'] > header > div > div > :last-child {
    width: min(320px, 100%);
  }
  [data-part='list'] [role='tabpanel'] {
    padding-top: 0;
  }
  [data-part='chart'],
  [data-part='facts'] {
    display: none;
  }
  [data-part='risk'] {
    padding-top: 16px;
  }
  @media (max-width: 639.98px) {
    [data-part='list'] > header {
      position: relative;
    }
    [data-part='list'] > header > div > div {
      flex-basis: 100%;
    }
    [data-part='list'] > header > div > div > :last-child {
      width: 100%;
    }
    [data-part='list'] > header > div > div > :first-child {
      position: absolute;
      inset-inline-end: 0;
      top: 28px;
    }
  }
  @media (min-width: 1000px) {
    position: relative;
    display: grid;
    grid-template: calc(100dvh - 97px) auto / 380px minmax(0, 1fr);
    padding: 0;

    &&& {
      width: 100%;
    }

    &[data-drawer] {
      grid-template-columns: 380px minmax(0, 1fr) 340px;
    }
    > div {
      min-height: 560px;
    }
    [data-part='list'] {
      display: flex;
      flex-direction: column;
      min-width: 0;
      border-inline-end: 1px solid var(--line);
      background: var(--surface);
    }
    [data-part='list'] > header {
      flex: none;
      padding: 12px 16px;
    }
    [data-part='list'] > header h1 {
      font-size: var(--text-20);
    }
    [data-part='list'] > header > div > div {
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 4px;
    }
    [data-part='list'] > header > div > div > :last-child {
      width: 100%;
    }
    /* The rows scroll; search, tabs and the names of the columns stay. */
    [data-part='list'] > section,
    [data-part='list'] > section > div,
    [data-part='list'] > section > div > div {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-height: 0;
    }
    [data-part='list'] > section {
      border-width: 1px 0 0;
      border-radius: 0;
    }
    [data-part='list'] [role='tab'] {
      padding-inline: 10px;
      font-size: var(--text-14);
    }
    [data-part='list'] [role='tablist'] {
      flex: none;
    }
    [data-part='list'] [role='tabpanel'] {
      flex: 1;
      min-height: 0;
      overflow: hidden auto;
    }
    [data-part='list'] thead th {
      position: sticky;
      z-index: 1;
      top: 0;
      background: var(--surface);
    }
    [data-part='chart'] {
      display: flex;
      flex-direction: column;
      min-width: 0;
      padding: 12px 16px 4px;
      background: var(--surface);
    }
    &[data-drawer] [data-part='facts'] {
      display: block;
      padding: 12px;
      overflow-y: auto;
      border-inline-start: 1px solid var(--line);
    }
    [data-part='risk'] {
      grid-column: 1 / -1;
      min-height: 0;
      padding: 16px;
      border-top: 1px solid var(--line);
    }
  }
  /* Over the chart, which would be too narrow beside it. */
  @media (min-width: 1000px) and (max-width: 1279.98px) {
    &[data-drawer] {
      grid-template-columns: 380px minmax(0, 1fr);
    }
    &[data-drawer] [data-part='facts'] {
      position: absolute;
      z-index: 5;
      inset-inline-end: 0;
      top: 64px;
      width: 340px;
      max-height: calc(100% - 120px);
      background: var(--surface);
      box-shadow: var(--shadow);
    }
  }
`;
