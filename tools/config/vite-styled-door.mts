import type { Plugin } from 'vite';

const door = /import \{([^}]*)\} from '@portal\/ui';/g;
const ofStyled = new Set(['css', 'keyframes', 'styled']);

/**
 * Apps take styled-components through `@portal/ui`. The compiler gives stable ids only to what is imported from the package
 * itself (oxc has no list of other import paths yet), so those names are sent there before it looks.
 */
export function styledDoor(): Plugin {
  return {
    name: 'styled-door',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: door },
      handler: (code) => ({
        code: code.replace(door, (whole, list: string) => {
          const names = list.split(',').map((name) => name.trim());
          const inner = names.filter((name) => ofStyled.has(name));
          if (inner.length === 0) return whole;
          const others = names.filter((name) => !ofStyled.has(name)).join(', ');
          return `import { ${inner.join(', ')} } from 'styled-components'; import { ${others} } from '@portal/ui';`;
        }),
        map: null,
      }),
    },
  };
}
