import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Handler = (event: object) => void;

/** Runs the worker with what a browser gives it, and returns how to send it events. */
function startWorker(windows: { focus(): Promise<void>; navigate(page: string): Promise<void> }[] = []) {
  const handlers: Record<string, Handler> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://user.broker.com' },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    registration: { showNotification: async (...notification: unknown[]) => void shown.push(notification) },
    clients: { matchAll: async () => windows, openWindow: async (page: string) => void opened.push(page) },
  };
  const source = readFileSync(join(__dirname, 'offline-worker.js'), 'utf8');
  new Function('self', 'caches', source)(self, {});
  const send = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { send, shown, opened };
}
const push = (said: object) => ({ data: { json: () => said } });
const click = (href: unknown) => ({ notification: { close: () => undefined, data: { href } } });

test('shows a push under its title, and a repeat in the place of the first', async () => {
  const { send, shown } = startWorker();
  await send('push', push({ id: 'message-7', title: '入金成功', text: '点击查看', href: '/user-center/x' }));
  expect(shown).toEqual([['入金成功', { body: '点击查看', tag: 'message-7', data: { href: '/user-center/x' } }]]);
});

test('opens the page of a push in a new window, or leads the open one there', async () => {
  const closed = startWorker();
  await closed.send('notificationclick', click('/user-center/assets/deposit?pno=1'));
  expect(closed.opened).toEqual(['https://user.broker.com/user-center/assets/deposit?pno=1']);
  const went: string[] = [];
  const open = startWorker([
    { focus: async () => void went.push('focus'), navigate: async (page) => void went.push(page) },
  ]);
  await open.send('notificationclick', click('/user-center/settings'));
  expect([went, open.opened]).toEqual([['focus', 'https://user.broker.com/user-center/settings'], []]);
});

test.each([
  'https://evil.example/user-center/',
  '//evil.example/user-center/',
  '/\\evil.example/user-center/',
  '/\t/evil.example/user-center/',
  'javascript:alert(1)',
  'user-center/x',
  '/v2/user/logout',
  '/user-center/../sandbox/inbox',
  undefined,
  7,
])('opens the home of the app for %j', async (href) => {
  const { send, opened } = startWorker();
  await send('notificationclick', click(href));
  expect(opened).toEqual(['https://user.broker.com/user-center/']);
});
