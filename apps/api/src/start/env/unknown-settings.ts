import { editDistance } from '@portal/rules/rules';
import { settingNames } from './env';
import { secretFileNames } from './secret-files';

const knownNames = [...settingNames, ...secretFileNames];

/** Shorter names are those of other programs too: HOME is near HOST. */
const shortest = 8;
/** How many letters may differ: one, or two in a long name. */
const typingErrors = (name: string) => (name.length < 10 ? 1 : 2);

/**
 * Settings of the environment that do not exist and whose names are near one that does, a line each. Without this a misspelt
 * setting is silently left out.
 */
export function unknownSettings(source: Record<string, string | undefined>): string[] {
  return Object.keys(source)
    .filter((name) => !knownNames.includes(name))
    .flatMap((name) => {
      const near = knownNames.find(
        (known) => known.length >= shortest && editDistance(name.toUpperCase(), known) <= typingErrors(known),
      );
      return near ? [`没有 ${name} 这个环境变量，是否应为 ${near}？请改正或去掉`] : [];
    });
}
