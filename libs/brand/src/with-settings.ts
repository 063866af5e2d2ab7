import type { Brand } from './brand';

/** Values by the dotted name of a field of the brand: `{"limits.withdraw.fee": "5.00"}`. Numbers are written as texts. */
export type SettingValues = Readonly<Record<string, string | undefined>>;

/** The value of a setting as text. Undefined if the brand has no such text or number. */
export function settingOf(brand: Brand, name: string): string | undefined {
  let value: unknown = brand;
  for (const part of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function put(at: Record<string, unknown>, [part = '', ...rest]: readonly string[], text: string): object {
  const below = at[part];
  if (rest.length > 0) return { ...at, [part]: put(below as Record<string, unknown>, rest, text) };
  return { ...at, [part]: typeof below === 'number' ? Number(text) : text };
}

/** The brand with values that staff have set. Throws if the brand has no such setting. */
export function withSettings(brand: Brand, values: SettingValues): Brand {
  return Object.entries(values).reduce((changed, [name, text]) => {
    if (text === undefined) return changed;
    if (settingOf(brand, name) === undefined) throw new Error(`The brand has no setting ${name}`);
    return put(changed, name.split('.'), text) as Brand;
  }, brand);
}
