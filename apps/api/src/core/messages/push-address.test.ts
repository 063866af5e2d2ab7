import { isPushAddress } from './push-address';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://push.example.com:8443/abc',
  'https://8.8.8.8/abc',
])('takes %s', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

it.each([
  '',
  'push',
  'http://fcm.googleapis.com/x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'https://user:pass@fcm.googleapis.com/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://push.localhost/x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0.0.0.0/x',
  'https://10.0.0.1/x',
  'https://172.20.0.1/x',
  'https://192.168.0.1/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
])('refuses %s', (address) => {
  expect(isPushAddress(address)).toBe(false);
});
