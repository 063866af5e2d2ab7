const phoneOrTablet = /Android|iPhone|iPad|iPod|HarmonyOS|Windows Phone|BlackBerry|Mobile/i;
const desk = /Windows NT|Macintosh|X11; (?:Linux x86|CrOS)/;

/** Whether a user agent names a phone or tablet. An iPad that asks for desktop pages calls itself a Macintosh and passes for one. */
export function isMobileDevice(userAgent: string): boolean {
  return phoneOrTablet.test(userAgent) && !desk.test(userAgent);
}
