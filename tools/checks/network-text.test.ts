import { execFileSync, spawnSync } from 'node:child_process';
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

test('no page or part of the kit reads the words of what was thrown', () => {
  const reads = String.raw`\b(e|err|error|cause|thrown|exception|fault|failure)( as [A-Za-z]+[)])?\.message\b|String\((e|err|error|cause|thrown)\)`;
  const places = ['apps/site', 'apps/user-center', 'apps/staff', 'libs/ui', 'libs/session', 'libs/api-client'];
  const { stdout } = spawnSync('git', ['grep', '-nE', reads, '--', ...places], { cwd: root, encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => line !== '' && !isTest.test(line.split(':')[0] ?? ''))).toEqual([]);
});
