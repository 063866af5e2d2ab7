import { ownerLanes } from '../limits/owner-lanes';

/**
 * The money acts of each customer or staff member in this gateway. They would wait for each other's locks in the database and hold its
 * connections; here they wait without one.
 */
export const moneyActs = ownerLanes('money', { running: 4, waiting: 100, retryAfter: 2 });
