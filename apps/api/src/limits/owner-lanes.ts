import { boundedQueue, type BoundedQueue, type QueueBounds } from './bounded-queue';

/**
 * A queue of its own for each owner: some of an owner's pieces of work run at once, the rest wait, and other owners do not wait for
 * them. The bounds count for one owner.
 * @param name names the queues in the metric portal_limit_hits_total
 */
export function ownerLanes(name: string, bounds: Omit<QueueBounds, 'perOwner'>) {
  const lanes = new Map<string, { queue: BoundedQueue; users: number }>();
  return async <Result>(work: () => Promise<Result>, owner: string): Promise<Result> => {
    const lane = lanes.get(owner) ?? { queue: boundedQueue(name, bounds), users: 0 };
    lanes.set(owner, lane);
    lane.users += 1;
    try {
      return await lane.queue(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(owner);
    }
  };
}
