import type { ErrorCode } from '../catalogue';
import type { FieldTexts } from './field-texts';
import { en, enFields } from './en';
import type { ErrorTexts } from './error-texts';
import { zhCN, zhCNFields } from './zh-cn';
import { zhTW, zhTWFields } from './zh-tw';

/** Response languages of a gateway, selected by the header `lang`. */
export const langs = ['zh_CN', 'zh_TW', 'en'] as const;
/** A response language. */
export type Lang = (typeof langs)[number];

const errors: Readonly<Record<Lang, ErrorTexts>> = { zh_CN: zhCN, zh_TW: zhTW, en };
const fields: Readonly<Record<Lang, FieldTexts>> = { zh_CN: zhCNFields, zh_TW: zhTWFields, en: enFields };

/** The language that a header requests; simplified Chinese for anything else. */
export function langOf(header: unknown): Lang {
  return langs.find((lang) => lang === header) ?? 'zh_CN';
}

/** The texts for refused fields in a language. */
export const fieldTextsIn = (lang: Lang): FieldTexts => fields[lang];

/** The text of a code in a language, with its placeholders filled in. */
export function textIn(lang: Lang, code: ErrorCode, values: Record<string, string | number> = {}): string {
  return errors[lang][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
