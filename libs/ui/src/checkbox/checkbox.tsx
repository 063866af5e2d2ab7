import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldProps } from '../field/field';
import { useFilledBefore } from '../field/use-filled-before';

export type CheckboxProps = Pick<FieldProps<boolean>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  /** May contain links, as in `我已阅读并同意…`. */
  label: ReactNode;
};

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 0 8px;
  font-size: var(--text-14);

  input {
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    appearance: none;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  input:checked {
    border-color: var(--action);
    background: var(--action);
  }
  input:checked::before {
    content: '';
    width: 10px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--on-action);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
  input[aria-invalid='true'] {
    border-color: var(--danger-text);
  }
  label {
    cursor: pointer;
  }
  p {
    grid-column: 2;
    color: var(--danger-text);
  }
`;

/** A checkbox with a boolean value. */
export function Checkbox({ name, label, value, onChange, onBlur, error }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useFilledBefore(() => {
    if (box.current?.checked !== value) onChange(!value);
  });
  return (
    <Line>
      <input
        ref={box}
        type="checkbox"
        id={id}
        name={name}
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label htmlFor={id}>{label}</label>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Line>
  );
}
