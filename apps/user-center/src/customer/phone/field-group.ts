import { styled } from 'styled-components';

/** Fields of one purpose, with its name as the legend. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 12px;
    padding: 0;
    font-weight: 600;
  }
`;
