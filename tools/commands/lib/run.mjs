import { spawn } from 'node:child_process';
import { workspace } from './workspace.mjs';

/**
 * Runs a program to its end and captures its output. The end is reached when nothing that the program started holds its output open.
 * @param {object} [options]
 * @param {number} [options.limit] milliseconds after which the program, and what it started, is killed; it is then not ok
 * @returns {Promise<{ok: boolean, output: string}>} never rejects: a program that cannot be started is not ok
 */
export function run(command, args, { env = {}, cwd = workspace, limit } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A program with a limit has a process group of its own, so that what it started ends with it.
      detached: limit !== undefined,
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    const end = limit === undefined ? undefined : endGroupAfter(limit, child);
    child.on('error', (error) => done({ ok: false, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => {
      const late = end?.() ?? '';
      done({ ok: code === 0 && late === '', output: output() + late });
    });
  });
}

/** @returns {() => string} to be called at the end; the line that says that the limit was reached, if it was */
function endGroupAfter(limit, child) {
  let line = '';
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended.
    }
  };
  const timer = setTimeout(() => {
    line = `没有在 ${limit / 1000} 秒内结束，已终止。\n`;
    kill('SIGKILL');
  }, limit);
  const signals = ['SIGINT', 'SIGTERM'].map((signal) => {
    const pass = () => {
      kill(signal);
      process.exit(1);
    };
    process.once(signal, pass);
    return () => process.off(signal, pass);
  });
  return () => {
    clearTimeout(timer);
    for (const remove of signals) remove();
    return line;
  };
}

/** Runs a JavaScript program of node_modules with this Node, whatever PATH says. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
