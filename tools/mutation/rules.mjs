import { runStryker } from './lib/run-stryker.mjs';

await runStryker('rules', ['src/**/*.ts'], 90);
