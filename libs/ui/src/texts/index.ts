export { en } from './en';
export type { UiTexts } from './ui-texts';
export type { GivenTexts } from './use-texts';
export { zhCN } from './zh-cn';
export { zhTW } from './zh-tw';
