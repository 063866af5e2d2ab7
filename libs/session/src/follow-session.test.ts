/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { configureStore } from '@reduxjs/toolkit';
import { config, fakeCalls, forgetEverything, signIn } from '../test/parts';
import { createSession, followSession, sessionSlice } from '.';

beforeEach(forgetEverything);

it('copies the session into a store, and reports a change of user', async () => {
  signIn('880001');
  const session = createSession({ config, calls: fakeCalls(), navigate: jest.fn() });
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const onUserChange = jest.fn(() => expect(store.getState().session).toBe(session.getState()));
  const stop = followSession(session, store, onUserChange);
  expect(store.getState().session).toEqual({ username: '880001', token: 'token-of-880001' });

  await session.refresh();
  session.replaceToken('fresh');
  expect(store.getState().session).toMatchObject({ chineseName: '王小明', token: 'fresh' });
  expect(onUserChange).not.toHaveBeenCalled();

  await session.login({ username: '880002', password: 'abc12345' });
  expect(onUserChange).toHaveBeenCalledTimes(1);
  await session.logout();
  expect(store.getState().session).toEqual({});
  expect(onUserChange).toHaveBeenCalledTimes(2);

  stop();
  await session.login({ username: '880003', password: 'abc12345' });
  expect(store.getState().session).toEqual({});
});
