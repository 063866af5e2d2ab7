import { createContext, useContext } from 'react';
import type { UiTexts } from './ui-texts';

/** Overrides of the default texts; texts that are not given stay. */
export type GivenTexts = { readonly [Part in keyof UiTexts]?: Readonly<Partial<UiTexts[Part]>> };

export const TextsContext = createContext<GivenTexts>({});

/** A component's texts: its defaults, overridden by those of the nearest `TextsProvider`. */
export function useTexts<Part extends keyof UiTexts>(part: Part, own: UiTexts[Part]): UiTexts[Part] {
  const given = useContext(TextsContext)[part];
  return given ? { ...own, ...given } : own;
}
