import { beijing, DateTime, Money } from '@portal/ui';
import type { ReactNode } from 'react';

/** One field of a row: its text for a file, and its display if that differs. An empty text is not shown. */
export interface Field<R> {
  id: string;
  label: string;
  text: (row: R) => string | undefined;
  show?: (row: R) => ReactNode;
}

/** A timestamp; in a file it is in Beijing time. */
export function timeField<R>(id: string, label: string, timeOf: (row: R) => string | undefined): Field<R> {
  return {
    id,
    label,
    text: (row) => beijing(timeOf(row) ?? ''),
    show: (row) => <DateTime value={timeOf(row)} />,
  };
}

type MoneyOptions<R> = {
  currency?: string | ((row: R) => string);
  /** For gains and losses. */
  signed?: boolean;
};

/** An amount; a file gets the bare number, so that it can be calculated with. */
export function moneyField<R>(
  id: string,
  label: string,
  amountOf: (row: R) => string,
  { currency = 'USD', signed }: MoneyOptions<R> = {},
): Field<R> {
  return {
    id,
    label,
    text: amountOf,
    show: (row) => (
      <Money value={amountOf(row)} currency={typeof currency === 'string' ? currency : currency(row)} signed={signed} />
    ),
  };
}
