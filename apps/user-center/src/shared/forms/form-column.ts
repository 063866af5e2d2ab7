import { styled } from 'styled-components';

/** Where people decide: one column of 480 px in the middle of its card. */
export const FormColumn = styled.div`
  width: min(480px, 100%);
  margin-inline: auto;
`;
