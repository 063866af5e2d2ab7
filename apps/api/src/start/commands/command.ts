import type { ParseArgsConfig } from 'node:util';

/** Where a command runs: its settings, and whom it talks to. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  terminal: Terminal;
  /** Folder of the SQL files. */
  schemaFolder: string;
  /** Starts the gateway. Resolves when it is ready; it ends with a signal. */
  start(): Promise<void>;
}

export interface Terminal {
  /** Whether a person can answer. */
  isInteractive: boolean;
  print(line: string): void;
  printError(line: string): void;
  /** Asks and returns what is typed. With `hidden` it is not shown. */
  ask(question: string, how?: { hidden: boolean }): Promise<string>;
}

export interface Call extends Surroundings {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** What stands after the command's name: `<类别> <编号> [--tx 交易哈希]`. */
  usage: string;
  /** What it does, in a line; more lines for what `--help` adds. */
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** The least and the greatest number of words after the name. */
  words: readonly [number, number];
  /** Returns the exit code; nothing means 0. */
  run(call: Call): Promise<number | void>;
}

/** Why a command did not do its work: one line for the operator. */
export class CommandError extends Error {}

/** The command was not understood: its usage is shown. */
export class UsageError extends CommandError {}

/** The text of an option, if it was given. */
export function textOf(options: Call['options'], name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
