import { Select, type SelectProps } from '../select/select';
import { boundText } from './bound-text';

/** `Select`, bound to the form's value of its `name`. */
export const FormSelect = boundText<SelectProps>(Select);
