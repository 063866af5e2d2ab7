import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../src/*/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Storybook asks no other host for anything.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react()],
      resolve: { tsconfigPaths: true },
      // Storybook runs on the developer's machine only, so the size of its files does not matter.
      build: { sourcemap: false, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
