import { errorText } from '@portal/contract';
import type { Blocked } from '@portal/contract/kernel';
import type { Refusal } from './refusal';

/** The first refusal in the form for a page; undefined if the action is allowed. */
export function blockedBy(refusals: readonly Refusal[]): Blocked | undefined {
  const [first] = refusals;
  return first && { code: first.code, reason: errorText(first.code, first.values), href: first.href };
}
