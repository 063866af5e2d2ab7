import type { zhCN } from './zh-cn';

/** Every text that the components say by themselves, by component; a table that lacks one does not compile. */
export type UiTexts = typeof zhCN;
