/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { act, render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { config, fakeCalls, forgetEverything, signIn } from '../../test/parts';
import { createSession, type Session } from '../core';
import { SessionProvider, useRememberPage } from '.';

beforeEach(forgetEverything);

const FORMER = '/user-center/invite';
const makeSession = () => createSession({ config, calls: fakeCalls(), navigate: jest.fn() });
const lastPage = (session: Session) => new URL(session.destination()).pathname;

function signedIn() {
  signIn('880001');
  const session = makeSession();
  session.rememberPage(FORMER);
  return session;
}

function Page({ href, children }: { href: string; children?: ReactNode }) {
  useRememberPage(href);
  return children;
}

/** Calls back in the step in which the page appears, before the browser draws it and before anything that runs later. */
function Appears({ onAppear, children }: { onAppear: () => void; children: ReactNode }) {
  useLayoutEffect(onAppear);
  return children;
}

it('has stored a page when it appears, also over served HTML, and the next one', async () => {
  const session = signedIn();
  const seen: string[] = [];
  const tree = (href: string) => (
    <SessionProvider session={session}>
      <Appears onAppear={() => void seen.push(lastPage(session))}>
        <Page href={href}>
          <h1>页面</h1>
        </Page>
      </Appears>
    </SessionProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree('/user-center/fundingDetails'));
  expect(lastPage(session)).toBe(FORMER);
  const hydrated = await act(async () => hydrateRoot(root, tree('/user-center/fundingDetails')));
  expect(seen[0]).toBe('/user-center/fundingDetails');
  seen.length = 0;
  await act(async () => hydrated.render(tree('/user-center/assets/transfer')));
  expect(seen[0]).toBe('/user-center/assets/transfer');
  await act(async () => hydrated.unmount());
});

it('stores the page of a user who signs in on it, and nothing for a visitor', async () => {
  const session = makeSession();
  render(<SessionProvider session={session} children={<Page href="/news" />} />);
  expect(document.cookie).not.toContain('lastPage');
  await act(async () => void (await session.login({ username: '880002', password: 'abc12345' })));
  expect(lastPage(session)).toBe('/news');
});

it('stores a page that the back button shows again, until it is gone', () => {
  const session = signedIn();
  const { unmount } = render(<SessionProvider session={session} children={<Page href="/user-center/acctInfo" />} />);
  session.rememberPage(FORMER);
  window.dispatchEvent(new Event('pageshow'));
  expect(lastPage(session)).toBe('/user-center/acctInfo');
  unmount();
  session.rememberPage(FORMER);
  window.dispatchEvent(new Event('pageshow'));
  expect(lastPage(session)).toBe(FORMER);
});
