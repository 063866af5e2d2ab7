import type { ComponentType } from 'react';
import type { FieldProps } from '../field/field';
import { bound } from './bound';

const isText = (value: unknown): value is string => typeof value === 'string';

/** `bound` for a field with a string value. */
/* @__NO_SIDE_EFFECTS__ */
export function boundText<P extends Pick<FieldProps<string>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>>(
  Control: ComponentType<P>,
) {
  return bound<string, P>(Control, '', isText);
}
