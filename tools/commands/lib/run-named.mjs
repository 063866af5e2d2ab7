import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fail } from './fail.mjs';
import { inWorkspace } from './workspace.mjs';

/** Runs the program in `tools/<folder>` that the first argument names, or lists the programs. */
export async function runNamed(folder) {
  const names = readdirSync(inWorkspace('tools', folder))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length));
  const [name] = process.argv.slice(2);
  if (!names.includes(name)) fail(`用法：npm run ${folder} -- <名称>，可选：${names.join('、')}`);
  await import(pathToFileURL(inWorkspace('tools', folder, `${name}.mjs`)).href);
}
