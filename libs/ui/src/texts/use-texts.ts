import { createContext, useContext } from 'react';
import type { UiTexts } from './ui-texts';

/** Texts in place of the components' own; what is not named stays. */
export type GivenTexts = { readonly [Part in keyof UiTexts]?: Readonly<Partial<UiTexts[Part]>> };

export const TextsContext = createContext<GivenTexts>({});

/** A component's texts: its own, which it brings along, and over them those of the nearest `TextsProvider`. */
export function useTexts<Part extends keyof UiTexts>(part: Part, own: UiTexts[Part]): UiTexts[Part] {
  const given = useContext(TextsContext)[part];
  return given ? { ...own, ...given } : own;
}
