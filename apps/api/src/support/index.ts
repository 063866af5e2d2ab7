import type { staffCalls } from '@portal/contract/staff';
import type { supportCalls } from '@portal/contract/support';
import type { Handlers } from '../http/handler';
import { open } from './open';
import { openAsVisitor } from './open-as-visitor';
import { reply } from './reply';
import { addCaseNote } from './staff/add-case-note';
import { answerTicket } from './staff/answer-ticket';
import { assignTicket } from './staff/assign-ticket';
import { caseDetail } from './staff/case-detail';
import { caseFile } from './staff/case-file';
import { cases } from './staff/cases';
import { casesCsv } from './staff/cases-csv';
import { closeTicket } from './staff/close-ticket';
import { complaintsCsv } from './staff/complaints-csv';
import { decideCase } from './staff/decide-case';
import { decideOutcome } from './staff/decide-outcome';
import { openCase } from './staff/open-case';
import { proposeCaseOutcome } from './staff/propose-case-outcome';
import { proposeOutcome } from './staff/propose-outcome';
import { staffTickets } from './staff/staff-tickets';
import { takeTicket } from './staff/take-ticket';
import { ticketDetail } from './staff/ticket-detail';
import { writeToCustomer } from './staff/write-to-customer';
import { tickets } from './tickets';

export const supportHandlers = { open, openAsVisitor, reply, tickets } satisfies Handlers<typeof supportCalls>;

export const supportStaffHandlers = {
  addCaseNote,
  caseDetail,
  caseFile,
  cases,
  casesCsv,
  decideCase,
  openCase,
  proposeCaseOutcome,
  answerTicket,
  assignTicket,
  closeTicket,
  complaintsCsv,
  decideOutcome,
  proposeOutcome,
  staffTickets,
  takeTicket,
  ticketDetail,
  writeToCustomer,
} satisfies Partial<Handlers<typeof staffCalls>>;
