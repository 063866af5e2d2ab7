import { Container } from '@portal/ui';
import { styled } from 'styled-components';

/** What follows the hero of a page: as wide as the site's content, with room above and below. */
export const PageBody = styled(Container)`
  padding-block: 32px 64px;

  @media (max-width: 639.98px) {
    padding-block: 20px 40px;
  }
`;
