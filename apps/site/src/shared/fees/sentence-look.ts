import { styled } from 'styled-components';

/** The sentence: fields stand in the line of the text. */
export const Sentence = styled.p`
  font-size: var(--text-20);
  line-height: 56px;

  input,
  select {
    min-height: 44px;
    margin-inline: 6px;
    padding: 4px 8px;
    border: 0;
    border-bottom: 2px solid var(--action-text);
    border-radius: var(--radius) var(--radius) 0 0;
    background: var(--sunken);
    color: var(--text);
    font: inherit;
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  select {
    max-width: 100%;
    cursor: pointer;
  }
  option {
    background: var(--surface);
    color: var(--text);
  }
  input {
    width: 5.5em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  input[aria-invalid='true'] {
    border-color: var(--danger-text);
  }
  @media (max-width: 639.98px) {
    font-size: var(--text-16);
    line-height: 52px;

    input {
      width: 4.5em;
    }
  }
`;

/** The place of the sentence, its sum, bar and lines. */
export const Look = styled.div`
  display: grid;
  gap: 16px;
  max-width: 860px;

  [data-error] {
    color: var(--danger-text);
    font-size: var(--text-14);
  }
  [data-part='sum'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    color: var(--text-soft);
  }
  /* As wide as the row leaves it, so that a sum that comes later moves nothing. */
  output {
    flex: 1;
    text-align: end;
    white-space: nowrap;
    color: var(--text);
    font-size: var(--text-40);
    font-weight: 600;
    line-height: var(--leading-tight);
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-inline-start: 6px;
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  [data-part='bar'] {
    display: flex;
    gap: 2px;
    height: 12px;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sunken);
  }
  [data-part='bar'] i {
    flex: 0 1 0;
  }
  dt i {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: 8px;
    border-radius: 2px;
  }
  [data-cost='deposit'] {
    background: var(--metal-min);
  }
  [data-cost='spread'] {
    background: var(--action-text);
  }
  [data-cost='commission'] {
    background: var(--metal-std);
  }
  [data-cost='swap'] {
    background: var(--warn);
  }
  [data-cost='payout'] {
    background: var(--metal-dia);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  dd {
    min-width: 6em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  dd[data-part='why'] {
    grid-column: 1 / -1;
    min-height: 1.6em;
    padding-inline-start: 18px;
    text-align: start;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  [data-part='note'] {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
`;
