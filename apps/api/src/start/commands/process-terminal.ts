import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './command';

/** The terminal of this process. */
export const processTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  async ask(question, { hidden } = { hidden: false }) {
    process.stdout.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const reader = createInterface({
      input: process.stdin,
      output: hidden ? silent : process.stdout,
      terminal: hidden,
    });
    const answer = await reader.question('');
    reader.close();
    if (hidden) process.stdout.write('\n');
    return answer;
  },
};
