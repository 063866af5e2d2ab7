import { PasswordField, type PasswordFieldProps } from '../password-field/password-field';
import { boundText } from './bound-text';

/** `PasswordField`, bound to the form's value of its `name`. */
export const FormPasswordField = boundText<PasswordFieldProps>(PasswordField);
