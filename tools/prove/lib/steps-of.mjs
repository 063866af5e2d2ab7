const FENCE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * The steps of a how-to page, in order: commands (```sh), one command that keeps serving (```sh run) and files to write
 * (```ts file=path). Other blocks are illustrations only.
 */
export function stepsOf(page) {
  return [...page.matchAll(FENCE)].flatMap(([, language, facts, text]) => {
    const file = /file=(\S+)/.exec(facts)?.[1];
    if (file) return [{ file, text }];
    if (language !== 'sh') return [];
    return [{ text: text.trim(), serves: facts.trim() === 'run' }];
  });
}
