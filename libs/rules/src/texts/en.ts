import { specialCharacters } from '../kernel/special-characters';
import type { RuleTexts } from './rule-texts';

/** Plain English. */
export const en: RuleTexts = {
  rules: {
    amount: { message: 'Enter an amount above 0 with at most two decimal places.', required: 'Enter an amount.' },
    'bank-account': {
      message: 'Enter a bank card number of 10 to 19 digits.',
      required: 'Enter the bank card number.',
    },
    'chinese-name': {
      message: 'Enter 1 to 15 Chinese characters, without spaces, letters or signs such as “·”.',
      required: 'Enter your real name.',
    },
    email: { message: 'Enter a valid e-mail address of at most 64 characters.', required: 'Enter an e-mail address.' },
    'email-code': { message: 'Enter the 6-digit code from the e-mail.', required: 'Enter the code from the e-mail.' },
    'id-number': {
      message: 'Enter the 18 characters of the ID number; a letter at the end is a capital X.',
      required: 'Enter the ID number.',
    },
    'image-captcha': { message: 'Enter the 4 digits in the picture.', required: 'Enter the digits in the picture.' },
    'image-file-type': { message: 'Upload a bmp, gif, jpg, jpeg, png or tif picture.', required: 'Choose a picture.' },
    mobile: { message: 'Enter the 11 digits of the mobile number.', required: 'Enter a mobile number.' },
    'mt5-password': {
      message: `A password has 8 to 16 characters, with capital and small letters, digits and special characters (${specialCharacters}).`,
      required: 'Enter the MT5 trading password.',
    },
    password: {
      message: 'A password has 6 to 16 letters and digits, at least one of each.',
      required: 'Enter the login password.',
    },
    'sms-code': {
      message: 'Enter the 6-digit code from the text message.',
      required: 'Enter the code from the text message.',
    },
  },
  password: {
    length: '8 to 16 characters',
    uppercase: 'a capital letter',
    lowercase: 'a small letter',
    digit: 'a digit',
    special: `a special character ${specialCharacters}`,
  },
  portalPassword: {
    length: '6 to 16 characters',
    letter: 'a letter',
    digit: 'a digit',
    only: 'letters and digits only',
  },
  emailDomain: (domain, suggestion, near) =>
    near
      ? `${domain} is not a common e-mail domain. Did you mean ${suggestion}?`
      : `${domain} is not a common e-mail domain. Please check that you can receive mail there; a similar one is ${suggestion}.`,
};
