export { en, enFields } from './en';
export type { ErrorTexts } from './error-texts';
export type { FieldTexts } from './field-texts';
export { fieldTextsIn, langOf, langs, textIn, type Lang } from './text-in';
export { zhCN, zhCNFields } from './zh-cn';
export { zhTW, zhTWFields } from './zh-tw';
