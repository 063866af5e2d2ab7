import { imageCaptcha } from '@portal/rules/rules';

/** What is wrong with the answer of an image captcha, in the form that `validate` of a form gives. */
export function captchaProblem(validate: string): { validate?: string } {
  if (imageCaptcha.test(validate)) return {};
  return { validate: validate === '' ? imageCaptcha.required : imageCaptcha.message };
}
