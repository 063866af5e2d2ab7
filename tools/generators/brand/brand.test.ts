import { base, brands, defineBrand, typeFaults } from '@portal/brand';
import { FsTree } from 'nx/src/generators/tree';
import { join } from 'node:path';
import { brand } from './brand.cjs';
import { contrast, themeOf } from './colours.cjs';
import { sizesOf } from './type.cjs';

const workspace = join(__dirname, '../../..');

async function generated(options: { id: string; name: string; action: string; text?: number; like?: string }) {
  const tree = new FsTree(workspace, false);
  await brand(tree, options);
  const written = new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']));
  return { written, text: (path: string) => written.get(`libs/brand/src/${path}`) ?? '' };
}

test('writes the folder of a brand and one line of the list', async () => {
  const { written, text } = await generated({ id: 'lotus', name: '莲花交易', action: '#7A2E8E' });
  const otherFiles = [...written.keys()].filter((path) => !path.startsWith('libs/brand/src/lotus/'));
  expect(otherFiles).toEqual(['libs/brand/src/brands.ts']);
  expect(text('brands.ts')).toContain("import { lotus } from './lotus/lotus';");
  expect(text('brands.ts')).toContain(`{ ${Object.keys(brands).join(', ')}, lotus }`);
  expect(text('lotus/lotus.ts')).toContain("name: '莲花交易'");
  expect(text('lotus/logo.ts')).toContain('lotusLogo');
  expect(text('lotus/content/legal/001-terms.md')).toContain('莲花交易');
});

test('mentions no other brand', async () => {
  const { written } = await generated({ id: 'lotus', name: '莲花交易', action: '#7A2E8E' });
  const others = Object.values(brands).flatMap(({ id, name, cookieDomain }) => [`${id}/`, name, cookieDomain]);
  for (const [path, content] of written)
    if (path.startsWith('libs/brand/src/lotus/'))
      expect([path, others.filter((other) => content.includes(other))]).toEqual([path, []]);
});

test('refuses an existing brand, and an unknown model', async () => {
  const [known = ''] = Object.keys(brands);
  await expect(generated({ id: known, name: '甲乙', action: '#7A2E8E' })).rejects.toThrow(`a brand ${known}`);
  await expect(generated({ id: 'lotus', name: '甲乙', action: '#7A2E8E', like: 'nobody' })).rejects.toThrow('nobody');
});

const colours = [
  '#FFFFFF',
  '#000000',
  '#FFFF00',
  '#00FF00',
  '#FF0000',
  '#7A2E8E',
  '#0A6C74',
  '#F5A9B8',
  '#808080',
  '#C0FF3E',
];

test.each(colours)('a theme of %s is readable in both schemes', (colour) => {
  const [base] = Object.values(brands);
  const { theme } = defineBrand({ ...(base as (typeof brands)[keyof typeof brands]), theme: themeOf(colour) });
  for (const scheme of [theme.light, theme.dark]) {
    for (const background of [scheme.surface, scheme.background, scheme.sunken, scheme.actionTint])
      expect(contrast(scheme.actionText, background)).toBeGreaterThanOrEqual(4.5);
    for (const background of [scheme.action, scheme.actionHover])
      expect(contrast(scheme.onAction, background)).toBeGreaterThanOrEqual(4.5);
    for (const mark of [scheme.action, scheme.focus]) expect(contrast(mark, scheme.surface)).toBeGreaterThanOrEqual(3);
  }
});

test.each([1, 1.0625, 1.1, 1.125, 1.2])('sizes for %d rem of body text are readable', (body) => {
  const [{ theme } = { theme: undefined }] = Object.values(brands);
  expect(
    typeFaults({ ...theme!.type, sizes: sizesOf(body) as unknown as NonNullable<typeof theme>['type']['sizes'] }),
  ).toEqual([]);
});

test('sets the type scale if it is given, and uses that of the base otherwise', async () => {
  const lotus = { id: 'lotus', name: '莲花交易', action: '#7A2E8E' };
  expect((await generated(lotus)).text('lotus/lotus.ts')).not.toContain('sizes');
  expect((await generated({ ...lotus, text: 1.125 })).text('lotus/lotus.ts')).toContain(
    'sizes: { 12: 0.875, 14: 1, 16: 1.125, 20: 1.4375, 28: 2, 40: 2.8125, 64: 4.5 }',
  );
});

test('offers the lines that its articles mention, which are those of the model brand', async () => {
  const lotus = { id: 'lotus', name: '莲花交易', action: '#7A2E8E' };
  for (const { id, products } of Object.values(brands)) {
    const own = products === base.products ? '' : `products: [${products.map((kind) => `'${kind}'`).join(', ')}]`;
    const { text } = await generated({ ...lotus, like: id });
    expect(text('lotus/lotus.ts').includes('products:')).toBe(own !== '');
    expect(text('lotus/lotus.ts')).toContain(own);
  }
});
