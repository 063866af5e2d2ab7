import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** oxc derives styled-components ids from the absolute path; make them depend on the workspace path only. */
export function stableStyledIds(workspaceRoot: string): Plugin {
  return {
    name: 'stable-styled-ids',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId' },
      handler(code, id) {
        const path = relative(workspaceRoot, id.split('?', 1)[0] ?? id)
          .split(sep)
          .join('/');
        if (path.startsWith('..') || path.includes('node_modules/')) return null;
        const hash = createHash('sha256').update(path).digest('hex').slice(0, 6);
        return { code: code.replace(/(componentId:\s*["'`])sc-[0-9a-z]+-(\d+)/g, `$1sc-${hash}-$2`), map: null };
      },
    },
  };
}
