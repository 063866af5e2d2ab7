import type { FactorTexts } from '../message-texts';

const notYou = 'If this was not you, please contact customer service at once.';

/** What is told of second factors. */
export const enFactors: FactorTexts = {
  'customer.factor': {
    title: ({ event }) =>
      ({
        added: 'Second step added',
        removed: 'Second step removed',
        recovery: 'Recovery code used',
        renewed: 'Recovery codes renewed',
        resetRequested: 'Reset of the second step requested',
        reset: 'Second step reset',
      })[event],
    text: (change) => {
      if (change.event === 'added') return `The second step “${change.label}” was added to your account. ${notYou}`;
      if (change.event === 'recovery')
        return `A recovery code of your account was used. ${change.left} are left. ${notYou}`;
      if (change.event === 'renewed')
        return `The recovery codes of your account were renewed. Those before no longer work. ${notYou}`;
      if (change.event === 'resetRequested')
        return `We received a request to reset the second step of your account and will check your identity first. ${notYou}`;
      const cooling = change.hours > 0 ? ` Withdrawals are not possible for ${change.hours} hours.` : '';
      if (change.event === 'reset')
        return `At your request the second step of your account was reset.${cooling} ${notYou}`;
      return `The second step “${change.label}” was removed from your account.${cooling} ${notYou}`;
    },
  },
};
