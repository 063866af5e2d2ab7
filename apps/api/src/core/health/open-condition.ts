import type { Alert } from '@portal/contract/staff';

/** A condition that is met now. */
export type OpenCondition = Omit<Alert, 'severity'>;
