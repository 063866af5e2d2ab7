import { imageCaptcha } from '@portal/rules/rules';

/** The error of a captcha input, in the shape that `validate` of a form returns. */
export function captchaProblem(validate: string): { validate?: string } {
  if (imageCaptcha.test(validate)) return {};
  return { validate: validate === '' ? imageCaptcha.required : imageCaptcha.message };
}
