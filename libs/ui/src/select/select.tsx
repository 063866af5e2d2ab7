import styled from 'styled-components';
import { Field, type FieldProps } from '../field/field';
import { InputBox } from '../field/input-box';
import { ChevronDownIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { selectTexts } from './select-texts';

/** One choice: what is sent, and what is read. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldProps<string> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen (value `''`), and can be chosen again; without it one is asked to choose. */
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

/** A choice of one: the system's own list, which phones show best. */
export function Select(props: SelectProps) {
  const { label, hint, warning, error, optional, options, value, onChange, onBlur, ...rest } = props;
  const texts = useTexts('select', selectTexts);
  // A browser shows the first option when the value is none of the options; the form would then send nothing.
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
