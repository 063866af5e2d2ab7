import { spawn } from 'node:child_process';
import { workspace } from './workspace.mjs';

/**
 * Runs a program to its end and captures its output.
 * @returns {Promise<{ok: boolean, output: string}>} never rejects: a program that cannot be started is not ok
 */
export function run(command, args, { env = {}, cwd = workspace } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    child.on('error', (error) => done({ ok: false, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output: output() }));
  });
}

/** Runs a JavaScript program of node_modules with this Node, whatever PATH says. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
