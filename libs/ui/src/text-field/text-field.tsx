import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, type FieldProps } from '../field/field';
import { InputBox } from '../field/input-box';
import { useFilledBefore } from '../field/use-filled-before';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'enterKeyHint'
>;

export type TextFieldProps = FieldProps<string> &
  Native & {
    /** Inside the box, before and after the input. */
    before?: ReactNode;
    after?: ReactNode;
    /** At the end of the label's line. */
    aside?: ReactNode;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    warning,
    error,
    optional,
    aside,
    before,
    after,
    onChange,
    onBlur,
    type = 'text',
    ...input
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useFilledBefore(() => {
    const typed = box.current?.querySelector('input')?.value ?? '';
    if (typed !== props.value) onChange(typed);
  });
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional} aside={aside}>
      {(aria) => (
        <InputBox ref={box}>
          {before && <span data-part="before">{before}</span>}
          <input {...aria} {...input} type={type} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
          {after && <span data-part="after">{after}</span>}
        </InputBox>
      )}
    </Field>
  );
}
