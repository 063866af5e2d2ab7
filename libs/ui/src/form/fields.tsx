import { AmountField, type AmountFieldProps } from '../amount-field/amount-field';
import { CaptchaField, type CaptchaFieldProps } from '../captcha-field/captcha-field';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import { CodeField, type CodeFieldProps } from '../code-field/code-field';
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field';
import { Select, type SelectProps } from '../select/select';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { UploadField, type UploadFieldProps } from '../upload-field/upload-field';
import { bound } from './bound';

const isText = (value: unknown): value is string => typeof value === 'string';
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** `TextField`, bound to the form's value of its `name`. */
export const FormTextField = bound<string, TextFieldProps>(TextField, '', isText);
/** `PasswordField`, bound to the form's value of its `name`. */
export const FormPasswordField = bound<string, PasswordFieldProps>(PasswordField, '', isText);
/** `Select`, bound to the form's value of its `name`. */
export const FormSelect = bound<string, SelectProps>(Select, '', isText);
/** `CodeField`, bound to the form's value of its `name`. */
export const FormCodeField = bound<string, CodeFieldProps>(CodeField, '', isText);
/** `CaptchaField`, bound to the form's value of its `name`. */
export const FormCaptchaField = bound<string, CaptchaFieldProps>(CaptchaField, '', isText);
/** `AmountField`, bound to the form's value of its `name`: a decimal string. */
export const FormAmountField = bound<string, AmountFieldProps>(AmountField, '', isText);
/** `UploadField`, bound to the form's value of its `name`: a `fileId`. */
export const FormUploadField = bound<string, UploadFieldProps>(UploadField, '', isText);
/** `Checkbox`, bound to the form's value of its `name`. */
export const FormCheckbox = bound<boolean, CheckboxProps>(Checkbox, false, isYesNo);
