import type { Env } from './env';

/** What an operator reads of some settings that belong together: a row of README.md and a part of portal.env.example. */
export interface SettingText {
  names: readonly (keyof Env)[];
  /** The default in words; without it the values of env.ts are shown. */
  is?: string;
  text: string;
  /** Values of the example, for settings that have no default to show. */
  example?: Partial<Record<keyof Env, string>>;
  /** What only the example says. */
  more?: string;
}
