import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const file = readFileSync(join(root, 'tools/deploy/Containerfile'), 'utf8');
const apps = readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'project.json')));

test('the image builds every app', () => {
  const built = /nx run-many -t build -p (\S+)/.exec(file)?.[1]?.split(',') ?? [];
  expect(built.sort()).toEqual(apps.sort());
});

test.each([
  ['HOST', 'PORT'],
  ['STAFF_HOST', 'STAFF_PORT'],
])('the server of %s and %s can be reached from outside the container', (host, port) => {
  expect(file).toMatch(new RegExp(`\\b${host}=0\\.0\\.0\\.0\\b`));
  const number = new RegExp(`\\b${port}=(\\d+)`).exec(file)?.[1];
  expect(/^EXPOSE (.+)$/m.exec(file)?.[1]?.split(' ')).toContain(number);
});

test('the operator’s program is on the path of the image', () => {
  expect(file).toMatch(/^RUN ln -s \/srv\/portal\/dist\/apps\/api\/portal \/usr\/local\/bin\/portal$/m);
});

test('the image installs the optional packages, of which argon2 and sharp have one for each platform', () => {
  const installs = file.match(/^RUN npm ci .*$/gm) ?? [];
  expect(installs).toHaveLength(2);
  for (const install of installs) expect(install).not.toMatch(/optional/);
});
