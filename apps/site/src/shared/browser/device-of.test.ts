import { deviceOf, isInsideApp } from './device-of';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile', 'android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 5.0) Mobile', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined],
])('recognises %s as %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

test('recognises the browser inside another app', () => {
  expect(isInsideApp('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')).toBe(true);
  expect(isInsideApp('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1')).toBe(false);
});
