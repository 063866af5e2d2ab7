import styled, { css } from 'styled-components';

/** Gap sizes in steps of the 4 px grid. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

const gaps = css`
  gap: 16px;

  &[data-gap='1'] {
    gap: 4px;
  }
  &[data-gap='2'] {
    gap: 8px;
  }
  &[data-gap='3'] {
    gap: 12px;
  }
  &[data-gap='6'] {
    gap: 24px;
  }
  &[data-gap='8'] {
    gap: 32px;
  }
  &[data-gap='12'] {
    gap: 48px;
  }
  &[data-gap='16'] {
    gap: 64px;
  }
`;

/** A vertical stack. `data-gap` (Gap, default 4). */
export const Stack = styled.div<{ 'data-gap'?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${gaps}
`;

/** A horizontal row that wraps. `data-gap`; `data-justify` between | end | center; `data-align` baseline | start | end. */
export const Row = styled.div<{
  'data-gap'?: Gap;
  'data-justify'?: 'between' | 'end' | 'center';
  'data-align'?: 'baseline' | 'start' | 'end';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gaps}

  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;

/** A grid of equal cells, as many per row as fit: `data-min` small (140 px) | normal (240) | large (340). `data-gap`. */
export const Grid = styled.div<{ 'data-gap'?: Gap; 'data-min'?: 'small' | 'normal' | 'large' }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  ${gaps}

  &[data-min='small'] {
    grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  }
  &[data-min='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  }
`;

/**
 * A main column and a narrower one beside it (below it under 900 px). `data-side` end (default) | start; `data-even` for halves.
 */
export const Split = styled.div<{ 'data-gap'?: Gap; 'data-side'?: 'start' | 'end'; 'data-even'?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${gaps}

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px);

    &[data-side='start'] {
      grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
    }
    &[data-even='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** The width of a page. `data-width` wide (1200 px, default) | text (720) | form (480). */
export const Container = styled.div<{ 'data-width'?: 'wide' | 'text' | 'form' }>`
  width: min(var(--wide), calc(100% - 32px));
  margin-inline: auto;

  &[data-width='text'] {
    width: min(720px, calc(100% - 32px));
  }
  &[data-width='form'] {
    width: min(480px, calc(100% - 32px));
  }
  @media (min-width: 900px) {
    &[data-width='wide'],
    &:not([data-width]) {
      width: min(var(--wide), calc(100% - 64px));
    }
  }
`;

/** A page section with padding above and below; `data-surface` raised uses the surface colour and hairline borders. */
export const Band = styled.section<{ 'data-surface'?: 'raised' }>`
  padding-block: 64px;

  &[data-surface='raised'] {
    background: var(--surface);
    border-block: 1px solid var(--line);
  }
  @media (max-width: 639.98px) {
    padding-block: 40px;
  }
`;

/** A list separated by hairlines, such as a list of news. */
export const Lines = styled.ul`
  > li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
`;

/**
 * Shown only on wide or only on narrow screens: the breakpoint is 640 px, or 900 px (where a header has room) for `desk` and
 * `hand`.
 */
export const Only = styled.div<{ 'data-on': 'wide' | 'narrow' | 'desktop' | 'hand' }>`
  @media (max-width: 639.98px) {
    &[data-on='wide'] {
      display: none;
    }
  }
  @media (min-width: 640px) {
    &[data-on='narrow'] {
      display: none;
    }
  }
  @media (max-width: 899.98px) {
    &[data-on='desktop'] {
      display: none;
    }
  }
  @media (min-width: 900px) {
    &[data-on='hand'] {
      display: none;
    }
  }
`;

/** The sticky bar at the top of a site, on the surface colour, with a hairline below. Put a Container with a Row into it. */
export const TopBar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  @media (max-height: 400px) {
    position: static;
  }
  > * > * {
    min-height: 64px;
    flex-wrap: nowrap;
  }
  @media (max-width: 639.98px) {
    > * > * {
      min-height: 56px;
    }
  }
  @media print {
    position: static;
  }
`;
