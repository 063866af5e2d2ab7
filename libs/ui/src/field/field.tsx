import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlertIcon, TriangleAlertIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { fieldTexts } from './field-texts';

/** Props of every field. Values go in and out whole; a Form binds them by `name`. */
export type FieldProps<V> = {
  name: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  /** A warning that does not block the submit. */
  warning?: ReactNode;
  /** The error. It says what to do. */
  error?: string;
  /** Marks the field as optional. */
  optional?: boolean;
};

/** Attributes that the control inside a field must have. */
export type ControlAria = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type WrapperProps = Pick<FieldProps<unknown>, 'label' | 'hint' | 'warning' | 'error' | 'optional'> & {
  /** Shown at the end of the label's line, such as a link to a help page. */
  aside?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
};

const Whole = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  font-size: var(--text-14);

  label {
    color: var(--text);
    font-weight: 500;
  }
  > span {
    color: var(--text-faint);
  }
  > :last-child:not(:first-child, span) {
    margin-inline-start: auto;
  }
`;

const Note = styled.p`
  display: flex;
  gap: 4px;
  color: var(--text-soft);
  font-size: var(--text-14);

  svg {
    margin-top: 3px;
  }
  &[data-kind='error'] {
    color: var(--danger-text);
  }
  &[data-kind='warning'] {
    color: var(--warn);
  }
`;

/** A label, its control, and its hint, warning and error, which are linked to the control for screen readers. */
export function Field({ label, hint, warning, error, optional, aside, children }: WrapperProps) {
  const id = useId();
  const texts = useTexts('field', fieldTexts);
  const notes = [error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean);
  return (
    <Whole>
      <Line>
        <label htmlFor={id}>{label}</label>
        {optional && <span>{texts.optional}</span>}
        {aside}
      </Line>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes.join(' ') || undefined })}
      {error && (
        <Note id={`${id}-error`} data-kind="error">
          <Icon of={CircleAlertIcon} size={16} />
          {error}
        </Note>
      )}
      {warning && (
        <Note id={`${id}-warning`} data-kind="warning">
          <Icon of={TriangleAlertIcon} size={16} />
          <span>{warning}</span>
        </Note>
      )}
      {hint && (
        <Note as="div" id={`${id}-hint`}>
          {hint}
        </Note>
      )}
    </Whole>
  );
}
