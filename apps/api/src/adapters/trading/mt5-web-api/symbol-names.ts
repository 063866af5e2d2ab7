/** What the platform calls the portal's symbols. */
export interface SymbolNames {
  /** The platform's name of our symbol. */
  theirs(symbol: string): string;
  /** Our symbol of a name of the platform; the name itself if it is none of ours. */
  ours(name: string): string;
}

const one = /^[A-Z0-9]{1,20}=[^,=*\s]{1,31}$/;
const rest = /^\*=[^,=*\s]{0,15}\*[^,=*\s]{0,15}$/;
const entriesOf = (setting: string) => setting.split(',').filter((entry) => entry !== '');

export const isSymbolNames = (setting: string): boolean =>
  entriesOf(setting).every((entry) => one.test(entry) || rest.test(entry));

/** @param setting with commas: `XAUUSD=GOLD` for one symbol, `*=*.m` for all others. Empty: the names are the same. */
export function symbolNames(setting: string): SymbolNames {
  const pairs = entriesOf(setting).map((entry) => entry.split('=') as [string, string]);
  const named = new Map(pairs.filter(([symbol]) => symbol !== '*'));
  const symbols = new Map([...named].map(([symbol, name]) => [name, symbol]));
  const [before = '', after = ''] = (pairs.find(([symbol]) => symbol === '*')?.[1] ?? '*').split('*');
  const bare = (name: string) =>
    name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
      ? name.slice(before.length, name.length - after.length)
      : name;
  return {
    theirs: (symbol) => named.get(symbol) ?? before + symbol + after,
    ours: (name) => symbols.get(name) ?? bare(name),
  };
}
