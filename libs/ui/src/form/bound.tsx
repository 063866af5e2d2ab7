import type { ComponentType, JSX } from 'react';
import type { FieldProps } from '../field/field';
import { useFormState } from './form';

type Bindable<V> = Pick<FieldProps<V>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;
type BoundKeys = 'value' | 'onChange' | 'onBlur' | 'error';

/** The props of a bound field: those of the field, less what the form gives, and a listener for what is typed. */
export type BoundProps<P, V> = Omit<P, BoundKeys> & { name: string; onValue?: (value: V) => void };

/** A field of the kit that takes its value, error and events from the form around it, by `name`. */
// Says so that a page is not shipped the fields it does not use.
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
    // The four bound keys and the rest make P again; TypeScript cannot add that up for a generic P.
    return <Control {...(given as unknown as P & JSX.IntrinsicAttributes)} />;
  };
}
