import styled from 'styled-components';
import { Field, type FieldProps } from '../field/field';
import { InputBox } from '../field/input-box';
import { ChevronDownIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { selectTexts } from './select-texts';

/** One option: the value to send and the label to show. */
export type SelectOption = {
  value: string;
  label: string;
  /** A second line, such as a balance. With notes the select is a tile of two lines, so that neither is cut off. */
  note?: string;
  disabled?: boolean;
};

export type SelectProps = FieldProps<string> & {
  options: readonly SelectOption[];
  /** Shown while the value is `''`; the user can select it again. Without it the select shows a prompt. */
  placeholder?: string;
  autoComplete?: string;
};

const Box = styled(InputBox)`
  position: relative;

  select {
    appearance: none;
    padding-inline-end: 40px;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  select:has(option[value='']:checked) {
    color: var(--text-faint);
  }
  option {
    background: var(--surface);
    color: var(--text);
  }
  svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
    color: var(--text-soft);
  }
`;

// The tile shows the chosen option. The select lies over it, is invisible, and receives taps and keys.
const Tile = styled(Box)`
  min-height: 60px;
  padding: 8px 40px 8px 12px;

  select {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  > span {
    display: grid;
    min-width: 0;
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  &:has(option:only-child) svg {
    display: none;
  }
`;

/** A native select, because phones show the system's list best. */
export function Select(props: SelectProps) {
  const { label, hint, warning, error, optional, options, value, onChange, onBlur, ...rest } = props;
  const texts = useTexts('select', selectTexts);
  // A browser shows the first option when the value matches none; the form would then send nothing.
  const shown = options.find((option) => option.value === value);
  const { placeholder = shown ? undefined : texts.choose, ...select } = rest;
  const tile = options.some(({ note }) => note);
  const Outline = tile ? Tile : Box;
  return (
    <Field label={label} hint={hint} warning={warning} error={error} optional={optional}>
      {(aria) => (
        <Outline>
          {tile && (
            <span aria-hidden="true">
              {shown?.label ?? placeholder}
              {shown?.note && <small>{shown.note}</small>}
            </span>
          )}
          <select
            {...aria}
            {...select}
            value={shown ? value : ''}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.note ? `${option.label}（${option.note}）` : option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size={16} />
        </Outline>
      )}
    </Field>
  );
}
