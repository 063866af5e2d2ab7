import { styled } from 'styled-components';

/** For forms: one column of 480 px, centred in its card. */
export const FormColumn = styled.div`
  width: min(480px, 100%);
  margin-inline: auto;
`;
