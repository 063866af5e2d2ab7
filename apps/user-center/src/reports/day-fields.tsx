import { TextField } from '@portal/ui';
import { useState } from 'react';
import { isDay } from './view';

type Days = { startDate: string; endDate: string };
type Props = Days & { onChange: (days: Days) => void };

/** First and last day, chosen separately. `onChange` gets them once both are valid and in order, not while one is half typed. */
export function DayFields({ startDate, endDate, onChange }: Props) {
  const [days, setDays] = useState<Days>({ startDate, endDate });
  const [given, setGiven] = useState<Days>({ startDate, endDate });
  if (given.startDate !== startDate || given.endDate !== endDate) {
    // The URL changed by going back or by another control: its days replace those in the fields.
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
