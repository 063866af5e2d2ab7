import { parseArgs } from 'node:util';
import { CommandError, UsageError, type Command, type Surroundings } from './command';
import { commands } from './commands';
import { knownFault } from './known-fault';
import { version } from '../../observability/version';

const heading = '用法：portal <命令> [选项]     portal <命令> --help 说明一个命令；源码目录中为 npm run ops -- <命令>';

const general = `${heading}

${Object.entries(commands)
  .map(([name, { usage, summary }]) => `  portal ${`${name} ${usage}`.trim()}\n      ${summary.split('\n')[0]}`)
  .join('\n')}`;

const usageOf = (name: string, { usage, summary }: Command) =>
  `用法：portal ${`${name} ${usage}`.trim()}\n\n${summary}`;

/** Runs a command of the operator. Returns the exit code; a fault is one line of the terminal each, without a stack. */
export async function runPortal(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal } = surroundings;
  const [name = '', ...rest] = args;
  if (name === '--version') {
    terminal.print(version);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = ['help', '--help', '-h'].includes(name);
    if (!isAsked && name !== '') terminal.printError(`没有 ${name} 这个命令。`);
    if (isAsked) terminal.print(general);
    else terminal.printError(general);
    return isAsked ? 0 : 1;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(usageOf(name, command));
    return 0;
  }
  try {
    const { values, positionals } = read(command, rest);
    return (await command.run({ ...surroundings, words: positionals, options: values })) ?? 0;
  } catch (error) {
    const lines = error instanceof CommandError ? error.message : knownFault(error);
    if (lines === undefined) throw error;
    if (lines !== '') terminal.printError(lines);
    if (error instanceof UsageError) terminal.printError(usageOf(name, command));
    return 1;
  }
}

function read({ options = {}, words: [least, greatest] }: Command, args: string[]) {
  const parsed = parse(options, args);
  const { length } = parsed.positionals;
  if (length < least || length > greatest) throw new UsageError('');
  return parsed as { values: Record<string, string | boolean | undefined>; positionals: string[] };
}

function parse(options: NonNullable<Command['options']>, args: string[]) {
  try {
    return parseArgs({ options, args, allowPositionals: true });
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (code.startsWith('ERR_PARSE_ARGS')) throw new UsageError(message);
    throw error;
  }
}
