import { useId } from 'react';
import styled from 'styled-components';
import { useTexts } from '../texts/use-texts';
import { gaugeTexts } from './gauge-texts';

export type GaugeProps = {
  /** Margin level in percent (equity ÷ margin); null while no position is open. */
  level: number | null;
  /** Stop-out level in percent. */
  stopOut: number;
  /** Where that is, if it is not said as this percentage. */
  stopOutAt?: string;
  /** Where the platform warns. */
  marginCallAt?: string;
};

const Box = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--text-14);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  > div > span {
    color: var(--text-soft);
  }
  small {
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  strong {
    font-weight: 600;
  }
  svg {
    width: 100%;
    height: 12px;
    overflow: visible;
  }
  [data-part='rail'] {
    fill: var(--line);
  }
  [data-part='fill'] {
    fill: var(--ok);
  }
  [data-part='stop'] {
    stroke: var(--danger-text);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  &[data-state='watch'] {
    [data-part='fill'] {
      fill: var(--warn);
    }
    strong {
      color: var(--warn);
    }
  }
  &[data-state='near'] {
    [data-part='fill'] {
      fill: var(--danger-text);
    }
    strong {
      color: var(--danger-text);
    }
  }
`;

// A logarithmic scale, one equal step per doubling, from 25 % to 1600 %: the range near the stop-out matters most.
const place = (level: number) => Math.min(100, Math.max(0, (Math.log2(Math.max(level, 1) / 25) / 6) * 100));

function stateOf(level: number | null, stopOut: number): 'idle' | 'calm' | 'watch' | 'near' {
  if (level === null) return 'idle';
  if (level < stopOut * 1.5) return 'near';
  return level < Math.max(150, stopOut * 3) ? 'watch' : 'calm';
}

/** Shows how far an account is from its stop-out. */
export function Gauge({ level, stopOut, stopOutAt = `${stopOut}%`, marginCallAt }: GaugeProps) {
  const id = useId();
  const texts = useTexts('gauge', gaugeTexts);
  const state = stateOf(level, stopOut);
  const line = [texts.stopOut(stopOutAt), marginCallAt && texts.marginCall(marginCallAt)].filter(Boolean).join(' · ');
  const filled = level === null ? 0 : place(level);
  const text = level === null ? texts.idle : `${level.toFixed(2)}%`;
  return (
    <Box data-state={state}>
      <div>
        <span id={id}>{texts.label}</span>
        <strong>{text}</strong>
      </div>
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={1600}
        aria-valuenow={Math.min(1600, level ?? 0)}
        aria-valuetext={level === null ? text : texts.whole(text, texts[state], line)}
      >
        <rect data-part="rail" x="0" y="4" width="100" height="4" />
        <rect data-part="fill" x="0" y="4" width={filled} height="4" />
        <line data-part="stop" x1={place(stopOut)} x2={place(stopOut)} y1="0" y2="12" />
      </svg>
      <div>
        <small>{line}</small>
        {level !== null && <small>{texts[state]}</small>}
      </div>
    </Box>
  );
}
