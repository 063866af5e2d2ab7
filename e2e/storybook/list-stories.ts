import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(__dirname, '../../libs/ui/src');

/** Every story as `component/Story`, read from the sources, so that a story that Storybook does not list fails its test. */
export function listStories(): { component: string; stories: string[] }[] {
  return readdirSync(kit)
    .flatMap((component) => {
      const file = join(kit, component, `${component}.stories.tsx`);
      try {
        const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].flatMap(
          ([, name]) => name ?? [],
        );
        return [{ component, stories: names }];
      } catch {
        return [];
      }
    })
    .sort((left, right) => left.component.localeCompare(right.component));
}
