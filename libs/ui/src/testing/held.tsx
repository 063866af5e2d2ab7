import { useState, type ReactNode } from 'react';

type Props<V> = { first: V; children: (value: V, change: (value: V) => void) => ReactNode };

/** Holds the value of a field that a story shows. */
export function Held<V>({ first, children }: Props<V>) {
  const [value, change] = useState(first);
  return children(value, change);
}
