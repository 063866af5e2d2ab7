import type { Account } from '@portal/contract/account';
import type { ViewNavigation } from './use-view';

/** What every book is given. */
export interface BookProps {
  navigation: ViewNavigation;
  accounts: readonly Account[];
}
