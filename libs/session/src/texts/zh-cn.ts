import type { SessionTexts } from './session-texts';

/** Simplified Chinese, the default. */
export const zhCN: SessionTexts = {
  autoLoginDone: '自动登录成功',
  autoLoginFailed: '自动登录失败，请手动登录',
  cookiesBlocked: '浏览器已阻止 Cookie，无法保持登录。请在浏览器设置中允许本网站使用 Cookie 后重试',
};
