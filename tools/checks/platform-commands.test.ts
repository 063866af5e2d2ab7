import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(workspace, file), 'utf8');
const rows = textOf('docs/platform-commands.md')
  .split('\n')
  .filter((line) => line.startsWith('| `/api/'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));

test('the table lists exactly the commands that the connector sends', () => {
  const folder = 'apps/api/src/adapters/trading/mt5-web-api';
  const sent = readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...textOf(join(folder, file)).matchAll(/'(\/api\/[a-z_/]+)'/g)].map(([, command]) => command));
  expect(rows.map(([command = '']) => command.replaceAll('`', '')).sort()).toEqual([...new Set(sent)].sort());
});

test('every row has a purpose, a permission and an existing test', () => {
  const missing = rows.filter(([, purpose = '', permission = '', named = '']) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
    return purpose === '' || permission === '' || file === '' || !textOf(file).includes(title);
  });
  expect(missing).toEqual([]);
});
