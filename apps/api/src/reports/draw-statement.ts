import { join } from 'node:path';
import type { ThemeTokens } from '@portal/brand';
import { boundedQueue } from '../limits/bounded-queue';
import { helperProcess } from '../limits/helper-process';

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

const limitMs = 60_000;
const ask = helperProcess<StatementDocument, { bytes: Uint8Array } | { failed: string }>(
  join(import.meta.dirname, 'assets', 'draw-statement.mjs'),
  limitMs,
);

/** One statement is drawn at a time. A customer has one that is drawn and one that waits. */
export const statementQueue = boundedQueue('statements', { running: 1, waiting: 20, perOwner: 2, retryAfter: 5 });

/** Draws a statement as PDF in a process of its own. Is called in a place of `statementQueue`. */
export async function drawStatement(statement: StatementDocument): Promise<Buffer> {
  const answer = await ask(statement);
  if ('failed' in answer) throw new Error(answer.failed);
  const { buffer, byteOffset, byteLength } = answer.bytes;
  return Buffer.from(buffer, byteOffset, byteLength);
}
