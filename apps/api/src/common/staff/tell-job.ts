import { numberId } from '../../database/number-id';
import type { Job } from '../../core/gateway/job';
import { findChange } from './settings-change.store';
import { tellNext, termsMessage } from './tell-settings.store';

/**
 * Tells all customers of an approved change of fees and limits, or that one of which they were told is off. A process that ends meanwhile
 * goes on where it was.
 */
export const tellJob: Job = async ({ db }, { id = '' }) => {
  const change = await findChange(db, numberId(id));
  while (change && (await tellNext(db, change, termsMessage(change))));
};
