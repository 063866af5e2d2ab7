import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThemeTokens } from '@portal/brand';
import { Failure } from '../core/errors/fail';

export interface StatementTable {
  title: string;
  /** Widths are parts of the page; their sum is 1. */
  columns: readonly { head: string; width: number; align?: 'right' }[];
  rows: readonly (readonly string[])[];
  note?: string;
}

/** The content of a statement, independent of its layout. */
export interface StatementDocument {
  brand: string;
  colours: Pick<ThemeTokens, 'text' | 'textSoft' | 'line' | 'sunken'>;
  title: string;
  facts: readonly (readonly [term: string, value: string])[];
  tables: readonly StatementTable[];
  notes: readonly string[];
  foot: string;
}

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const mostWaiting = 20;
const limitMs = 60_000;
// The font takes several megabytes, so an idle worker is stopped.
const idleMs = 60_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let next = 0;

function rest(): void {
  const old = worker;
  worker = undefined;
  void old?.terminate();
}

/** Rejects the jobs of a worker that has ended. The next job starts a new worker. */
function fail(error: Error): void {
  rest();
  for (const [id, { reject, timer }] of waiting) {
    clearTimeout(timer);
    waiting.delete(id);
    reject(error);
  }
}

function begin(): Worker {
  const started = new Worker(join(import.meta.dirname, 'assets', 'draw-statement.mjs'));
  // The worker does not keep a stopping gateway alive.
  started.unref();
  started.on('message', ({ id, bytes, failed }: { id: number; bytes?: Uint8Array; failed?: string }) => {
    const one = waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.delete(id);
    if (bytes) one.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else one.reject(new Error(failed));
    if (waiting.size === 0) idle = setTimeout(rest, idleMs).unref();
  });
  started.on('error', fail);
  return started;
}

/** Draws a statement as PDF in a worker thread. Throws UNAVAILABLE if too many are waiting. */
export function drawStatement(statement: StatementDocument): Promise<Buffer> {
  if (waiting.size >= mostWaiting) throw new Failure('UNAVAILABLE', { status: 503, retryAfter: 5 });
  clearTimeout(idle);
  worker ??= begin();
  const id = (next += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('the printer is stuck')), limitMs).unref();
    waiting.set(id, { resolve, reject, timer });
    worker?.postMessage({ id, statement });
  });
}
