/**
 * @jest-environment node
 */
import { config, fakeCalls } from '../../test/parts';
import { createSession, isLoggedIn, looksSignedIn, sessionToken, takeAutoLogin, trackParameters } from '.';

it('is signed out on the server, and does nothing', async () => {
  expect([looksSignedIn(), isLoggedIn(), sessionToken(), takeAutoLogin(), trackParameters()]).toEqual([
    false,
    false,
    undefined,
    undefined,
    undefined,
  ]);
  const calls = fakeCalls();
  const session = createSession({ config, calls });
  expect(await session.start({ token: 'T' })).toBe('ready');
  expect(session.getState()).toEqual({});
  expect(calls.queryAccountInfo).not.toHaveBeenCalled();
});
