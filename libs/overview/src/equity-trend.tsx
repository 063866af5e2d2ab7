import { Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { curveSteps, curveStretches, knownDays, type CurveDay } from './curve-steps';
import { EquityCurve, type CurveView, type SheetOfDay } from './equity-curve';
import { TrendPlace } from './trend-place';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > div {
    display: inline-flex;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
  }
  button {
    min-width: 44px;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    border-radius: calc(var(--radius) - 1px);
    background: none;
    font-size: var(--text-14);
  }
  /* The covered time has a row of its own on a phone. */
  @media (max-width: 639.98px) {
    > :last-child {
      flex-basis: 100%;
    }
  }
  button + button {
    border-inline-start: 1px solid var(--line);
  }
  button[aria-pressed='true'] {
    background: var(--action-tint);
    color: var(--action-text);
    font-weight: 600;
  }
`;

const views: readonly { id: CurveView; label: string }[] = [
  { id: 'equity', label: '净值' },
  { id: 'profit', label: '累计盈亏' },
];

type ChoiceProps<T> = { label: string; options: readonly T[]; value: T; onChange: (option: T) => void };

function Choice<T extends { id: string; label: string }>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label}>
      {options.map((one) => (
        <button key={one.id} type="button" aria-pressed={one.id === value.id} onClick={() => onChange(one)}>
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** From so many stored days on there is a curve; before, only the number. */
const ENOUGH_DAYS = 7;

/** One of the steps of the curve. */
export type ChosenStep = (typeof curveSteps)[number];

type Props = {
  /** The days of the step, oldest first. Undefined until they are there. */
  history: readonly CurveDay[] | undefined;
  failed: boolean;
  step: ChosenStep;
  onStep: (step: ChosenStep) => void;
  /** What the page's head shows: the last point of the curve. null: unknown. */
  now: { balance: string | null; equity: string | null };
  /** Some account is in another currency. */
  converted: boolean;
  sheet: SheetOfDay;
};

/** The equity of all accounts in USD by day, week or month, from the first day on which it was stored until now. */
export function EquityTrend({ history: data, failed, step, onStep, now, converted, sheet }: Props) {
  const [view, setView] = useState(views[0] as (typeof views)[number]);
  const last = data?.length ? data.length - 1 : 0;
  const days = data && knownDays(data.map((day, n) => (n === last ? { ...day, ...given(now) } : day)));
  return (
    <TrendPlace>
      <Stack data-gap={2}>
        <Choices>
          <Choice label="走势的内容" options={views} value={view} onChange={setView} />
          <Choice label="走势的间隔" options={curveSteps} value={step} onChange={onStep} />
          <Text data-size={14} data-tone="soft">
            {step.span}
            {converted && '，外币账户按今天的汇率折算'}
          </Text>
        </Choices>
        {days ? (
          <EquityCurve
            key={step.id}
            view={view.id}
            points={curveStretches(days, step.id)}
            missing={Math.max(ENOUGH_DAYS - days.length, 0)}
            sheet={sheet}
          />
        ) : (
          failed && (
            <Text as="p" data-size={14} data-tone="soft" role="status">
              走势暂时无法显示
            </Text>
          )
        )}
      </Stack>
    </TrendPlace>
  );
}

/** The known ones of the head's figures. */
const given = ({ balance, equity }: Props['now']) => ({
  ...(balance !== null && { balance }),
  ...(equity !== null && { equity }),
});
