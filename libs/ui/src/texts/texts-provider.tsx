import type { ReactNode } from 'react';
import { TextsContext, type GivenTexts } from './use-texts';

/** Replaces the texts of the components below: a full table (`zhTW`, `en`), or single texts by component. */
export function TextsProvider({ texts, children }: { texts: GivenTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
