import type { zhCN } from './zh-cn';

/** All default texts of the components, by component; a table with a missing text does not compile. */
export type UiTexts = typeof zhCN;
