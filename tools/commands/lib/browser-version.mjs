import { spawnSync } from 'node:child_process';
import { systemBrowser } from './browser.mjs';

// Prints the version of the browser that the tests use. Nx runs this, so that another browser is tested anew (e2e/project.json).
const browser = systemBrowser();
if (browser) process.stdout.write(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '');
