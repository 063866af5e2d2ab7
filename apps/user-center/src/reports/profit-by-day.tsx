import type { ProfitSummary } from '@portal/contract/reports';
import { Notice } from '@portal/ui';
import { DayBars } from '@portal/ui/chart';
import { useMemo } from 'react';
import { sumUsd } from '@portal/overview/cents';
import { Inset } from './sheet';

/** The profit of each day, including commission and swap. Nothing if no position was closed. */
export function ProfitByDay({ summary, currency }: { summary: ProfitSummary; currency: string }) {
  const { days, count } = summary;
  const points = useMemo(
    () =>
      (days ?? []).map(({ day, profit, commission, swap }) => ({
        day,
        value: sumUsd([profit, commission, swap]) ?? '',
      })),
    [days],
  );
  if (count === 0) return null;
  return (
    <Inset>
      {days ? (
        <DayBars label="每日净盈亏" valueHead="净盈亏" points={points} currency={currency} />
      ) : (
        <Notice tone="plain">日期范围超过一年，不显示每日盈亏图。缩短日期范围即可查看。</Notice>
      )}
    </Inset>
  );
}
