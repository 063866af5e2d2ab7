import type { Review } from '@portal/contract/staff';

/**
 * Whether an item has waited longer than the target time of its queue.
 * @param targetHours of the brand, as on the home page
 */
export const isOverdue = (
  { createdAt, status }: Pick<Review, 'createdAt' | 'status'>,
  { pending }: { pending: number },
  targetHours: number,
): boolean => status === pending && Date.now() - Date.parse(createdAt) > targetHours * 3_600_000;
