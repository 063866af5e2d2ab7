import styled from 'styled-components';

/**
 * Styled inline text: `data-size` 12 | 14 | 16 | 20 | 28 | 40, `data-tone` soft | faint | rise | fall | ok | warn | danger,
 * `data-weight` medium | bold. Use `as` for `p`, `strong`, `h2`.
 */
export const Text = styled.span<{
  'data-size'?: 12 | 14 | 16 | 20 | 28 | 40;
  'data-tone'?: 'soft' | 'faint' | 'rise' | 'fall' | 'ok' | 'warn' | 'danger';
  'data-weight'?: 'medium' | 'bold';
}>`
  &[data-size='12'] {
    font-size: var(--text-12);
  }
  &[data-size='14'] {
    font-size: var(--text-14);
  }
  &[data-size='16'] {
    font-size: var(--text-16);
  }
  &[data-size='20'] {
    font-size: var(--text-20);
    line-height: var(--leading-tight);
  }
  &[data-size='28'] {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  &[data-size='40'] {
    font-size: var(--text-40);
    line-height: var(--leading-tight);
  }
  &[data-tone='soft'] {
    color: var(--text-soft);
  }
  &[data-tone='faint'] {
    color: var(--text-faint);
  }
  &[data-tone='rise'] {
    color: var(--rise-text);
  }
  &[data-tone='fall'] {
    color: var(--fall-text);
  }
  &[data-tone='ok'] {
    color: var(--ok);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='bold'] {
    font-weight: 600;
  }
  @media (max-width: 639.98px) {
    &[data-size='40'] {
      font-size: var(--text-28);
    }
  }
`;

/** Body text of articles and legal pages: spacing, lists, tables and headings of HTML that has no classes. */
export const Prose = styled.div`
  max-width: 720px;
  line-height: var(--leading-loose);

  > * + * {
    margin-top: 16px;
  }
  > :is(h2, h3) {
    margin-top: 40px;
    scroll-margin-top: 80px;
  }
  > h3 {
    margin-top: 24px;
  }
  ul,
  ol {
    display: grid;
    gap: 8px;
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--text-faint);
  }
  blockquote {
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--line-strong);
    color: var(--text-soft);
  }
  table {
    display: block;
    overflow-x: auto;
    font-size: var(--text-14);
  }
  th,
  td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  /* A short word of the first column stays on one line. */
  td:first-child {
    min-width: 5.5em;
  }
  code {
    padding: 1px 4px;
    border-radius: var(--radius);
    background: var(--sunken);
    font-size: 0.9em;
  }
  img {
    border-radius: var(--radius-large);
  }
  mark {
    background: var(--warn-tint);
    color: inherit;
  }
`;
