import type { SessionTexts } from './session-texts';

/** Plain English. */
export const en: SessionTexts = {
  autoLoginDone: 'You have been logged in.',
  autoLoginFailed: 'You could not be logged in automatically. Please log in.',
};
