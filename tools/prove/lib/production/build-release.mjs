import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../copy-repository.mjs';
import { runOfImage } from '../containerfile.mjs';

// Production refuses a brand without these facts. They are invented, and only in the copy.
const FACTS = [
  [
    "legal: { company: '', licence: '', regulator: '', registrationNumber: '', address: '' }",
    "legal: { company: '虚构公司', licence: '虚构-1', regulator: '虚构机构', registrationNumber: '虚构-2', address: '虚构地址' }",
  ],
  ["production: { server: ''", "production: { server: 'Proof-Live'"],
];

/** Builds a copy of the repository, whose brands have invented legal facts, with the build command of the image. */
export async function buildRelease(folder) {
  copyRepository(folder);
  const file = join(folder, 'libs/brand/src/base.ts');
  let source = readFileSync(file, 'utf8');
  for (const [empty, invented] of FACTS) {
    if (!source.includes(empty)) throw new Error(`libs/brand/src/base.ts has no ${empty}`);
    source = source.replace(empty, invented);
  }
  writeFileSync(file, source);
  await runOfImage('build', 'npx nx', { cwd: folder, env: { NX_DAEMON: 'false' } });
}
