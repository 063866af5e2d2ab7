import type { PushDevices } from '@portal/contract/message';
import { act, screen, waitFor } from '@testing-library/react';
import { paths, renderPage } from '../testing/render-page';
import { KeepPush } from './keep-push';
import { PushPart } from './push-part';

const publicKey = 'BAEC';
const json = { endpoint: 'https://push.example.com/a', keys: { p256dh: 'PUB=', auth: 'SECRET==' } };
const body = { endpoint: json.endpoint, p256dh: 'PUB', auth: 'SECRET' };
const device = { id: '7', device: 'Pixel', createdAt: '2026-11-21T07:00:00Z', current: true };

/** A browser with push; `held`: the key of a subscription that it has. */
function browserWith(permission: string, held?: number[]) {
  const asked: string[] = [];
  const unsubscribe = async () => void asked.push('unsubscribe');
  const subscription = (key: number[]) => ({
    toJSON: () => json,
    options: { applicationServerKey: new Uint8Array(key).buffer },
    unsubscribe,
  });
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      return (notification.permission = permission === 'default' ? 'granted' : permission);
    },
  };
  const pushManager = {
    getSubscription: async () => (held ? subscription(held) : null),
    subscribe: async (options: { applicationServerKey: string; userVisibleOnly: boolean }) => {
      asked.push(`subscribe ${options.applicationServerKey} ${options.userVisibleOnly}`);
      return subscription([4, 1, 2]);
    },
  };
  Object.assign(window, { Notification: notification, PushManager: class {} });
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  return asked;
}
afterEach(() => {
  localStorage.clear();
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const page = (answer: PushDevices, part = <PushPart />) => {
  const devices = [...answer.devices];
  return renderPage(part, {
    '/v2/message/pushDevices': () => ({ ...answer, devices: [...devices] }),
    '/v2/message/addPushDevice': () => {
      devices.push(device);
      return { ...answer, devices: [...devices] };
    },
    '/v2/message/removePushDevice': () => {
      devices.pop();
      return { ...answer, devices: [...devices] };
    },
  });
};
const added = (requests: ReturnType<typeof page>['requests']) => paths(requests, '/v2/message/addPushDevice');

test('shows nothing where the gateway sends no push', async () => {
  browserWith('default');
  const { requests } = page({ devices: [] });
  await waitFor(() => expect(paths(requests, '/v2/message/pushDevices')).toHaveLength(1));
  expect(screen.queryByText('浏览器推送')).not.toBeInTheDocument();
});

test('asks the browser when the button is pressed and not before, and stops again', async () => {
  const asked = browserWith('default');
  const { user, requests } = page({ publicKey, devices: [] });
  const button = await screen.findByRole('button', { name: '在此浏览器开启' });
  expect(asked).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(added(requests).map((one) => one.body)).toEqual([body]));
  await screen.findByText('已在此浏览器开启推送');
  await waitFor(() => expect(asked).toEqual(['permission', `subscribe ${publicKey} true`]));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/:push$/)]));
  await user.click(await screen.findByRole('button', { name: '停止推送到 Pixel' }));
  await screen.findByText('已停止推送');
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('says that the browser blocks it, and sends nothing', async () => {
  browserWith('denied');
  const { user, requests } = page({ publicKey, devices: [] });
  await user.click(await screen.findByRole('button', { name: '在此浏览器开启' }));
  expect(await screen.findByText(/浏览器已阻止本站的通知/)).toBeInTheDocument();
  expect(added(requests)).toEqual([]);
});

test('says that this browser cannot', async () => {
  page({ publicKey, devices: [] });
  expect(await screen.findByText(/此浏览器不支持推送/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('replaces a subscription for other keys, and uses one for these', async () => {
  const other = browserWith('granted', [4, 9, 9]);
  const first = page({ publicKey, devices: [] });
  await first.user.click(await screen.findByRole('button', { name: '在此浏览器开启' }));
  await waitFor(() => expect(added(first.requests)).toHaveLength(1));
  expect(other).toEqual(['permission', 'unsubscribe', `subscribe ${publicKey} true`]);
  first.unmount();
  const same = browserWith('granted', [4, 1, 2]);
  const second = page({ publicKey, devices: [] });
  await second.user.click(await screen.findByRole('button', { name: '在此浏览器开启' }));
  await waitFor(() => expect(added(second.requests)).toHaveLength(1));
  expect(same).toEqual(['permission']);
});

test('a new session takes push up again where this customer had allowed it here, without a question', async () => {
  const asked = browserWith('granted', [4, 1, 2]);
  const without = page({ publicKey, devices: [] }, <KeepPush />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(added(without.requests)).toEqual([]);
  without.unmount();
  localStorage.setItem('80010001:push', '1');
  const { requests, session } = page({ publicKey, devices: [] }, <KeepPush />);
  act(() => void session.start(undefined));
  await waitFor(() => expect(added(requests).map((one) => one.body)).toEqual([body]));
  expect(asked).toEqual([]);
});
