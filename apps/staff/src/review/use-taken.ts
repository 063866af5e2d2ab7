import { useTakeReviewMutation } from '@portal/api-client/staff';
import type { ReviewKind } from '@portal/contract/staff';
import { useEffect, useState } from 'react';
import { isActive } from '../shared/browser/activity';

const everyMs = 15_000;

/** Says that the member has the item open, and tells who had it open before. */
export function useTaken(kind: ReviewKind, id: string, skip: boolean): string | undefined {
  const [take] = useTakeReviewMutation();
  const [by, setBy] = useState<string>();
  useEffect(() => {
    if (skip) return;
    let current = true;
    const ask = () => {
      if (isActive()) void take({ kind, id }).then(({ data }) => current && data && setBy(data.takenBy));
    };
    ask();
    const timer = setInterval(ask, everyMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [kind, id, skip, take]);
  return by;
}
