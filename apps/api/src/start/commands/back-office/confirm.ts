import { CommandError, type Call } from '../command';

export const yesOption = { yes: { type: 'boolean' } } as const;
export const yesUsage = '--yes                         不再确认';

/** Asks whether to go on, unless `--yes` was given. Throws if the answer is not yes. */
export async function confirm({ options, terminal }: Call, question: string): Promise<void> {
  if (options['yes']) return;
  if (!terminal.isInteractive) throw new CommandError('不在终端里运行时须加 --yes 确认。');
  const answer = await terminal.ask(`${question} [y/N] `);
  if (!/^(y|yes|是)$/i.test(answer.trim())) throw new CommandError('已放弃，什么都没有改变。');
}
