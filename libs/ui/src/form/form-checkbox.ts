import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import { bound } from './bound';

const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** `Checkbox`, bound to the form's value of its `name`. */
export const FormCheckbox = bound<boolean, CheckboxProps>(Checkbox, false, isYesNo);
