const { join } = require('node:path');
const { themeOf } = require('./colours.cjs');
const { sizesOf } = require('./type.cjs');

const ROOT = 'libs/brand/src';

const quoted = (value) => `'${value.replace(/[\\']/g, '\\$&')}'`;
const tokens = (theme) =>
  Object.entries(theme)
    .map(([name, colour]) => `      ${name}: ${quoted(colour)},`)
    .join('\n');

const typeOf = (text) =>
  text === 1
    ? ''
    : `    type: {
      sizes: { ${Object.entries(sizesOf(text))
        .map(([step, size]) => `${step}: ${size}`)
        .join(', ')} },
    },
`;

const productsOf = (list) =>
  list
    ? `  // The product lines that its articles cover. A line that is not named here appears nowhere.
  products: ${list},
`
    : '';

const brandFile = ({ id, name, theme, text, products }) => `import { defineBrand } from '../define-brand';
import { ${id}Logo } from './logo';

/** What this brand differs in from ../base.ts; everything of the type Brand may be set here. */
export const ${id} = defineBrand({
  id: ${quoted(id)},
  code: ${quoted(id.toUpperCase())},
  signature: ${quoted(id.toUpperCase())},
  name: ${quoted(name)},
  shortName: ${quoted([...name].slice(0, 2).join(''))},
  slogan: ${quoted(`${name}，陪您看清市场`)},
  logo: ${id}Logo,
  origins: { site: 'http://www.${id}.localhost:{port}', userCenter: 'http://user.${id}.localhost:{port}' },
  cookieDomain: '${id}.localhost',
  appScheme: ${quoted(id)},
  // Where the company serves customers. Production does not start without it.
  regions: ['CN'],
  privacy: { law: '《中华人民共和国个人信息保护法》' },
  theme: {
    light: {
${tokens(theme.light)}
    },
    dark: {
${tokens(theme.dark)}
    },
${typeOf(text)}  },
${productsOf(products)}  contact: [{ kind: 'email', label: '联系我们', value: 'hello@${id}.localhost' }],
});
`;

/** A round mark with a rising line, and bars in place of the name, because a path cannot be text. Replace it with your own. */
const logoFile = ({ id }) => `import type { Brand, LogoPath } from '../brand';

// A placeholder: a disc with a rising line. Replace it by your own paths in colours of the theme.
const mark: readonly LogoPath[] = [
  { d: 'M16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z', fill: 'action' },
  { d: 'M7 22l6-7l5 4l7-10', stroke: 'onAction', width: 2.5 },
];

export const ${id}Logo: Brand['logo'] = {
  mark: { width: 32, height: 32, paths: mark },
  full: { width: 72, height: 32, paths: [...mark, { d: 'M42 10h28M42 22h18', stroke: 'text', width: 3 }] },
};
`;

function knownBrands(tree) {
  return tree.children(ROOT).filter((name) => tree.exists(join(ROOT, name, `${name}.ts`)));
}

const files = (tree, folder) =>
  tree.children(folder).flatMap((name) => {
    const path = join(folder, name);
    return tree.isFile(path) ? [path] : files(tree, path);
  });

/** The brand with the fewest files to read through. */
const shortest = (tree) =>
  knownBrands(tree)
    .map((id) => ({ id, count: files(tree, join(ROOT, id)).length }))
    .sort((a, b) => a.count - b.count)[0].id;

/** Copies the other brand's articles with the names replaced. They are a start that runs, to be read and replaced. */
function copyContent(tree, { id, name }, like) {
  const source = tree.read(join(ROOT, like, `${like}.ts`), 'utf8');
  const valueOf = (key) => new RegExp(`\\b${key}: '([^']+)'`).exec(source)[1];
  const names = [
    [valueOf('name'), name],
    [valueOf('shortName'), [...name].slice(0, 2).join('')],
  ];
  const from = join(ROOT, like, 'content');
  for (const path of files(tree, from)) {
    const target = join(ROOT, id, 'content', path.slice(from.length));
    if (!/\.(md|svg|yaml)$/.test(path)) {
      tree.write(target, tree.read(path));
      continue;
    }
    const text = names.reduce((done, [old, own]) => done.replaceAll(old, own), tree.read(path, 'utf8'));
    tree.write(target, text.replaceAll(like.toUpperCase(), id.toUpperCase()).replaceAll(like, id));
  }
}

function addLine(tree, id) {
  const path = join(ROOT, 'brands.ts');
  const text = tree.read(path, 'utf8');
  tree.write(
    path,
    text
      .replace(/(\nimport \{[^\n]+\n)(\n)/, `$1import { ${id} } from './${id}/${id}';\n$2`)
      .replace(/(export const brands = \{[^}]*?),? \}/, `$1, ${id} }`),
  );
}

/**
 * Creates a brand that runs: its folder and its line in brands.ts.
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{id: string, name: string, action: string, text?: number, like?: string}} options
 */
exports.brand = async (tree, { id, name, action, text = 1, like }) => {
  if (tree.exists(join(ROOT, id))) throw new Error(`There is a brand ${id} already.`);
  const model = like ?? shortest(tree);
  if (!knownBrands(tree).includes(model)) throw new Error(`There is no brand ${model} to start from.`);
  const [, products] = /\n {2}products: (\[[^\]]+\])/.exec(tree.read(join(ROOT, model, `${model}.ts`), 'utf8')) ?? [];
  tree.write(join(ROOT, id, `${id}.ts`), brandFile({ id, name, text, products, theme: themeOf(action) }));
  tree.write(join(ROOT, id, 'logo.ts'), logoFile({ id }));
  copyContent(tree, { id, name }, model);
  addLine(tree, id);
};
