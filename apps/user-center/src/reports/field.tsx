import { beijing, DateTime, Money } from '@portal/ui';
import type { ReactNode } from 'react';

/** One field of a row: as a text for a file, and as it is shown where that differs. An empty text is not shown. */
export interface Field<R> {
  id: string;
  label: string;
  text: (row: R) => string | undefined;
  show?: (row: R) => ReactNode;
}

/** A moment; in a file as it reads in Beijing. */
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
  /** For what is gained or lost. */
  signed?: boolean;
};

/** An amount; a file gets the bare figure, so that it can be reckoned with. */
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
