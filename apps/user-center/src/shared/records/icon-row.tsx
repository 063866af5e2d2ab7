import { styled } from 'styled-components';

/** A line of a card: an icon on a tint, a text and what to do about it, which stays beside the text on a phone too. */
export const IconRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;

  > svg {
    box-sizing: content-box;
    padding: 10px;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--text-soft);
  }
  @media (max-width: 639.98px) {
    gap: 12px;
  }
`;
