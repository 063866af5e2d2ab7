const ofPlatform = 'Only an account on the platform, which has a login, is one of these.';
const released =
  'The amount is held in a journal, or given back in one, in the transaction that asks for the operation.';
const paidTo = 'A payout has a card or an address: a constraint of payout.proposal.';
const pictures = 'A request by identity has all pictures: a constraint of customer.phone_change.';

/**
 * Columns whose values the schema lets be NULL, and which a rule that it cannot see keeps from it: `statement.column`, and the rule.
 * Prefer `is not null` in the statement, or a constraint in the table.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'account.keepOpened.answer': 'The opening has stored its key before.',
  'customer.importIds.id': 'The number of a customer has a sequence.',
  'payout.platformWork.login': ofPlatform,
  'payout.platformWork.ticket': released,
  'staff.payouts.target': paidTo,
  'phone_change.review.front_file_id': pictures,
  'phone_change.review.back_file_id': pictures,
  'phone_change.review.holding_file_id': pictures,
  'phone_change.reviews.front_file_id': pictures,
  'phone_change.reviews.back_file_id': pictures,
  'phone_change.reviews.holding_file_id': pictures,
  'quarantine.list.login': ofPlatform,
  'quarantine.logins.login': ofPlatform,
  'quarantine.read.login': ofPlatform,
  'reconcile.onTheirWay.login': 'The condition compares it.',
  'reports.importFailures.login': ofPlatform,
};
