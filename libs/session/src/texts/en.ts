import type { SessionTexts } from './session-texts';

/** Plain English. */
export const en: SessionTexts = {
  autoLoginDone: 'You have been logged in.',
  autoLoginFailed: 'You could not be logged in automatically. Please log in.',
  cookiesBlocked: 'Your browser blocks cookies, so you cannot be logged in. Allow them for this site and try again.',
};
