import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(workspace, file), 'utf8');
const rows = textOf('docs/platform-commands.md')
  .split('\n')
  .filter((line) => line.startsWith('| `/api/'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));

test('the table has every command that the connector sends, and no other', () => {
  const folder = 'apps/api/src/adapters/trading/mt5-web-api';
  const sent = readdirSync(join(workspace, folder))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...textOf(join(folder, file)).matchAll(/'(\/api\/[a-z_/]+)'/g)].map(([, command]) => command));
  expect(rows.map(([command = '']) => command.replaceAll('`', '')).sort()).toEqual([...new Set(sent)].sort());
});

test('every row says what for and with which permission, and names a test that exists', () => {
  const missing = rows.filter(([, purpose = '', permission = '', named = '']) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
    return purpose === '' || permission === '' || file === '' || !textOf(file).includes(title);
  });
  expect(missing).toEqual([]);
});
