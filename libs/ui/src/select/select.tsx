import styled from 'styled-components';
import { Field, type FieldProps } from '../field/field';
import { InputBox } from '../field/input-box';
import { ChevronDownIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { selectTexts } from './select-texts';

/** One option: the value to send and the label to show. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

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

/** A native select, because phones show the system's list best. */
export function Select(props: SelectProps) {
  const { label, hint, warning, error, optional, options, value, onChange, onBlur, ...rest } = props;
  const texts = useTexts('select', selectTexts);
  // A browser shows the first option when the value matches none; the form would then send nothing.
  const chosen = options.some((option) => option.value === value);
  const { placeholder = chosen ? undefined : texts.choose, ...select } = rest;
  return (
    <Field {...{ label, hint, warning, error, optional }}>
      {(aria) => (
        <Box>
          <select
            {...aria}
            {...select}
            value={chosen ? value : ''}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size={16} />
        </Box>
      )}
    </Field>
  );
}
