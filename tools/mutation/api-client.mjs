import { runStryker } from './lib/run-stryker.mjs';

await runStryker('api-client', ['src/**/*.ts'], 90);
