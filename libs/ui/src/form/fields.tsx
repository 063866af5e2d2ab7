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

export const FormTextField = bound<string, TextFieldProps>(TextField, '', isText);
export const FormPasswordField = bound<string, PasswordFieldProps>(PasswordField, '', isText);
export const FormSelect = bound<string, SelectProps>(Select, '', isText);
export const FormCodeField = bound<string, CodeFieldProps>(CodeField, '', isText);
export const FormCaptchaField = bound<string, CaptchaFieldProps>(CaptchaField, '', isText);
export const FormAmountField = bound<string, AmountFieldProps>(AmountField, '', isText);
export const FormUploadField = bound<string, UploadFieldProps>(UploadField, '', isText);
export const FormCheckbox = bound<boolean, CheckboxProps>(Checkbox, false, isYesNo);
