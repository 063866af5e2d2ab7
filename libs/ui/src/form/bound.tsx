import type { ComponentType, JSX } from 'react';
import type { FieldProps } from '../field/field';
import { useFormState } from './form';

type Bindable<V> = Pick<FieldProps<V>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;
type BoundKeys = 'value' | 'onChange' | 'onBlur' | 'error';

/** The field's props without those that the form provides, plus a listener for changes by the user. */
export type BoundProps<P, V> = Omit<P, BoundKeys> & { name: string; onValue?: (value: V) => void };

/** Connects a field to the surrounding form by `name`: value, error and events. */
// Marked as side-effect free, so that a page does not ship the fields it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function bound<V, P extends Bindable<V>>(Control: ComponentType<P>, empty: V, isValue: (v: unknown) => v is V) {
  return function BoundField({ onValue, ...props }: BoundProps<P, V>) {
    const form = useFormState();
    const { name } = props;
    const held = form.values[name];
    const given = {
      ...props,
      value: isValue(held) ? held : empty,
      error: form.errorOf(name),
      onBlur: () => form.blur(name),
      onChange: (value: V) => {
        form.setValue(name, value);
        onValue?.(value);
      },
    };
    // The four bound keys and the rest add up to P, but TypeScript cannot derive that for a generic P.
    return <Control {...(given as unknown as P & JSX.IntrinsicAttributes)} />;
  };
}
