import type { PhoneChange } from '@portal/contract/customer';

/** What both ways are given. */
export type WayProps = {
  /** The present phone, masked. */
  current: string;
  /** How long withdrawals wait after a change. */
  hours: number;
  onDone: (change: PhoneChange) => void;
};
