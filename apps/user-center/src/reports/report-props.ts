import type { Account } from '@portal/contract/account';
import type { ViewNavigation } from './use-view';

/** Props of every report. */
export interface ReportProps {
  navigation: ViewNavigation;
  accounts: readonly Account[];
}
