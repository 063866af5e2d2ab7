import { calls } from '@portal/contract';
import { newMember } from '../new-member';
import type { TestGateway } from '../start-test-gateway';
import { member, registered, to } from './right';

const { staff } = calls;
const reason = '测试';
const customerOf = async (test: TestGateway) => {
  const [client, { customerNumber }] = [await member(test), await registered(test)];
  return { client, customerNumber };
};

/** Journeys of staff with tickets and suspicious cases, without the last parts of acts of two people. */
export const ofSupport = [
  ...(['takeTicket', 'assignTicket', 'answerTicket', 'closeTicket', 'proposeOutcome', 'ticketDetail'] as const).map(
    (name) =>
      to(staff[name])(async (test) => {
        const kind = name === 'proposeOutcome' ? 'complaint' : 'question';
        const { client: customer } = await registered(test);
        const { no } = await customer.ok(calls.support.open, { kind, subject: '入金', text: '何时到账？' });
        const { client, id } = await newMember(test);
        const seen = { no, version: 1 };
        const more = {
          takeTicket: seen,
          assignTicket: { ...seen, memberId: id },
          answerTicket: { ...seen, text: reason, waits: false },
          closeTicket: { ...seen, reason },
          proposeOutcome: { ...seen, outcome: 'rejected', text: reason },
          ticketDetail: { no },
        } as const;
        return { client, args: more[name] };
      }),
  ),
  to(staff.openCase)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, subject: reason, text: reason } };
  }),
  ...(['addCaseNote', 'caseDetail', 'caseFile', 'proposeCaseOutcome'] as const).map((name) =>
    to(staff[name])(async (test) => {
      const { client, customerNumber } = await customerOf(test);
      const { no } = await client.ok(staff.openCase, { customerNumber, subject: reason, text: reason });
      const more = {
        addCaseNote: { no, text: reason },
        caseDetail: { no },
        caseFile: { no },
        proposeCaseOutcome: { no, version: 2, outcome: 'close', text: reason },
      } as const;
      return { client, args: more[name] };
    }),
  ),
  to(staff.writeToCustomer)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, subject: reason, text: reason, waits: false } };
  }),
];
