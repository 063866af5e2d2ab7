import { brands } from '@portal/brand';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './keep-content';

// The buttons of a window are the same on every ground.
const window = ['#E2685F', '#E0B04A', '#5FB368'];

const drawings = Object.keys(brands).flatMap((brand) => {
  const folder = join(contentFolder(brand), 'images');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => [`${brand} ${file}`, join(folder, file)] as const);
});

it('finds the drawings of both brands', () => expect(drawings.length).toBeGreaterThan(50));

// Else it stands as a white sheet on a dark page.
it.each(drawings)('%s has a dark-mode colour for each of its own colours', (_name, path) => {
  const svg = readFileSync(path, 'utf8');
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg)?.[1] ?? '';
  const drawn = svg.replace(/<style>.*<\/style>/, '').matchAll(/(fill|stroke)="(#[0-9A-Fa-f]{6})"/g);
  const used = new Set([...drawn].filter(([, , colour]) => !window.includes(colour ?? '')).map(([whole]) => whole));
  expect([...used].filter((one) => !dark.includes(`[${one}]`))).toEqual([]);
});
