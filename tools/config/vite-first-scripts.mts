import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const sourceOf = (name: string) => readFileSync(join(import.meta.dirname, 'first-scripts', `${name}.js`), 'utf8');

/**
 * Puts small scripts before an app's entry: `old-browser.js`, and with `isEntryLarge` also `first-script.js`, which loads the
 * entry. The entry is still preloaded. Deferred scripts and modules run in the order of the page.
 * @param folder folder of the scripts within the build
 * @param isEntryLarge false for an entry that is a small first script itself
 */
export function firstScripts(base: string, folder: string, isEntryLarge: boolean): Plugin {
  return {
    name: 'first-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? page.source.toString() : '';
      const [tag, entry] = entryTag.exec(html) ?? [];
      if (page?.type !== 'asset' || !tag || !entry) return this.error('index.html has no entry script');
      const emit = (name: string, source: string) => {
        const fileName = `${folder}/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return base + fileName;
      };
      const check = `<script defer src="${emit('old-browser', sourceOf('old-browser'))}"></script>`;
      const load = () => {
        const first = emit('first-script', sourceOf('first-script').replace('__ENTRY__', entry));
        return `<script type="module" crossorigin src="${first}"></script><link rel="modulepreload" crossorigin href="${entry}">`;
      };
      page.source = html.replace(tag, check + (isEntryLarge ? load() : tag));
    },
  };
}
