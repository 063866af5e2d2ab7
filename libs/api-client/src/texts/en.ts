import type { ClientTexts } from './client-texts';

/** Plain English. */
export const en: ClientTexts = {
  check: 'Please check what you have entered.',
  busy: 'Something went wrong on our side. Please try again later.',
  network: 'There is a problem with the network. Please try again later.',
  timeout: 'It took too long. Please try again later.',
  release: 'The page was not loaded completely. Please reload it.',
  script: 'Something went wrong on this page. Please reload it and try again.',
  canceled: 'The request was cancelled.',
  loginFirst: 'Please log in first.',
  bankDetail: 'The bank details could not be loaded.',
  kycInfo: 'The identity details could not be loaded.',
  accountInfo: 'The account details could not be loaded.',
  userInfo: 'The user details could not be loaded.',
  accountList: 'The accounts could not be loaded.',
};
