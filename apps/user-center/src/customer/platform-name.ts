/** Platform codes of the API: 1 is web, 2 Android, 3 iOS. */
export function platformName(platform: 1 | 2 | 3): string {
  return { 1: '网页', 2: '安卓应用', 3: 'iOS 应用' }[platform];
}
