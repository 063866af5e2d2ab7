const { dirname, parse, resolve, sep } = require('node:path');

/**
 * Folders of each app's src, lowest first. A folder imports folders of lower lines only. `*`: every folder that is not named.
 * `app` and `main` are files.
 */
const LAYERS = {
  api: [
    ['limits'],
    ['crypto', 'database'],
    ['observability'],
    ['ports'],
    ['jobs'],
    ['core'],
    ['http', 'adapters'],
    ['pages'],
    ['*'],
    ['app'],
    ['start'],
    ['main'],
  ],
  site: [['shared'], ['*'], ['shell'], ['server']],
  'user-center': [['shared'], ['*'], ['shell']],
  staff: [['shared'], ['*'], ['shell']],
};

/** A folder that one other folder alone may import. */
const ALONE = { adapters: 'start' };

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

/** Within an app, imports go down only: docs/architecture.md. Of the files in src itself, app.ts of the gateway is a layer; the others import any. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '"{{from}}" may not import "{{to}}": imports go down only, see docs/architecture.md.',
      alone: '"{{from}}" may not import "{{to}}": only "{{alone}}" does, see docs/architecture.md.',
    },
  },
  create(context) {
    const own = placeOf(context.filename);
    const isTest = /\.test\.tsx?$/.test(context.filename) || own?.below.includes('testing');
    if (!own || isTest) return {};
    const layers = LAYERS[own.app];
    const from = parse(own.below[0]).name;
    if (own.below.length < 2 && !layers.some((layer) => layer.includes(from))) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = placeOf(resolve(dirname(context.filename), source));
      const to = target?.below[0];
      if (to === undefined || to === from) return;
      const alone = ALONE[to] ?? from;
      if (rankOf(layers, to) >= rankOf(layers, from))
        context.report({ node: node.source, messageId: 'up', data: { from, to } });
      else if (alone !== from) context.report({ node: node.source, messageId: 'alone', data: { from, to, alone } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
