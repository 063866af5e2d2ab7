const browsers = [
  ['微信', /MicroMessenger/],
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['华为浏览器', /HuaweiBrowser/],
  ['小米浏览器', /MiuiBrowser/],
  ['QQ 浏览器', /QQBrowser/],
  ['UC 浏览器', /UCBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['鸿蒙', /HarmonyOS|OpenHarmony/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['安卓', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

const nameIn = (table: readonly (readonly [string, RegExp])[], text: string) =>
  table.find(([, sign]) => sign.test(text))?.[0];

/** The display name of a device: `Chrome，Windows` for a user agent; any other text unchanged. */
export function deviceName(device: string): string {
  if (!device.startsWith('Mozilla/')) return device || '未知设备';
  const parts = [nameIn(browsers, device), nameIn(systems, device)].filter((part) => part !== undefined);
  return parts.join('，') || '未知设备';
}
