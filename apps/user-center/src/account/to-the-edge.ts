import { styled } from 'styled-components';

/** The rows of a table in a card reach the edge of the card, so that their text is in line with the rest of it. */
export const ToTheEdge = styled.div`
  margin-inline: -24px;

  @media (max-width: 639.98px) {
    margin-inline: -16px;
  }
`;
