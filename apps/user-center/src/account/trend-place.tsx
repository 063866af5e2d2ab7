import { styled } from 'styled-components';

/** As tall as the lines that will stand here: what is below does not move. */
export const TrendPlace = styled.div`
  min-height: 118px;
`;
