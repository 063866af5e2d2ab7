const { dirname, resolve, sep } = require('node:path');

/** Folders of each app's src, lowest first. A folder imports folders of lower lines only. `*`: every folder that is not named. */
const LAYERS = {
  api: [
    ['limits'],
    ['crypto', 'observability', 'database'],
    ['ports', 'jobs'],
    ['core'],
    ['http', 'adapters'],
    ['pages'],
    ['*'],
    ['commands'],
  ],
  site: [['shared'], ['*'], ['shell'], ['server']],
  'user-center': [['shared'], ['*'], ['shell']],
  staff: [['shared'], ['*'], ['shell']],
};

/** Files in src of apps/api that every layer may import: the context of handlers and jobs, and the settings. */
const OPEN = ['gateway', 'env'];

function rankOf(layers, folder) {
  const named = layers.findIndex((layer) => layer.includes(folder));
  return named === -1 ? layers.findIndex((layer) => layer.includes('*')) : named;
}

/** The app and the parts of the path below its src; undefined for a file that is in none of these apps. */
function placeOf(path) {
  const parts = path.split(sep);
  const src = parts.lastIndexOf('src');
  const app = parts[src - 1];
  return parts[src - 2] === 'apps' && app in LAYERS ? { app, below: parts.slice(src + 1) } : undefined;
}

/** Within an app, imports go down only: docs/architecture.md. Files in src itself combine the layers and import any of them. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '"{{from}}" may not import "{{to}}": imports go down only, see docs/architecture.md.',
    },
  },
  create(context) {
    const own = placeOf(context.filename);
    const isTest = /\.test\.tsx?$/.test(context.filename) || own?.below.includes('testing');
    if (!own || own.below.length < 2 || isTest) return {};
    const layers = LAYERS[own.app];
    const [from] = own.below;
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = placeOf(resolve(dirname(context.filename), source));
      const to = target?.below[0];
      if (to === undefined || to === from || OPEN.includes(to)) return;
      if (rankOf(layers, to) < rankOf(layers, from)) return;
      context.report({ node: node.source, messageId: 'up', data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
