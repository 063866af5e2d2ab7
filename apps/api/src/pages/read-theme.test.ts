import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestGateway } from '../testing/start-test-gateway';
import { readTheme } from './read-theme';

const folder = mkdtempSync(join(tmpdir(), 'theme-'));
const file = join(folder, 'theme.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(file, text);
  return readTheme({ THEME: file, BRAND: 'eet' });
};

it('returns no theme if none is configured', () => {
  expect(readTheme({ THEME: '', BRAND: 'eet' })).toBeUndefined();
});

it('refuses text with too little contrast, and names the pair of colours', () => {
  expect(() => read('{"light":{"textSoft":"#999999"}}')).toThrow(
    '主题 light 的 textSoft（#999999）在 surface（#FFFFFF）上对比度为 2.85:1，低于 4.5:1，无法启动',
  );
});

it.each([
  [
    'a size under its bound',
    '{"type":{"sizes":{"12":0.5}}}',
    '主题 type 的 sizes.12 须在 0.75 与 1 之间：0.5，无法启动',
  ],
  ['a size in px', '{"type":{"sizes":{"16":"16px"}}}', '主题 type 的 sizes.16 须在 1 与 1.375 之间：16px'],
  ['another step', '{"type":{"sizes":{"17":1}}}', '主题 type.sizes 里没有 17'],
  ['another part', '{"type":{"family":{"body":"serif"}}}', '主题 type 里没有 family，可选：sizes、leading、heading'],
  ['what is no JSON', 'light: red', '指定的文件无法读取'],
  ['another scheme', '{"sepia":{}}', '主题里没有 sepia'],
  ['another token', '{"light":{"brandColour":"#000000"}}', '主题 light 里没有颜色 brandColour'],
  ['what is no colour', '{"dark":{"action":"red;}body{display:none"}}', '主题 dark 的 action 须为 #RRGGBB'],
  ['a token that is no colour', '{"light":{"shadow":"#000000"}}', '主题 light 里没有颜色 shadow'],
])('refuses %s', (_what, text, line) => {
  expect(() => read(text)).toThrow(line);
});

it('/config.json contains the configured theme, and none by default', async () => {
  const theme = { light: { action: '#0B6B5C', actionHover: '#085448' }, type: { sizes: { '16': 1.0625 } } };
  writeFileSync(file, JSON.stringify(theme));
  const gateway = await startTestGateway({ THEME: file });
  const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as { theme?: unknown };
  await gateway.stop();
  expect(config.theme).toEqual(theme);
});
