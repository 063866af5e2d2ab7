import { defineConfig, type Plugin } from 'vite';
import { stableStyledIds } from '../config/vite-stable-styled-ids.mts';

const workspace = new URL('../..', import.meta.url).pathname;

/** Node's own loader gives the default import of styled-components as its whole CommonJS object; by name it is the same everywhere. */
const styledByName: Plugin = {
  name: 'styled-by-name',
  enforce: 'pre',
  transform: {
    filter: { code: 'styled-components' },
    handler: (code) => ({
      code: code
        .replace(
          /import styled, \{ ([^}]*) \} from 'styled-components'/g,
          "import { styled, $1 } from 'styled-components'",
        )
        .replace(/import styled from 'styled-components'/g, "import { styled } from 'styled-components'"),
      map: null,
    }),
  },
};

// What build-scripts.mjs cannot load itself: Node 20 takes no TypeScript, the loader of this file does.
export default defineConfig({
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  plugins: [styledByName, stableStyledIds(workspace)],
});
