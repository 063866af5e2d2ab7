import type { CustomerState } from '../customers/customer-state';
import { beijingMinute } from '../time/beijing-time';
import { pages, type Refusal } from './refusal';

/** The customer has set a pause or an exclusion: no deposit, no new MT5 account, no transfer into one. Money can always leave. */
export const refusePaused = ({ pausedUntil }: Pick<CustomerState, 'pausedUntil'>): Refusal<'customer.paused'>[] =>
  pausedUntil ? [{ code: 'customer.paused', values: { until: beijingMinute(pausedUntil) }, href: pages.settings }] : [];
