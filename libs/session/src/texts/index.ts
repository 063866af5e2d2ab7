export { en } from './en';
export type { SessionTexts } from './session-texts';
export { zhCN } from './zh-cn';
export { zhTW } from './zh-tw';
