import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { stableStyledIds } from '../../tools/config/vite-stable-styled-ids.mts';
import { styledDoor } from '../../tools/config/vite-styled-door.mts';

const workspace = join(import.meta.dirname, '../..');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: join(workspace, 'node_modules/.vite/apps/workshop'),
  plugins: [styledDoor(), react(), stableStyledIds(workspace)],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: join(workspace, 'dist/workshop'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The workshop is for those who build; nobody waits for it on a phone.
    chunkSizeWarningLimit: 2000,
  },
  server: { port: 4202 },
});
