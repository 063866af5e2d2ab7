import type { ReactNode } from 'react';
import { TextsContext, type GivenTexts } from './use-texts';

/** Gives the components below other words: a whole table (`zhTW`, `en`), or single texts by component. */
export function TextsProvider({ texts, children }: { texts: GivenTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
