import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from './workspace.mjs';

const PATHS = JSON.parse(readFileSync(inWorkspace('tools/config/browsers.json'), 'utf8'));

/**
 * The Chromium of this system: CHROMIUM_PATH, else the first known path that exists. The headless shell comes first, because it draws
 * the same pages with less work.
 */
export const systemBrowser = () => process.env.CHROMIUM_PATH || PATHS.find((path) => existsSync(path));
