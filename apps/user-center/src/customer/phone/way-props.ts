import type { PhoneChange } from '@portal/contract/customer';

/** Props of both phone change forms. */
export type WayProps = {
  /** The present phone, masked. */
  current: string;
  /** How long withdrawals are blocked after a change. */
  hours: number;
  onDone: (change: PhoneChange) => void;
};
