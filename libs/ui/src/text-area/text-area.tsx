import { useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from '../field/field';
import { InputBox } from '../field/input-box';
import { useFilledBefore } from '../field/use-filled-before';

export type TextAreaProps = FieldProps<string> &
  Pick<ComponentPropsWithRef<'textarea'>, 'maxLength' | 'placeholder'> & {
    /** The lines that are shown at first; the visitor can draw the box longer. */
    rows?: number;
  };

const Area = styled.textarea`
  resize: vertical;
`;

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, warning, error, optional, onChange, onBlur, rows = 6, ...area } = props;
  const box = useRef<HTMLDivElement>(null);
  useFilledBefore(() => {
    const typed = box.current?.querySelector('textarea')?.value ?? '';
    if (typed !== props.value) onChange(typed);
  });
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional}>
      {(aria) => (
        <InputBox ref={box}>
          <Area {...aria} {...area} rows={rows} onChange={({ target }) => onChange(target.value)} onBlur={onBlur} />
        </InputBox>
      )}
    </Field>
  );
}
