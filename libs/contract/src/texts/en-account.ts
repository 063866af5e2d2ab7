import type { accountErrors } from '../account/errors';

/** The English texts of the account calls. */
export const enAccount: Readonly<Record<keyof typeof accountErrors, string>> = {
  'account.unknown': 'This account does not exist.',
  'account.identity': 'Please submit your identity documents before you open an MT5 account.',
  'account.appropriateness': 'Please answer the appropriateness questionnaire before your first MT5 account.',
  'account.appropriatenessConfirm': 'Please read and confirm the risk warning of the questionnaire first.',
  'account.appropriatenessCooling': 'By your answers the first MT5 account can be opened after {until} (Beijing time).',
  'account.leverage': 'The highest leverage of this account is 1:{max}.',
  'account.limit': 'You can open at most {max} MT5 accounts.',
  'account.notOpen': 'This account is not open or has been archived.',
  'account.notEmpty':
    'This account still holds a balance, bonus, open positions or pending orders and cannot be archived.',
  'account.noCredit': 'This account has no bonus.',
  'account.creditInUse':
    'The bonus covers the margin of open positions. Please close positions or transfer money in before you give it up.',
  'account.unpaid': 'This account has an unpaid deposit. Please pay or cancel it before you archive the account.',
  'account.arriving': 'A transfer into this account is on its way. Please archive it after the transfer has arrived.',
  'account.connections': 'Too many pages are open at once. Close some and try again',
  'account.owes':
    'Your payment provider has taken a deposit back, and {amount} USD are owed. Withdrawals and transfers wait until then; money that arrives is used for it first. Please contact us if you have questions.',
  'account.review':
    'This account is being checked. Money cannot move in or out until then. Please contact support if you have questions.',
  'account.currency':
    'This account is in {currency}. You cannot deposit to it or withdraw from it directly. Please transfer between it and your main account.',
  'account.notOffered': 'We do not offer accounts in {currency}. Please choose another currency.',
  'account.phoneCooling':
    'Our staff changed your phone number less than {hours} hours ago. You can reset the MT5 trading password after {until} (Beijing time). Please contact customer service if you need help.',
  'account.samePassword': 'The new password must differ from the current one.',
  'account.firstDeposit':
    'The first deposit or transfer into this account ({level}) must be at least {minDeposit} {currency}. You can also deposit into your main account, or open an account of a lower level.',
  'account.firstDepositLowest':
    'The first deposit or transfer into this account ({level}) must be at least {minDeposit} {currency}. You can also deposit into your main account.',
  'account.firstLeverage':
    'Until a first deposit or transfer of {minDeposit} {currency}, the highest leverage of this account is 1:{max}.',
  'account.linkIdentity': 'Please complete identity verification before you link an MT5 account.',
  'account.linkWait': 'Too many attempts. Please try again in {seconds} seconds.',
  'account.linkPassword': 'The MT5 login or its trading password is not correct.',
  'account.linkTaken': 'This MT5 account is linked to another customer. Please contact customer service.',
  'account.linkGroup': 'MT5 accounts of this type cannot be managed here. Please contact customer service.',
  'account.linkMoving': 'This MT5 account is trading right now and cannot be linked. Please try again later.',
  'account.linkLeverage':
    'The leverage of this MT5 account is above 1:{max}, the highest of its level. It will be lowered. Please close its positions before you link it.',
  'account.linkReview':
    'This MT5 account is registered in another name than yours. Our staff will check it and send you a message.',
  'account.topLevel': 'This account already has the highest level.',
  'account.notEligible':
    'You can upgrade once your deposits reach {minDeposit} {currency}. They are {deposited} {currency} so far.',
};
