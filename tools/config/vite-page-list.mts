import type { Plugin } from 'vite';

/** Writes the addresses of an app's pages to routes.json, so that its server knows which addresses exist. */
export const pageList = (paths: readonly string[]): Plugin => ({
  name: 'page-list',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: `${JSON.stringify(paths)}\n` });
  },
});
