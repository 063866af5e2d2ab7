import type { PlatformLink } from '@portal/brand';

/** The visitor's device by its user agent; undefined where it is none that the platform has a program for. */
export function deviceOf(userAgent: string): PlatformLink['device'] | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android|HarmonyOS/.test(userAgent)) return 'android';
  if (/Windows NT/.test(userAgent)) return 'windows';
  if (/Macintosh/.test(userAgent)) return 'macos';
  return undefined;
}

/** A browser inside another app, which opens no other app by itself. */
export const isInsideApp = (userAgent: string): boolean =>
  /MicroMessenger|AlipayClient|QQ\/|Weibo|DingTalk/.test(userAgent);
