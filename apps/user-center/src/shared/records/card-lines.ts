import { Lines } from '@portal/ui';
import { styled } from 'styled-components';

/** Lines that fill a card. The card's padding is enough space above the first and below the last one. */
export const CardLines = styled(Lines)`
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;
