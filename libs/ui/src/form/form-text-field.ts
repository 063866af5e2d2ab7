import { TextField, type TextFieldProps } from '../text-field/text-field';
import { boundText } from './bound-text';

/** `TextField`, bound to the form's value of its `name`. */
export const FormTextField = boundText<TextFieldProps>(TextField);
