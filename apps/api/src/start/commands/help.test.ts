import { version } from '../../observability/version';
import type { Command } from './command';
import { commands } from './commands';
import { office, ops, useBackOffice } from './testing/back-office';

useBackOffice();

describe('the help', () => {
  it.each(['help', '--help', '-h'])('%s names every command', async (word) => {
    const { code, out, error } = await ops([word]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^  portal ${name}( |$)`, 'm'));
  });

  it.each(Object.keys(commands))('%s --help explains it and does nothing', async (name) => {
    const { code, out, error } = await ops([name, '--help']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(`用法：portal ${name}`);
    expect(out).toContain(commands[name]?.summary);
    expect(office.asked).toEqual([]);
  });

  it.each(Object.keys(commands))(
    '%s with a word or an option too many shows its usage and does nothing',
    async (name) => {
      for (const more of [['a', 'b', 'c', 'd'], ['--unknown']]) {
        const { code, out, error } = await ops([name, ...more]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(error).toContain(`用法：portal ${name}`);
      }
      expect(office.asked).toEqual([]);
    },
  );
});

/** The most words that a usage shows: of `<a> --b <c> | [d <e>] [--f g]` two. Options and their values are none. */
function wordsShown({ usage, options = {} }: Command): number {
  const ways = usage.split(' | ').map((way) => {
    const tokens = way.split(/\s+/).filter((token) => token !== '');
    return tokens.filter((token, at) => {
      const [, before] = /^\[?--([\w-]+)$/.exec(tokens[at - 1] ?? '') ?? [];
      return !/^\[?--/.test(token) && (before === undefined || options[before]?.type !== 'string');
    }).length;
  });
  return Math.max(...ways);
}

it.each(Object.entries(commands))('%s takes as many words as its usage shows', (_name, command) => {
  expect(command.words[1]).toBe(wordsShown(command));
});

it('says its version', async () => {
  expect(await ops(['--version'])).toEqual({ code: 0, out: `${version}\n`, error: '' });
});

it('starts the gateway', async () => {
  expect(await ops(['start'])).toEqual({ code: 0, out: 'started', error: '' });
});
