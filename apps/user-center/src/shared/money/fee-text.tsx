import { Money } from '@portal/ui';
import type { ReactNode } from 'react';

/** A fee for display: its amount, or that it is free. */
export const feeText = (fee: string, currency: string): ReactNode =>
  /[1-9]/.test(fee) ? <Money value={fee} currency={currency} /> : '免费';
