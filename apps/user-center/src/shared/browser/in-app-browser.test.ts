import { inAppBrowser } from './in-app-browser';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${phone} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`, '微信'],
  [`${phone} Mobile/15E148 NebulaSDK/1.8 AlipayClient/10.6.80`, '支付宝'],
  [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, undefined],
  ['', undefined],
])('recognises %s as the browser of %s', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});
