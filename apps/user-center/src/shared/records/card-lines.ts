import { Lines } from '@portal/ui';
import { styled } from 'styled-components';

/** Lines that fill a card: its inner space is enough above the first and below the last. */
export const CardLines = styled(Lines)`
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;
