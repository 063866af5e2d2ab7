import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Puts a small script before an app's entry: the built page loads `script`, which loads the entry. The entry is still preloaded.
 * @param script path of the source, plain JavaScript, in which `__ENTRY__` is replaced by the entry's address
 * @param folder folder of the scripts within the build
 */
export function firstScript(script: string, base: string, folder: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? page.source.toString() : '';
      const [tag, entry] = entryTag.exec(html) ?? [];
      if (page?.type !== 'asset' || !tag || !entry) return this.error('index.html has no entry script');
      const source = readFileSync(join(import.meta.dirname, '../..', script), 'utf8').replace('__ENTRY__', entry);
      const fileName = `${folder}/first-script-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      page.source = html.replace(
        tag,
        `<script type="module" crossorigin src="${base}${fileName}"></script><link rel="modulepreload" crossorigin href="${entry}">`,
      );
    },
  };
}
