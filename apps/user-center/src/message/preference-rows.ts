import type { MessageArea, Preference, Preferences } from '@portal/contract/message';
import { areaWords, kindWords } from './preference-words';

const carriers = ['sms', 'mail', 'push'] as const;
export type Carrier = (typeof carriers)[number];
export const carrierWords: Readonly<Record<Carrier, string>> = { sms: '短信', mail: '邮件', push: '推送' };

/** The carriers that some kind of message goes by. */
export const carriersIn = (preferences: Preferences): readonly Carrier[] =>
  carriers.filter((carrier) => Object.values(preferences).some((one) => one[carrier] !== undefined));

/** A line of the card: an area, or one kind of an area that is unfolded. */
export interface PreferenceRow {
  id: string;
  title: string;
  text?: string;
  area: MessageArea;
  /** The kinds that a choice in this line is for. */
  kinds: readonly string[];
  /** Whether its kinds have lines of their own. */
  unfolds: boolean;
  /** Why it is no choice. */
  fixed?: Preference['fixed'];
}

/** The kinds of an area that some carrier takes, in the order of their words. */
function kindsOf(preferences: Preferences, area: MessageArea): string[] {
  const places = Object.keys(kindWords);
  return Object.entries(preferences)
    .filter(([, one]) => one.area === area && carriers.some((carrier) => one[carrier] !== undefined))
    .map(([kind]) => kind)
    .sort((one, other) => places.indexOf(one) - places.indexOf(other));
}

/** The kinds of an area are choices, or are fixed for one reason. */
const fixedOf = (preferences: Preferences, [kind = '']: readonly string[]): Pick<PreferenceRow, 'fixed'> => {
  const fixed = preferences[kind]?.fixed;
  return fixed ? { fixed } : {};
};

/** The lines of the card: the areas, and below each that is unfolded its kinds. */
export function preferenceRows(preferences: Preferences, isOpen: (area: string) => boolean): PreferenceRow[] {
  return (Object.keys(areaWords) as MessageArea[]).flatMap((area) => {
    const kinds = kindsOf(preferences, area);
    if (kinds.length === 0) return [];
    const named = fixedOf(preferences, kinds);
    const row = {
      id: area,
      ...areaWords[area],
      area,
      kinds,
      unfolds: kinds.length > 1 && !named.fixed,
      ...named,
    };
    const below = row.unfolds && isOpen(area) ? kinds : [];
    return [
      row,
      ...below.map((kind) => ({ id: kind, title: kindWords[kind] ?? kind, area, kinds: [kind], unfolds: false })),
    ];
  });
}

/** Whether the kinds of a line go by a carrier. Undefined where none does. */
export function chosenOf(
  preferences: Preferences,
  { kinds }: Pick<PreferenceRow, 'kinds'>,
  carrier: Carrier,
): 'all' | 'some' | 'none' | undefined {
  const values = kinds.map((kind) => preferences[kind]?.[carrier]).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  if (values.every(Boolean)) return 'all';
  return values.some(Boolean) ? 'some' : 'none';
}
