import type { SessionTexts } from './session-texts';

/** Traditional Chinese, with Taiwanese vocabulary. */
export const zhTW: SessionTexts = { autoLoginDone: '自動登入成功', autoLoginFailed: '自動登入失敗，請手動登入' };
