import type { SessionTexts } from './session-texts';

/** Simplified Chinese, the default. */
export const zhCN: SessionTexts = { autoLoginDone: '自动登录成功', autoLoginFailed: '自动登录失败，请手动登录' };
