import type { Brand } from '@portal/brand';
import type { TicketKind } from '@portal/contract/support';

/** Tickets of one customer that may wait for staff. */
export const maxWaiting = 10;
/** Messages that a customer may add before staff write. */
export const maxReplies = 10;
/** Tickets a day that a visitor may open for one phone, and from one address block: a family or an office behind one line. */
export const dailyOf = { phone: 3, address: 5 } as const;

/** The working days in which a ticket is answered. */
export const daysFor = ({ support }: Pick<Brand, 'support'>, kind: TicketKind): number =>
  kind === 'complaint' ? support.complaintDays : support.questionDays;

/** Where a customer reads a ticket. */
export const ticketHref = (no: string): string => `/user-center/support?no=${no}`;
