import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env.GATEWAY;

export default defineConfig({
  plugins: [react()],
  preview: { allowedHosts: true, proxy: { '/v2': gateway, '/config.json': gateway, '/sandbox': gateway } },
});
