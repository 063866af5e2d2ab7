import { defineConfig, type Plugin } from 'vite';
import { stableStyledIds } from '../config/vite-stable-styled-ids.mts';

const workspace = new URL('../..', import.meta.url).pathname;

/** Node imports the whole CommonJS object as the default export of styled-components. The named export works everywhere. */
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

// The part of build-scripts.mjs that needs TypeScript: Node 20 cannot import it, Vite's config loader can.
export default defineConfig({
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  plugins: [styledByName, stableStyledIds(workspace)],
});
