import { styled } from '@portal/ui';
import { narrow } from './use-cards';

/** Height of a row in px. A row with the same height everywhere needs no measuring, which would lay out the page for each row. */
export const rowHeight = 37;

/** The scrolling grid of a staff list. Under 640 px a row is a card of labels and values. */
export const ListLook = styled.div`
  position: relative;
  max-height: max(320px, calc(100dvh - 220px));
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-14);

  &:focus-visible {
    outline-offset: -2px;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    min-width: var(--least);
    padding-inline: 4px;
  }
  [data-part='head'] {
    position: sticky;
    z-index: 1;
    top: 0;
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  [role='columnheader'],
  [role='gridcell'] {
    min-width: 0;
    padding: 6px 8px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
  }
  [role='columnheader'] button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
  }
  /* The lines stand for rows that have not loaded. */
  [data-part='body'] {
    position: relative;
    min-width: var(--least);
    background: linear-gradient(transparent ${rowHeight - 1}px, var(--line) 0) 0 0 / 100% ${rowHeight}px;
  }
  [data-part='body'] > [role='row'] {
    position: absolute;
    inset: 0 0 auto;
    height: ${rowHeight}px;
    contain: strict;
    border-bottom: 1px solid var(--line);
    cursor: pointer;
  }
  [data-part='body'] > [role='row']:hover {
    background: var(--sunken);
  }
  [data-part='body'] > [aria-selected='true'] {
    background: var(--action-tint);
    box-shadow: inset 3px 0 0 var(--action);
  }
  @media ${narrow} {
    max-height: max(420px, calc(100dvh - 260px));

    [data-part='head'] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    [role='row'],
    [data-part='body'] {
      min-width: 0;
    }
    /* Cards have other heights than the lines. */
    [data-part='body'] {
      background: none;
    }
    [role='row'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='body'] > [role='row'] {
      height: auto;
      contain: content;
      padding: 8px;
    }
    [role='gridcell'] {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      padding: 2px 4px;
      text-align: end;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [role='gridcell']::before {
      content: attr(data-label);
      flex: none;
      color: var(--text-soft);
    }
  }
`;
