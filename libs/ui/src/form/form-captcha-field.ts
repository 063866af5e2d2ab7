import { CaptchaField, type CaptchaFieldProps } from '../captcha-field/captcha-field';
import { boundText } from './bound-text';

/** `CaptchaField`, bound to the form's value of its `name`. */
export const FormCaptchaField = boundText<CaptchaFieldProps>(CaptchaField);
