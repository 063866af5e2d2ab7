import type { TicketTexts } from '../message-texts';

const outcomes = { upheld: 'upheld', partly: 'partly upheld', rejected: 'not upheld' } as const;

/** What is told of tickets. */
export const enTickets: TicketTexts = {
  'ticket.answered': {
    title: ({ kind }) => `Your ${kind} was answered`,
    text: ({ no, kind, waits }) =>
      waits
        ? `Support has read your ${kind} ${no} and needs more information. Please reply in your support tickets.`
        : `Support has answered your ${kind} ${no}. Please read it in your support tickets.`,
  },
  'ticket.closed': {
    title: ({ kind }) => `Your ${kind} is closed`,
    text: ({ no, kind, outcome }) =>
      outcome
        ? `Your ${kind} ${no} was examined by two members of staff and is closed: ${outcomes[outcome]}. The reasons are in your support tickets.`
        : `Your ${kind} ${no} is closed. You can open a new one at any time.`,
  },
  'ticket.opened': {
    title: ({ kind }) => `We have your ${kind}`,
    text: ({ no, kind, due }) => `We have your ${kind}, number ${no}, and will answer by ${due} (Beijing time).`,
  },
  'ticket.review': {
    title: 'Your complaint is being reviewed',
    text: ({ no }) =>
      `The outcome of complaint ${no} has been drafted and a second member of staff reviews it. We will tell you the result.`,
  },
  'ticket.written': {
    title: 'A message from support',
    text: ({ no, waits }) =>
      `Support has written to you (ticket ${no}). Please read it${waits ? ' and reply' : ''} in your support tickets.`,
  },
};
