import { AmountField, type AmountFieldProps } from '../amount-field/amount-field';
import { boundText } from './bound-text';

/** `AmountField`, bound to the form's value of its `name`: a decimal string. */
export const FormAmountField = boundText<AmountFieldProps>(AmountField);
