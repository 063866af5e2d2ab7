import type { AuditSearch } from './audit.store';

/** Completes what a member types: an e-mail address is a staff member, a number a customer. */
export function askedAudit({ actor, subject, ...rest }: AuditSearch): AuditSearch {
  return {
    ...rest,
    ...(actor && { actor: /^[^:]+@/.test(actor) ? `staff:${actor.toLowerCase()}` : customerOr(actor) }),
    ...(subject && { subject: customerOr(subject) }),
  };
}

const customerOr = (text: string) => (/^\d+$/.test(text) ? `customer:${text}` : text);
