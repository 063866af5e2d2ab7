import { render, screen } from '@testing-library/react';
import { StartFailed } from './start-failed';

const coded = (code: string) => Object.assign(new Error('/config.json could not be loaded'), { code });

test.each([
  ['no network', coded('NETWORK'), '网络异常，请稍后重试'],
  ['no configuration in time', coded('TIMEOUT'), '等待时间过长，请稍后重试'],
  ['a gateway in trouble', coded('HTTP'), '系统繁忙，请稍后重试'],
  ['a file that is gone', new TypeError('Importing a module script failed.'), '页面没有加载完整，请刷新页面'],
  ['a script error', new TypeError('x is not a function'), '页面出错，请刷新页面后重试'],
])('says why the app did not start: %s', (_, cause, text) => {
  render(<StartFailed cause={cause} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
});
