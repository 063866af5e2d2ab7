const phoneOrTablet = /Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|BlackBerry|Mobile/i;
const desktop = /Windows NT|Macintosh|X11; (?:Linux x86|CrOS)/;

/** Whether a user agent is a phone or tablet. An iPad that requests desktop pages identifies as a Macintosh and counts as one. */
export function isMobileDevice(userAgent: string): boolean {
  return phoneOrTablet.test(userAgent) && !desktop.test(userAgent);
}
