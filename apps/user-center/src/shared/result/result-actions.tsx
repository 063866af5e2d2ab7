import { styled } from 'styled-components';

/**
 * The next actions of a result, the primary one first: in a row, or two beside each other on a phone. Dialogs among them do not count.
 */
export const ResultActions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > :first-child:nth-last-child(odd of a, button) {
    grid-column: 1 / -1;
  }
  @media (min-width: 640px) {
    display: flex;
    flex-wrap: wrap;
  }
`;
