import { join } from 'node:path';

const build = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** The published build of react-router without development warnings. Its package names the other one for every bundler. */
export const productionRouter = [
  { find: /^react-router$/, replacement: join(build, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(build, 'dom-export.mjs') },
];
