import { runStryker } from './lib/run-stryker.mjs';

await runStryker('session', ['src/**/*.ts'], 90);
