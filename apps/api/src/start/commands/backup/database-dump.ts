import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from '../command';
import { libpqSettings } from './libpq-settings';

interface Running<S> {
  stream: S;
  /** Settles when the program has ended. @throws CommandError with its first line if it has failed. */
  ended: Promise<void>;
  /** Ends the program before it has done its work. */
  stop(): void;
}

function start(program: string, args: string[], url: string): { child: ChildProcess; ended: Promise<void> } {
  const env = { ...process.env, ...libpqSettings(url) };
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(0, 2000)));
  const ended = once(child, 'close').then(
    ([code]: number[]) => {
      const [line = `ended with ${code}`] = said.split('\n').filter((one) => one.trim() !== '');
      if (code !== 0) throw new CommandError(`${program}：${line}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new CommandError(`没有 ${program}：请安装 PostgreSQL 的客户端程序。`);
      throw error;
    },
  );
  return { child, ended };
}

/** The whole database as one consistent state, in the custom format of pg_dump, while gateways go on. */
export function dumpDatabase(url: string): Running<Readable> {
  const { child, ended } = start('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], url);
  return { stream: child.stdout!, ended, stop: () => void child.kill() };
}

/** Fills an empty database from a dump: all of it, or nothing. */
export function fillDatabase(url: string): Running<Writable> {
  const dbname = libpqSettings(url)['PGDATABASE'] ?? '';
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${dbname}`];
  const { child, ended } = start('pg_restore', args, url);
  return { stream: child.stdin!, ended, stop: () => void child.kill() };
}
