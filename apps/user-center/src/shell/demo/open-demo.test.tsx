/**
 * @jest-environment-options {"url": "http://www.brand.test/demo?from=home"}
 */
import type { Http } from '@portal/api-client/http';
import type { AccountInfo, SessionCalls } from '@portal/session/core';
import { render, screen } from '@testing-library/react';
import { baseOf } from '../../shared/browser/demo-base';
import { openDemo } from './open-demo';
import { refusals } from './refusals';

const custInfo = {
  customerNumber: '880001',
  mobilePhone: '138****8000',
  level: null,
  registeredAt: '2026-01-01T00:00:00Z',
};
const shown: SessionCalls['queryAccountInfo'] = async () => ({
  ok: true,
  msg: '',
  data: { custInfo, serverTime: '2026-11-30T01:00:00Z' } as AccountInfo,
});
const none: SessionCalls['queryAccountInfo'] = async () => ({
  ok: false,
  code: 'demo.none',
  msg: '暂时没有示例账户',
  status: 200,
});
const answered = jest.fn();
const http = () => ({ portal: { texts: {}, token: () => '/demo', answered } }) as unknown as Http;
const site = 'http://www.brand.test';

it.each([
  ['/demo', '/demo'],
  ['/demo/user-center/acctInfo', '/demo'],
  ['/demos', ''],
  ['/user-center/acctInfo', ''],
  ['/user-center/demo', ''],
])('knows by the address %s whether it is the demo', (path, base) => {
  expect(baseOf(path)).toBe(base);
});

it('opens the overview as the demo customer, and touches neither cookies nor stored values', async () => {
  document.cookie = 'token=own';
  document.cookie = 'username=990001';
  localStorage.setItem('990001:theme', 'dark');
  const opened = await openDemo(http(), { queryAccountInfo: shown }, site);
  expect(window.location.pathname).toBe('/demo/user-center/acctInfo');
  if ('page' in opened) throw new Error('there is no demo');
  const { session } = opened;
  expect(session.getState()).toMatchObject({ username: '880001', mobilePhone: '138****8000' });
  expect(await session.start()).toBe('ready');
  session.rememberPage('/user-center/invite');
  session.forcedLogout('10005', '已失效');
  expect(await session.login({ username: '990001', password: 'abc12345' })).toMatchObject({ ok: false });
  await session.logout();
  expect(session.getState().username).toBe('880001');
  expect([document.cookie, { ...localStorage }]).toEqual(['token=own; username=990001', { '990001:theme': 'dark' }]);
});

it('tells of an act that was refused, and of nothing else', async () => {
  const opened = http();
  await openDemo(opened, { queryAccountInfo: shown }, site);
  refusals.heard = jest.fn();
  opened.portal.answered('/demo', 'OK', '');
  opened.portal.answered('/demo', 'RATE', '操作过于频繁');
  expect(refusals.heard).not.toHaveBeenCalled();
  opened.portal.answered('/demo', 'demo.readOnly', '示例账户只读');
  expect(refusals.heard).toHaveBeenCalledTimes(1);
  expect(answered).toHaveBeenCalledTimes(3);
});

it('says that there is no account to show, with a way back', async () => {
  const opened = await openDemo(http(), { queryAccountInfo: none }, site);
  if (!('page' in opened)) throw new Error('there is a demo');
  render(opened.page);
  expect(screen.getByText('暂时没有示例账户')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', `${site}/`);
});
