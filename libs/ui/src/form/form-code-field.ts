import { CodeField, type CodeFieldProps } from '../code-field/code-field';
import { boundText } from './bound-text';

/** `CodeField`, bound to the form's value of its `name`. */
export const FormCodeField = boundText<CodeFieldProps>(CodeField);
