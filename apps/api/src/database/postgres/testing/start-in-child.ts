import { transformFileSync } from '@swc/core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ChildGateway {
  pid: number;
  url: string;
  /** ends the process normally, without stopping the server */
  exit(): void;
  /** stops the server, after which nothing keeps the process; returns what it prints once the server has stopped */
  stop(): Promise<string>;
  gone: Promise<unknown>;
}

/** Starts PostgreSQL from a separate Node process, which a test may kill. */
export async function startInChild(dataDir: string): Promise<ChildGateway> {
  const script = `
    require('${compiled()}/start-postgres.js').startPostgres({ dataDir: process.argv[1] }).then(({ url, stop }) => {
      process.stdout.write(url);
      process.stdin.on('end', () => process.exit(0));
      process.stdin.once('data', () => {
        process.stdin.destroy();
        stop().then(() => process.stdout.write('stopped'));
      });
    });`;
  const child = spawn(process.execPath, ['-e', script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const [url] = await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => ['the child ended before it was ready']),
  ]);
  return {
    pid: child.pid ?? 0,
    url: String(url),
    exit: () => void child.stdin.end(),
    gone,
    async stop() {
      let printed = '';
      child.stdout.on('data', (text) => (printed += String(text)));
      child.stdin.write('stop');
      await once(child, 'close');
      return printed;
    },
  };
}

/** Compiles the supervisor to CommonJS in the workspace, where node_modules is found. Node 20 does not run TypeScript. */
function compiled(): string {
  const source = join(__dirname, '..');
  const workspace = join(source, '../../../../..');
  const folder = join(workspace, 'tmp', 'postgres-supervisor');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source).filter((file) => /^[a-z-]+\.ts$/.test(file))) {
    const { code } = transformFileSync(join(source, name), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    writeFileSync(join(folder, name.replace(/\.ts$/, '.js')), code);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }));
  return folder;
}
