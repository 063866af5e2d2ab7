import { act } from '@testing-library/react';
import { serveStreams } from '../../test/event-streams';
import { envelope, storeOver } from '../../test/hooks';
import { accountApi } from '.';
import { api } from '../kernel/api';
import { read } from '../kernel/endpoint';
import { useLive } from './use-live';

afterEach(() => jest.restoreAllMocks());

const account = (id: string, balance: string) => ({ id, balance, equity: balance });
const info = () => ({
  accounts: [{ ...account('a', '1.00'), stale: true, as_of: 'before', level: 'MIN' }, account('b', '2.00')],
  unreadMessages: 1,
});
const { queryAccountInfo } = accountApi.endpoints;
/** A page of another domain. */
const { anotherPage } = api.injectEndpoints({
  endpoints: (build) => ({ anotherPage: read(build, { method: 'POST', path: '/v2/another/page' }, ['deposit']) }),
}).endpoints;
const asked = { includeBalance: true } as const;

/** The hook over a page that has read the account info and another page. */
async function setUp() {
  const streams = serveStreams();
  const parts = storeOver((path) => envelope(path.includes('queryAccountInfo') ? info() : {}));
  await parts.store.dispatch(queryAccountInfo.initiate(asked));
  await parts.store.dispatch(anotherPage.initiate());
  parts.requested.length = 0;
  const listeners = { onAccounts: jest.fn(), onMessages: jest.fn(), onConnected: jest.fn() };
  const { rerender, unmount } = parts.hook((props: typeof listeners) => useLive(props), listeners);
  const send = (event: string, data: object, id = '') =>
    act(() => streams.newest().send(`${id && `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const shown = () => queryAccountInfo.select(asked)(parts.store.getState()).data;
  return { ...streams, ...parts, ...listeners, rerender, unmount, send, shown };
}
const everything = ['/v2/another/page', '/v2/customer/queryAccountInfo'];

it('puts figures into the account info that every page reads, without a request', async () => {
  const { send, shown, requested, onAccounts, onConnected } = await setUp();
  const accounts = [
    { ...account('b', '2.50'), open: [{ position: '1' }] },
    { ...account('a', '1.50'), margin: '0.10' },
    account('other', '9.00'),
  ];
  await send('figures', { at: 'now', accounts });
  expect(shown()?.accounts).toEqual([{ ...account('a', '1.50'), margin: '0.10', level: 'MIN' }, account('b', '2.50')]);
  expect(shown()?.unreadMessages).toBe(1);
  expect(onAccounts.mock.calls).toEqual([[accounts]]);
  expect(onConnected.mock.calls).toEqual([[true]]);
  expect(requested).toEqual([]);
});

it('marks what the platform has not confirmed', async () => {
  const { send, shown } = await setUp();
  await send('figures', { at: 'now', accounts: [{ ...account('b', '2.50'), stale: true, as_of: 'before' }] });
  expect(shown()?.accounts[1]).toEqual({ ...account('b', '2.50'), stale: true, as_of: 'before' });
});

describe('news', () => {
  const message = { id: '8', kind: 'deposit.paid', title: '入金' };

  it('that are the state at the start change the count, and refetch and report nothing', async () => {
    const { send, shown, requested, onMessages } = await setUp();
    await send('news', { unread: 5, messages: [message] }, '8');
    expect(shown()?.unreadMessages).toBe(5);
    expect(requested).toEqual([]);
    expect(onMessages).not.toHaveBeenCalled();
  });

  it('later refetch what the page shows, and report the messages', async () => {
    const { send, requested, onMessages } = await setUp();
    await send('news', { unread: 5, messages: [] }, '7');
    await send('news', { unread: 6, messages: [message] }, '8');
    expect([...requested].sort()).toEqual(everything);
    expect(onMessages.mock.calls).toEqual([[[message]]]);
  });

  it('without a message refetch, too, because something else has changed', async () => {
    const { send, requested, onMessages } = await setUp();
    await send('news', { unread: 5, messages: [] }, '7');
    await send('news', { unread: 5, messages: [] }, '7');
    expect([...requested].sort()).toEqual(everything);
    expect(onMessages).not.toHaveBeenCalled();
  });
});

it('refetches what the page shows when the session has ended, so that the refusal leads to login', async () => {
  const { send, requested, newest, onConnected } = await setUp();
  await send('end', {});
  expect(requested).toEqual([]);
  await act(() => newest().end());
  expect([...requested].sort()).toEqual(everything);
  expect(onConnected.mock.calls).toEqual([[false]]);
});

it('calls the listeners of the latest render over one stream, and closes it with the page', async () => {
  const { send, opened, rerender, unmount, onAccounts } = await setUp();
  const later = { onAccounts: jest.fn(), onMessages: jest.fn(), onConnected: jest.fn() };
  rerender(later);
  await send('figures', { at: 'now', accounts: [] });
  expect([onAccounts.mock.calls, later.onAccounts.mock.calls]).toEqual([[], [[[]]]]);
  expect(opened).toHaveLength(1);
  unmount();
  expect(opened[0]?.init.signal?.aborted).toBe(true);
});

it('does nothing to a page that has not read the account info', async () => {
  const { newest } = serveStreams();
  const { hook, store, requested } = storeOver(() => envelope({}));
  hook(() => useLive({ onAccounts: jest.fn(), onMessages: jest.fn(), onConnected: jest.fn() }));
  await act(() => newest().send('event: news\ndata: {"unread":1,"messages":[]}\n\n'));
  expect(queryAccountInfo.select(asked)(store.getState()).data).toBeUndefined();
  expect(requested).toEqual([]);
});
