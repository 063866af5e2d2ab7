import { Select, TextField, styled } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { ListFilter } from './use-list-address';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 480px;
  min-width: 0;
  gap: 8px 12px;

  > * {
    flex: 0 1 148px;
  }
  > :only-child:has(input) {
    flex-basis: 320px;
  }
  @media (max-width: 639.98px) {
    flex-basis: 100%;

    > * {
      flex: 1 1 140px;
    }
  }
`;

type Props = {
  filters: readonly ListFilter[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

/** A text goes into the address when typing pauses, so that not every letter makes a request. */
function TextFilter({ label, name, value, placeholder, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), 300);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return <TextField name={name} label={label} value={text} onChange={setText} placeholder={placeholder} />;
}

type TextFilterProps = {
  label: string;
  name: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
};

/** The filters of a list; their values are in the address. */
export function ListFilters({ filters, values, onChange }: Props) {
  return (
    <Bar role="search" aria-label="筛选">
      {filters.map((filter) => {
        const { name, label } = filter;
        const value = values[name] ?? '';
        if (filter.kind === 'choice')
          return (
            <Select
              key={name}
              name={name}
              label={label}
              value={value}
              options={filter.options}
              placeholder="全部"
              onChange={(chosen) => onChange(name, chosen)}
            />
          );
        if (filter.kind === 'day')
          return (
            <TextField
              key={name}
              name={name}
              label={label}
              type="date"
              value={value}
              onChange={(day) => onChange(name, day)}
            />
          );
        return (
          <TextFilter
            key={name}
            name={name}
            label={label}
            value={value}
            placeholder={filter.placeholder}
            onChange={(text) => onChange(name, text)}
          />
        );
      })}
    </Bar>
  );
}
