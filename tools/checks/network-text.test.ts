import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const isTest = /\.(test|spec)\.tsx?$/;

test('only failureFrom, and the sandbox’s files that cannot load it, say that the network is at fault', () => {
  const listed = execFileSync('git', ['grep', '-l', '网络异常', '--', 'apps', 'libs', ':!*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(listed.split('\n').filter((file) => file !== '' && !isTest.test(file))).toEqual([
    'apps/api/src/sandbox/assets/terminal/ask.js',
    'libs/api-client/src/texts/zh-cn.ts',
  ]);
});
