import type { supportErrors } from '../support/errors';

/** The English texts of the support calls. */
export const enSupport: Readonly<Record<keyof typeof supportErrors, string>> = {
  'support.unknown': 'This ticket does not exist.',
  'support.closed': 'This ticket is closed. Please open a new one for another question.',
  'support.ref':
    'This number was not found. Please enter the number of a deposit, withdrawal, transfer or position of yours.',
  'support.file': 'An attachment does not exist or has expired. Please upload it again.',
  'support.tooMany': 'You have {max} tickets in progress. Please add to one of them, or wait for an answer.',
  'support.manyReplies': 'You have added {max} messages in a row. Please wait for an answer.',
  'support.daily': 'You have reached today’s limit. Please try again tomorrow, or contact support.',
  'support.changed': 'Something was added to this ticket. Please read it before you go on.',
  'support.taken': 'Somebody else is working on this ticket.',
  'support.member': 'This member cannot work on tickets. Please choose another one.',
  'support.notComplaint': 'Only a complaint has an outcome.',
  'support.complaint': 'A complaint is closed by an outcome that a second member has approved.',
  'support.review': 'The outcome is being reviewed. Nothing else can be done before.',
  'support.notReview': 'No outcome waits for a review.',
};
