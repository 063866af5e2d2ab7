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
    /**
     * Cleans what was typed or pasted. While an input method composes, the text stays as it is: a changed text would be composed
     * a second time.
     */
    tidy?: ((text: string) => string) | undefined;
  };

const same = (text: string) => text;

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
    tidy = same,
    ...input
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useFilledBefore(() => {
    const typed = box.current?.querySelector('input')?.value ?? '';
    if (typed !== props.value) onChange(tidy(typed));
  });
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional} aside={aside}>
      {(aria) => (
        <InputBox ref={box}>
          {before && <span data-part="before">{before}</span>}
          <input
            {...aria}
            {...input}
            type={type}
            onChange={({ target, nativeEvent }) => {
              const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
              onChange(isComposing ? target.value : tidy(target.value));
            }}
            // Chrome sends no input event after it.
            onCompositionEnd={({ currentTarget: { value } }) => {
              if (tidy(value) !== value) onChange(tidy(value));
            }}
            onBlur={onBlur}
          />
          {after && <span data-part="after">{after}</span>}
        </InputBox>
      )}
    </Field>
  );
}
