import { runStryker } from './lib/run-stryker.mjs';

// The kernel. The calls themselves are declarations, which the tests of the gateway run.
await runStryker('contract', ['src/kernel/**/*.ts', 'src/texts/**/*.ts', 'src/openapi/**/*.ts'], 90);
