import { styled } from 'styled-components';
import { useHydrated } from '../browser/use-hydrated';

const Label = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;

  > span {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  strong {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  small {
    margin-inline-start: 4px;
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--action-text);
    cursor: pointer;
  }
`;

const MOST_STEPS = 200;

type Props = { lots: string; steps: number; onChange: (steps: number) => void };

/** The volume of a position, from the smallest volume to 200 times as much. */
export function LotSlider({ lots, steps, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <Label>
      <span>手数</span>
      <strong aria-hidden="true">
        {lots}
        <small>手</small>
      </strong>
      <input
        type="range"
        aria-label="手数"
        aria-valuetext={`${lots} 手`}
        min={1}
        max={MOST_STEPS}
        value={steps}
        disabled={!hydrated}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Label>
  );
}
