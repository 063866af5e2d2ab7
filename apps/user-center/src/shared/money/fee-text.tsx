import { Money } from '@portal/ui';
import type { ReactNode } from 'react';

/** A fee as it is shown: its amount, or that there is none. */
export const feeText = (fee: string, currency: string): ReactNode =>
  /[1-9]/.test(fee) ? <Money value={fee} currency={currency} /> : '免费';
