/** Web 1, Android 2, iOS 3, as the API has them. */
export function platformName(platform: 1 | 2 | 3): string {
  return { 1: '网页', 2: '安卓应用', 3: 'iOS 应用' }[platform];
}
