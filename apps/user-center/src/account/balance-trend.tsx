import { useBalanceHistoryQuery } from '@portal/api-client/reports';
import { Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { curveSteps, curveStretches, type CurveStep } from './curve-steps';
import { EquityCurve } from './equity-curve';
import { TrendPlace } from './trend-place';

const Steps = styled.div`
  display: inline-flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);

  button {
    min-width: 56px;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    border-radius: calc(var(--radius) - 1px);
    background: none;
    font-size: var(--text-14);
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

/**
 * The balance of the accounts in USD by day, week or month, and the equity for the days on which it was stored. `partial`: there are others.
 */
export function BalanceTrend({ partial }: { partial: boolean }) {
  const [step, setStep] = useState<CurveStep>(curveSteps[0]);
  const { currentData: data, error } = useBalanceHistoryQuery({ days: step.days });
  return (
    <TrendPlace>
      <Stack data-gap={2}>
        <Row data-gap={3}>
          <Steps role="group" aria-label="走势的间隔">
            {curveSteps.map((one) => (
              <button key={one.id} type="button" aria-pressed={one === step} onClick={() => setStep(one)}>
                {one.label}
              </button>
            ))}
          </Steps>
          <Text data-size={14} data-tone="soft">
            {step.span}
            {partial && '，仅含 USD 账户'}
          </Text>
        </Row>
        {data ? (
          <EquityCurve key={step.id} points={curveStretches(data, step.id)} />
        ) : (
          error !== undefined && (
            <Text as="p" data-size={14} data-tone="soft" role="status">
              走势暂时无法显示
            </Text>
          )
        )}
      </Stack>
    </TrendPlace>
  );
}
