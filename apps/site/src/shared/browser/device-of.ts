import type { PlatformLink } from '@portal/brand';

/** The visitor's device by user agent. Undefined if the platform has no program for it. */
export function deviceOf(userAgent: string): PlatformLink['device'] | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android|HarmonyOS/.test(userAgent)) return 'android';
  if (/Windows NT/.test(userAgent)) return 'windows';
  if (/Macintosh/.test(userAgent)) return 'macos';
  return undefined;
}

/** Whether the browser is inside another app. Such a browser does not open other apps by itself. */
export const isInsideApp = (userAgent: string): boolean =>
  /MicroMessenger|AlipayClient|QQ\/|Weibo|DingTalk/.test(userAgent);
