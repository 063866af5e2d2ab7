import styled from 'styled-components';

/** The border around an input and its adornments, with one focus ring for all of them. */
export const InputBox = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  transition: border-color 120ms;

  &:hover {
    border-color: var(--text-soft);
  }
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-text);
  }
  &:has([aria-invalid='true']):focus-within {
    box-shadow: 0 0 0 1px var(--danger-text);
  }
  &:has([readonly], :disabled) {
    border-color: var(--line);
    background: var(--sunken);
  }

  input,
  select,
  textarea {
    flex: 1;
    align-self: stretch;
    width: 100%;
    min-width: 0;
    padding: 9px 12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    outline: none;
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: var(--text);
    box-shadow: inset 0 0 0 44px var(--action-tint);
  }
  > [data-part='before'] {
    padding-inline-start: 12px;
    color: var(--text-soft);
    white-space: nowrap;
  }
  > [data-part='after'] {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-inline-end: 4px;
    color: var(--text-soft);
    white-space: nowrap;
  }
`;
