import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import { fail } from './lib/fail.mjs';
import { runNode } from './lib/run.mjs';
import { inWorkspace } from './lib/workspace.mjs';

// Writes each OpenAPI document that a gateway serves as a page for people, one file without anything from another host.
const folder = inWorkspace('dist/apps/api-reference');
mkdirSync(folder, { recursive: true });
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
for (const [audience, name] of [
  ['customer', 'openapi.json'],
  ['staff', 'openapi-staff.json'],
]) {
  const { ok, output } = await runNode(
    inWorkspace('node_modules/@redocly/cli/bin/cli.js'),
    ['build-docs', inWorkspace('docs', name), '--inlineBundle', '-o', `${folder}/${audience}.html`],
    { env },
  );
  if (!ok) fail(output);
}
