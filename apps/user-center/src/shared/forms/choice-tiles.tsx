import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export type Tile = { value: string; title: string; note?: ReactNode; disabled?: boolean };

type Props = {
  name: string;
  label: string;
  tiles: readonly Tile[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
};

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 4px;
    font-size: var(--text-14);
    font-weight: 500;
  }
  p {
    color: var(--danger-text);
    font-size: var(--text-14);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 8px;

  &[data-short='true'] {
    grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
  }
  &[data-pair='true'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  line-height: var(--leading-tight);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  &:has(:checked) {
    border-color: var(--action);
    background: var(--action-tint);
    box-shadow: inset 0 0 0 1px var(--action);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--action);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-style: dashed;
    background: var(--sunken);
    color: var(--text-faint);
    cursor: not-allowed;
  }
`;

/** A choice between a few things, each a tile that a thumb can hit: native radio buttons underneath. */
export function ChoiceTiles({ name, label, tiles, value, onChange, error }: Props) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend id={`${id}-label`}>{label}</legend>
      <Grid data-short={tiles.every(({ note }) => !note)} data-pair={tiles.length === 2}>
        {tiles.map((tile) => (
          <Choice key={tile.value}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              disabled={tile.disabled}
              aria-describedby={tile.note ? `${id}-note-${tile.value}` : undefined}
              aria-label={tile.title}
              onChange={() => onChange(tile.value)}
            />
            {tile.title}
            {tile.note && <span id={`${id}-note-${tile.value}`}>{tile.note}</span>}
          </Choice>
        ))}
      </Grid>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Group>
  );
}
