import { useState, type ReactNode } from 'react';

type Props<V> = { first: V; children: (value: V, change: (value: V) => void) => ReactNode };

/** Holds the state of a controlled field in a story. */
export function Held<V>({ first, children }: Props<V>) {
  const [value, change] = useState(first);
  return children(value, change);
}
