import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSource } from './lib/load-source.mjs';
import { inWorkspace } from './lib/workspace.mjs';

// Writes the settings in README.md and tools/deploy/portal.env.example.
const { envExample, settingsSection } = await loadSource('apps/api/src/start/env/settings-docs.ts');
const readme = inWorkspace('README.md');
const text = readFileSync(readme, 'utf8');
const begin = text.indexOf('## Settings\n');
writeFileSync(readme, text.slice(0, begin) + settingsSection() + text.slice(text.indexOf('\n## ', begin) + 1));
writeFileSync(inWorkspace('tools/deploy/portal.env.example'), envExample());
spawnSync(process.execPath, [inWorkspace('node_modules/prettier/bin/prettier.cjs'), '--write', readme], {
  stdio: 'inherit',
});
