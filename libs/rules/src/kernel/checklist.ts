/** One item of a checklist that is shown while the customer types. */
export interface Criterion<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly met: boolean;
}

/** `count` of `total` criteria are met; `criteria` has display order. */
export interface Checklist<Id extends string = string> {
  readonly criteria: readonly Criterion<Id>[];
  readonly count: number;
  readonly total: number;
}

/** Counts the criteria that are met. */
export function checklist<Id extends string>(criteria: readonly Criterion<Id>[]): Checklist<Id> {
  return { criteria, count: criteria.filter(({ met }) => met).length, total: criteria.length };
}
