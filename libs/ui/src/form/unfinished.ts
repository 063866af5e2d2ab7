const forms = new Set<object>();

/** Counts a form in or out of those that hold something a customer typed and has not sent. */
export function markUnfinished(form: object, unfinished: boolean): void {
  if (unfinished) forms.add(form);
  else forms.delete(form);
}

/** Whether leaving the page now would lose what somebody typed. */
export const hasUnfinishedForm = (): boolean => forms.size > 0;
