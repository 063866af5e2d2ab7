import { TextField } from '@portal/ui';
import { useState } from 'react';
import { isDay } from './view';

type Days = { startDate: string; endDate: string };
type Props = Days & { onChange: (days: Days) => void };

/** First and last day, chosen one by one. Told on when both are days in their order; half a year typed is none yet. */
export function DayFields({ startDate, endDate, onChange }: Props) {
  const [days, setDays] = useState<Days>({ startDate, endDate });
  const [given, setGiven] = useState<Days>({ startDate, endDate });
  if (given.startDate !== startDate || given.endDate !== endDate) {
    // The address was gone back to, or changed from here: it is what holds.
    setGiven({ startDate, endDate });
    setDays({ startDate, endDate });
  }
  const choose = (next: Days) => {
    setDays(next);
    if (isDay(next.startDate) && isDay(next.endDate) && next.startDate <= next.endDate) onChange(next);
  };
  const wrongWayRound = isDay(days.startDate) && isDay(days.endDate) && days.startDate > days.endDate;
  return (
    <>
      <TextField
        name="startDate"
        type="date"
        label="开始日期"
        value={days.startDate}
        onChange={(start) => choose({ ...days, startDate: start })}
        error={wrongWayRound ? '开始日期不能晚于结束日期' : undefined}
      />
      <TextField
        name="endDate"
        type="date"
        label="结束日期"
        value={days.endDate}
        onChange={(end) => choose({ ...days, endDate: end })}
      />
    </>
  );
}
