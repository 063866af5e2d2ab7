import type { Gateway } from '../gateway/gateway';
import { conditionSources } from './condition-sources';
import type { ConditionKind } from './conditions';
import type { OpenCondition } from './open-condition';

interface ReadConditions {
  /** Those that are met now, and `conditionsUnread` if some are not known. */
  open: OpenCondition[];
  /** Those that could not be read: nobody knows whether they are met. */
  unread: ReadonlySet<ConditionKind>;
}

/** Reads every condition. It does not fail: what cannot be read is logged and is a condition itself. */
export async function readConditions(gateway: Gateway): Promise<ReadConditions> {
  const unread = new Set<ConditionKind>();
  const read = await Promise.all(
    conditionSources.map(async (source) => {
      try {
        return await source.read(gateway);
      } catch (error) {
        gateway.log.warn({ err: error as Error, conditions: source.kinds }, 'conditions could not be read');
        for (const kind of source.kinds) unread.add(kind);
        return [];
      }
    }),
  );
  const open = read.flat();
  if (unread.size > 0) open.push({ kind: 'conditionsUnread', count: unread.size, detail: [...unread].join(', ') });
  return { open, unread };
}
