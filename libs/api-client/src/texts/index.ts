export { en } from './en';
export type { ClientTexts } from './client-texts';
export { zhCN } from './zh-cn';
export { zhTW } from './zh-tw';
