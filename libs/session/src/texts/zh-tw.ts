import type { SessionTexts } from './session-texts';

/** Traditional Chinese, with Taiwanese vocabulary. */
export const zhTW: SessionTexts = {
  autoLoginDone: '自動登入成功',
  autoLoginFailed: '自動登入失敗，請手動登入',
  cookiesBlocked: '瀏覽器已封鎖 Cookie，無法保持登入。請在瀏覽器設定中允許本網站使用 Cookie 後重試',
};
