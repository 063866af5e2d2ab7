import { useBalanceHistoryQuery } from '@portal/api-client/reports';
import { curveSteps } from '@portal/overview/curve-steps';
import { EquityTrend, type ChosenStep } from '@portal/overview/equity-trend';
import { useState, type ComponentProps } from 'react';
import { lazyDialog } from '../shared/page/lazy';

const DayOfCustomer = lazyDialog(() => import('./day-sheet').then((module) => module.DayOfCustomer));

/** The curve of the customer's own equity. */
export function BalanceTrend(shown: Pick<ComponentProps<typeof EquityTrend>, 'now' | 'converted'>) {
  const [step, setStep] = useState<ChosenStep>(curveSteps[0]);
  const { currentData, error } = useBalanceHistoryQuery({ days: step.days }, { refetchOnMountOrArgChange: true });
  return (
    <EquityTrend
      {...shown}
      history={currentData}
      failed={error !== undefined}
      step={step}
      onStep={setStep}
      sheet={DayOfCustomer}
    />
  );
}
