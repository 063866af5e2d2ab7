import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Nx repeats no task whose inputs are the same. So everything that can change the result of a browser test must be an input of it.
 */
const workspace = join(__dirname, '../..');
const BROWSER = 'tools/commands/lib/browser-version.mjs';
const folder = mkdtempSync(join(tmpdir(), 'portal-cached-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Graph = {
  graph: { dependencies: Record<string, { target: string }[]>; nodes: Record<string, { data: { root: string } }> };
  taskPlans: Record<string, string[]>;
};
let asked: Graph;

const node = (args: string[], env = {}) =>
  execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', env: { ...process.env, ...env } });

beforeAll(() => {
  const file = join(folder, 'graph.json');
  const env = { NX_DAEMON: 'false' };
  node(['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'e2e,e2e-brands', `--graph=${file}`], env);
  asked = JSON.parse(readFileSync(file, 'utf8')) as Graph;
}, 300_000);

/** The projects that a project depends on, also through others. */
function below(project: string, found = new Set<string>()): Set<string> {
  for (const { target } of asked.graph.dependencies[project] ?? []) {
    if (target.startsWith('npm:') || found.has(target)) continue;
    found.add(target);
    below(target, found);
  }
  return found;
}

describe.each(['e2e:e2e', 'e2e:e2e-brands'])('the result of %s', (task) => {
  const plan = () => asked.taskPlans[task] ?? [];

  test('is of these very files of e2e and of each project below it, with the testkit', () => {
    const projects = [...below('e2e')];
    expect(projects).toEqual(expect.arrayContaining(['testkit', 'api', 'site', 'user-center', 'staff', 'ui', 'rules']));
    for (const project of ['e2e', ...projects])
      expect(plan()).toContain(`${project}:${asked.graph.nodes[project]?.data.root}/**/*`);
  });

  test('is of the built apps that it opens', () => {
    for (const built of ['api', 'site', 'user-center', 'staff'])
      expect(plan().some((input) => input.startsWith(`**/*:dist/apps/${built}`))).toBe(true);
  });

  test('is of this version of the browser, of Node and of the packages', () => {
    expect(plan()).toEqual(expect.arrayContaining([`runtime:node ${BROWSER}`, 'runtime:node -v', 'env:CHROMIUM_PATH']));
    expect(plan().some((input) => input.includes('{workspaceRoot}/package-lock.json'))).toBe(true);
  });
});

test('the version is that of the browser that the tests use', () => {
  const browser = join(folder, 'browser');
  for (const version of ['Chromium 1.2.3', 'Chromium 1.2.4']) {
    writeFileSync(browser, `#!/bin/sh\necho "${version}"\n`);
    chmodSync(browser, 0o755);
    expect(node([BROWSER], { CHROMIUM_PATH: browser })).toBe(`${version}\n`);
  }
});
