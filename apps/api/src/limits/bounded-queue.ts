import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { limitHits } from './limit-hits';
import { QueueFullError } from './queue-full-error';

export interface QueueBounds {
  /** Pieces of work that run at once. */
  running: number;
  /** Pieces of work that wait for a place. More are refused. */
  waiting: number;
  /** Running and waiting pieces of one owner, for instance a customer. Without it owners are not told apart. */
  perOwner?: number;
  /** Seconds after which a refused caller should try again. */
  retryAfter: number;
}

/** Runs `work` when a place is free. Throws QueueFullError, before `work` has begun. */
export type BoundedQueue = <Result>(work: () => Promise<Result>, owner?: string) => Promise<Result>;

/**
 * A queue for costly work of one kind in this process, so that a flood of it costs a bounded share of the processor and memory.
 * @param name names the queue in the metric portal_limit_hits_total
 */
export function boundedQueue(name: string, { running, waiting, perOwner, retryAfter }: QueueBounds): BoundedQueue {
  const places = bulkhead(running, waiting);
  const owned = new Map<string, number>();
  const full = () => {
    limitHits.inc({ limit: name });
    return new QueueFullError(name, retryAfter);
  };
  const take = (owner: string, step: 1 | -1) => {
    const count = (owned.get(owner) ?? 0) + step;
    if (count === 0) owned.delete(owner);
    else owned.set(owner, count);
  };
  return async (work, owner = '') => {
    if (perOwner !== undefined && (owned.get(owner) ?? 0) >= perOwner) throw full();
    take(owner, 1);
    try {
      return await places.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? full() : error;
    } finally {
      take(owner, -1);
    }
  };
}
