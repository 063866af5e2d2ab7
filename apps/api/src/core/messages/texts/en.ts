import { maskAddress } from '@portal/rules/masks';
import { dollars, reasonText } from '../message-formats';
import type { MessageParams } from '../message-params';
import { enSettings } from './settings-en';
import { enFactors } from './factors-en';
import { enLimits } from './limits-en';
import { enTickets } from './tickets-en';
import type { MessageTexts } from '../message-texts';

const payout = ({ pno, amount }: MessageParams['withdraw.1']) => `Withdrawal ${pno} (${dollars(amount)} USD)`;
const notYou = 'If this was not you, please contact customer service at once.';

const listed = (changes: MessageParams['terms.2']['changes']) =>
  changes.map(({ name, before, value }) => `${enSettings[name]} changes from ${before} to ${value}`).join('; ');

const guardrailNames: Readonly<Record<MessageParams['customer.guardrail']['name'], string>> = {
  depositDay: 'a daily deposit limit',
  depositMonth: 'a monthly deposit limit',
  pauseUntil: 'a pause of trading and deposits',
  excludeUntil: 'a self-exclusion',
  newAddressLock: 'a lock on new payees',
};

const taskNames: Readonly<Record<MessageParams['identity.task']['kind'], string>> = {
  address: 'a proof of your address',
  card: 'a picture of your bank card',
  funds: 'a proof of where your funds come from',
  other: 'a document',
};

/** Plain English. */
export const en: MessageTexts = {
  'account.opened': {
    title: 'MT5 account opened',
    text: ({ login, level, server, passwordKnown }, { levels }) => {
      const opened = `Your MT5 account ${login} (${levels[level].name}) is open${server ? ` on the server ${server}` : ''}.`;
      return passwordKnown
        ? `${opened} Please log in with the MT5 trading password that you chose for it.`
        : `${opened} If the password that you chose for it does not work, please reset the MT5 trading password by SMS in the account overview.`;
    },
  },
  'account.linked': {
    title: 'MT5 account linked',
    text: ({ login, level }, { levels }) =>
      `Your MT5 account ${login} (${levels[level].name}) is linked to this portal. If this was not you, please contact customer service immediately.`,
  },
  'account.linkRefused': {
    title: 'MT5 account not linked',
    text: ({ login, reason }) =>
      `MT5 account ${login} could not be linked to this portal: ${reason}. Please contact customer service if you have questions.`,
  },
  'account.level': {
    title: 'Account upgraded',
    text: ({ login, level, leverage }, { levels }) =>
      `MT5 account ${login} now has the level ${levels[level].name}. Its highest leverage is 1:${leverage}.`,
  },
  'account.levelChanged': {
    title: 'Account level changed',
    text: ({ login, before, level, max, leverage }, { levels }) =>
      `MT5 account ${login} now has the level ${levels[level].name} instead of ${levels[before].name}. Its highest leverage is 1:${max}, and its leverage is 1:${leverage}.`,
  },
  'account.leverage': {
    title: 'Leverage changed',
    text: ({ login, level, before, leverage }, { levels }) =>
      `The deposits into MT5 account ${login} have reached the minimum of the level ${levels[level].name}. Its leverage is now 1:${leverage} instead of 1:${before}.`,
  },
  'account.password': {
    title: 'MT5 trading password reset',
    text: ({ login }) => `The trading password of MT5 account ${login} was reset. ${notYou}`,
  },
  'activity.coupon': {
    title: ({ promotion }) => promotion,
    text: ({ coupon, days, minDeposit }) =>
      `You have received the coupon “${coupon}”. You can use it within ${days} days for a deposit of at least ${dollars(minDeposit)} USD.`,
  },
  'bank.approved': {
    title: 'Bank card approved',
    text: ({ card }) => `Bank card ${card} is approved. You can use it for withdrawals.`,
  },
  'bank.refused': {
    title: 'Bank card not approved',
    text: ({ card, reason }) =>
      `Bank card ${card} was not approved. Reason: ${reasonText(reason)}. Please check it and submit it again.`,
  },
  'bank.revoked': {
    title: 'Bank card withdrawn from use',
    text: ({ card, reason }) =>
      `The approval of bank card ${card} was revoked. Reason: ${reasonText(reason)}. It cannot be used for withdrawals; please submit it again or use another card.`,
  },
  'coin.address': {
    title: 'Digital currency address added',
    text: ({ chain, address }) => `The ${chain} address ${maskAddress(address)} was added. ${notYou}`,
  },
  'customer.closing': {
    title: ({ event }) =>
      ({
        asked: 'Request for closing received',
        cancelled: 'Request for closing taken back',
        refused: 'Request for closing refused',
        closed: 'Customer account closed',
      })[event],
    text: (closing) =>
      closing.event === 'asked'
        ? `We have received your request to close your customer account and decide it by ${closing.until} Beijing time. Until then you can take it back in the settings. ${notYou}`
        : closing.event === 'cancelled'
          ? `Your request to close your customer account was taken back. The account works as before. ${notYou}`
          : closing.event === 'closed'
            ? 'Your customer account was closed, and signing in is no longer possible. Records of identity, trades and money that the law requires are kept; all other data was deleted. If you have not asked for it, please contact customer service at once.'
            : `Your request to close your customer account was refused. Reason: ${reasonText(closing.reason)}. Please contact customer service if you have questions.`,
  },
  'customer.device': {
    title: 'Sign-in from a new device',
    text: ({ at, address }) =>
      `Your account was signed in to from a new device at ${at} Beijing time (IP ${address}). If this was not you, please change your password and contact customer service at once.`,
  },
  'customer.email': {
    title: 'E-mail address bound',
    text: ({ oldEmail, email, hours }) => {
      const what =
        oldEmail === undefined
          ? `The e-mail address ${email} was bound to your account.`
          : `Your e-mail address was changed from ${oldEmail} to ${email}.`;
      return `${what}${hours > 0 ? ` You cannot withdraw for ${hours} hours.` : ''} ${notYou}`;
    },
  },
  'customer.exported': {
    title: 'Your data export is ready',
    text: ({ days }) =>
      `The export of your data is ready. You can download it in the settings with your login password within ${days} days; then it is deleted. ${notYou}`,
  },
  'customer.guardrail': {
    title: 'Your own protection has changed',
    text: ({ name, event, amount, until, from, off }) => {
      const what = guardrailNames[name];
      if (event === 'withdrawn') return `The change of ${what} was withdrawn. What was set before goes on. ${notYou}`;
      const value = amount ? ` of ${dollars(amount)} USD` : until ? ` until ${until} Beijing time` : '';
      const change = off ? `the end of ${what}` : `${what}${value}`;
      return event === 'set'
        ? `You have set ${change}. It holds at once. ${notYou}`
        : `You have requested ${change}. It begins at ${from} Beijing time; until then you can withdraw it in your settings. ${notYou}`;
    },
  },
  ...enFactors,
  'customer.password': {
    title: ({ event }) => (event === 'reset' ? 'Login password reset' : 'Login password changed'),
    text: ({ event }) =>
      event === 'reset'
        ? `Your login password was reset. All devices are logged out. ${notYou}`
        : `Your login password was changed. Your other devices are logged out. ${notYou}`,
  },
  'customer.phone': {
    title: ({ event }) => (event === 'asked' ? 'Change of mobile number requested' : 'Mobile number changed'),
    text: (change) => {
      if (change.event === 'asked') {
        return `Your request to change the mobile number to ${change.phone} is under review. If this was not you, please cancel the request at once and change your login password.`;
      }
      const cooling = change.hours > 0 ? ` You cannot withdraw for ${change.hours} hours.` : '';
      return `Your mobile number was changed from ${change.oldPhone} to ${change.phone}. Your other devices are logged out.${cooling} ${notYou}`;
    },
  },
  'customer.phoneRefused': {
    title: 'Change of mobile number not approved',
    text: ({ reason }) =>
      `Your request to change the mobile number was not approved. Reason: ${reasonText(reason)}. Please correct it and submit it again.`,
  },
  'account.adjusted': {
    title: 'Your balance was adjusted',
    text: ({ number, amount, currency }) =>
      `Your balance was adjusted by ${dollars(amount)} ${currency} (adjustment ${number}). You find it in your records. Please contact us if you have questions.`,
  },
  'account.marginCall': {
    title: 'Your margin is low',
    text: ({ login, level, call, stop }) =>
      `The ${level.endsWith('%') ? 'margin level' : 'equity'} of MT5 account ${login} has fallen to ${level} (margin call ${call}, stop out ${stop}). At the stop out, positions are closed automatically, one by one. You can transfer money to the account or close positions.`,
  },
  'account.stopOut': {
    title: 'Positions were closed by stop out',
    text: ({ login, count, amount, currency }) =>
      `The margin of MT5 account ${login} fell to the stop out, and the platform closed ${count} ${count === 1 ? 'position' : 'positions'}. The result is ${dollars(amount)} ${currency} in all. You find the details in your records.`,
  },
  'account.owed': {
    title: 'An amount is owed',
    text: ({ number, amount }) =>
      `Your payment provider has taken deposit ${number} back, and your balance did not cover it: ${dollars(amount)} USD are owed. Withdrawals and transfers wait until then; money that arrives is used for it first. Please contact us if you have questions.`,
  },
  'account.setOff': {
    title: 'An amount was set off',
    text: ({ number, amount, open }) =>
      `${dollars(amount)} USD of your account were used for what is owed (${number}). ${open === '0' ? 'Nothing is owed any more.' : `${dollars(open)} USD are still owed.`}`,
  },
  'deposit.mismatch': {
    title: 'Deposit under check',
    text: ({ pno }) =>
      `The payment of deposit ${pno} differs from the order. Customer service is checking it. Your money is not lost.`,
  },
  'deposit.overdue': {
    title: 'Deposit expired',
    text: ({ pno, amount }) =>
      `Deposit ${pno} (${dollars(amount)} USD) was not paid in time and is no longer valid. If you have paid, please do not pay again. The amount is credited once it is verified.`,
  },
  'deposit.paid': {
    title: 'Deposit received',
    text: ({ pno, amount }) => `Deposit ${pno} of ${dollars(amount)} USD has arrived.`,
  },
  'deposit.refunded': {
    title: 'Your deposit is sent back',
    text: ({ pno }) => `A payment for deposit ${pno} could not be credited. It is being sent back the way it came.`,
  },
  'deposit.rejected': {
    title: 'Your deposit was not credited',
    text: ({ pno }) =>
      `We found no payment that we could credit for deposit ${pno}. If you have a receipt, please contact us.`,
  },
  'identity.approved': { title: 'Identity verified', text: 'Your identity documents are approved.' },
  'identity.refused': {
    title: 'Identity not verified',
    text: ({ reason }) =>
      `Your identity documents were not approved. Reason: ${reasonText(reason)}. Please correct them and submit them again.`,
  },
  'identity.revoked': {
    title: 'Identity verification revoked',
    text: ({ reason }) =>
      `The verification of your identity was revoked. Reason: ${reasonText(reason)}. You cannot withdraw until you have been verified again.`,
  },
  'identity.task': {
    title: ({ event }) =>
      event === 'accepted'
        ? 'Documents accepted'
        : event === 'cancelled'
          ? 'Documents no longer needed'
          : 'Documents needed',
    text: ({ event, kind, text, reason }) => {
      const what = `${taskNames[kind]}${text ? ` (${reasonText(text)})` : ''}`;
      if (event === 'asked') return `Please submit ${what}. You can upload it on the guide page.`;
      if (event === 'again')
        return `Please submit ${what} again. Reason: ${reasonText(reason ?? '')}. You can upload it on the guide page.`;
      if (event === 'accepted') return `What you submitted is accepted: ${what}.`;
      return `You no longer need to submit ${what}. Reason: ${reasonText(reason ?? '')}.`;
    },
  },
  'recommend.bonus': {
    title: 'Invitation bonus received',
    text: ({ amount }) =>
      `A friend you invited has made the first deposit. The bonus of ${dollars(amount)} USD is in your main account.`,
  },
  'recommend.commission': {
    title: 'Commission received',
    text: ({ month, amount }) =>
      `Your commission as an introducer for ${month}, ${dollars(amount)} USD, is in your main account.`,
  },
  'terms.2': {
    title: 'Fees and limits will change',
    text: ({ from, changes }) =>
      `From ${from} (Beijing time): ${listed(changes)}. If you do not agree, you can close your account before then without a fee.`,
  },
  'terms.4': {
    title: 'Fees and limits will not change',
    text: ({ from, changes }) => `What was announced from ${from} (Beijing time) will not happen: ${listed(changes)}.`,
  },
  ...enLimits,
  ...enTickets,
  'transfer.failed': {
    title: 'Transfer failed',
    text: ({ tno, amount, currency, reason }) =>
      `Transfer ${tno} (${dollars(amount)} ${currency}) failed. The money is still in the original account. Reason: ${reasonText(reason)}.`,
  },
  'withdraw.1': {
    title: 'Withdrawal requested',
    text: (it) => `${payout(it)} is under review. The amount is held.`,
  },
  'withdraw.2': { title: 'Withdrawal approved', text: (it) => `${payout(it)} is approved and is being paid.` },
  'withdraw.3': {
    title: 'Withdrawal paid',
    text: (it) =>
      `${payout(it)} is paid. ${it.way === 'bank' ? 'Your bank decides' : 'The confirmations on the chain decide'} when it arrives.`,
  },
  'withdraw.4': {
    title: 'Withdrawal refused',
    text: (it) =>
      `${payout(it)} was refused. The money is back in the account. Reason: ${reasonText(it.reason ?? 'the details do not match')}.`,
  },
  'withdraw.5': {
    title: 'Withdrawal cancelled',
    text: (it) => `${payout(it)} is cancelled. The money is back in the account.`,
  },
  'withdraw.6': {
    title: 'Withdrawal returned',
    text: (it) =>
      `${payout(it)} was paid, and the receiver sent it back. ${dollars(it.returned)} USD are in the wallet again, without the fee. Reason: ${reasonText(it.reason)}. Please check where it goes and submit it again.`,
  },
};
