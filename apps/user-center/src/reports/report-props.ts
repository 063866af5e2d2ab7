import type { Account } from '@portal/contract/account';
import type { ViewNavigation } from './use-view';

/** What every report is given. */
export interface ReportProps {
  navigation: ViewNavigation;
  accounts: readonly Account[];
}
