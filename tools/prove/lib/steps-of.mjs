const FENCE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * What a how-to page tells its reader to do, in order: commands (```sh), one that goes on serving (```sh run) and files to be
 * written (```ts file=path). Other blocks are only shown.
 */
export function stepsOf(page) {
  return [...page.matchAll(FENCE)].flatMap(([, language, facts, text]) => {
    const file = /file=(\S+)/.exec(facts)?.[1];
    if (file) return [{ file, text }];
    if (language !== 'sh') return [];
    return [{ text: text.trim(), serves: facts.trim() === 'run' }];
  });
}
