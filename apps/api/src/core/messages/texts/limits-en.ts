import { dollars } from '../message-formats';
import type { LimitsTexts, OwnLimitChange } from '../message-texts';

const names: Readonly<Record<OwnLimitChange['name'], string>> = {
  depositMax: 'largest deposit',
  withdrawMax: 'largest bank withdrawal',
  withdrawDaily: 'bank withdrawals a day',
  coinMax: 'largest coin withdrawal',
  coinDaily: 'coin withdrawals a day',
};

function changed({ name, before, value }: OwnLimitChange): string {
  if (value === undefined) return `${names[name]}: no limit of your own any more`;
  const from = before === undefined ? '' : `${dollars(before)} USD before, `;
  return `${names[name]}: ${from}${dollars(value)} USD now`;
}

/** What is told of the limits of one customer. */
export const enLimits: LimitsTexts = {
  'customer.limits': {
    title: 'Your limits have changed',
    text: ({ changes }) =>
      `With immediate effect: ${changes.map(changed).join('; ')}. If you have a question, write to us under Support and complaints.`,
  },
};
