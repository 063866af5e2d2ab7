import { styled } from 'styled-components';

/** Two short fields side by side; `data-fold` stacks them on a phone. */
export const Pair = styled.div<{ 'data-fold'?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 639.98px) {
    &[data-fold='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
