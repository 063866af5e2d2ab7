import { styled } from 'styled-components';

/** As tall as the chart that loads here, so that the content below does not shift. */
export const TrendPlace = styled.div`
  min-height: 306px;

  @media (max-width: 639.98px) {
    min-height: 396px;
  }
`;
