import { styled } from 'styled-components';

const Group = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 4px;
  border-radius: var(--radius-large);
  background: var(--sunken);

  button {
    min-height: 40px;
    padding: 4px 8px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: var(--text-soft);
    font-size: var(--text-14);
    line-height: var(--leading-tight);
  }
  button:hover {
    color: var(--text);
  }
  button[aria-pressed='true'] {
    border-color: var(--action-text);
    background: var(--action-tint);
    color: var(--text);
    font-weight: 500;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

type Props<Value extends string> = {
  label: string;
  items: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few values side by side. */
export function Segments<Value extends string>({ label, items, value, onChange }: Props<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {items.map((item) => (
        <button key={item.value} type="button" aria-pressed={item.value === value} onClick={() => onChange(item.value)}>
          {item.label}
          {item.note && <small>{item.note}</small>}
        </button>
      ))}
    </Group>
  );
}
