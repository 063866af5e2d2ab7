import { settingDefaults } from './env';
import { requiredSettings } from '../checks/production-faults';
import { secretFileNames } from './secret-files';
import { settingTexts } from './setting-texts';

const isRequired = (name: string) => requiredSettings.some((one) => one === name);
const defaultOf = (name: string) => (settingDefaults[name] ? `\`${settingDefaults[name]}\`` : '');

/** A setting of an exported folder, which the gateway does not read. */
const ofExports = '| `API_ORIGIN` | the folder’s own | of an export: where its pages’ calls go |'.replaceAll('’', "'");

/** The section on settings of README.md, before Prettier. */
export function settingsSection(): string {
  const secrets = secretFileNames.map((name) => `\`${name}\``).join(', ');
  const rows = settingTexts.map(({ names, is, text }) => {
    const marked = names.map((name) => `\`${name}\`${isRequired(name) ? ' ●' : ''}`);
    return `| ${marked.join(' ')} | ${is ?? names.map(defaultOf).join(' ')} | ${text} |`;
  });
  return [
    '## Settings',
    '',
    'Read from the environment and `.env`. Production refuses to start while one marked ● is missing. A secret may lie in a file instead,',
    `whose path one of these settings names: ${secrets}. The file contains the value alone.`,
    '',
    '| Name | Default | |',
    '| --- | --- | --- |',
    ...rows,
    ofExports,
    '',
    '',
  ].join('\n');
}

const comment = (text: string) => text.split('\n').map((line) => `# ${line}`);
const plain = (markdown: string) => markdown.replaceAll('`', '').replaceAll('\\|', '|');

/** tools/deploy/portal.env.example. What production requires and what has no safe default stands there; the rest is commented out. */
export function envExample(): string {
  const parts = settingTexts
    .filter(({ names }) => !names.includes('MODE'))
    .flatMap(({ names, is, text, example = {}, more }) => [
      '',
      ...comment(plain(text) || 'fatal, error, warn, info, debug or silent'),
      ...(more === undefined ? [] : comment(more)),
      ...(is === undefined || is === 'none' ? [] : comment(`Default: ${plain(is)}`)),
      ...names.map((name) => {
        const value = example[name] ?? settingDefaults[name] ?? '';
        return isRequired(name) || name in example ? `${name}=${value}` : `#${name}=${value}`;
      }),
    ]);
  return [
    ...comment(
      '/etc/portal/portal.env, readable by root only. `npm run settings` writes this example from apps/api/src/start/env/setting-texts.ts.',
    ),
    ...comment('`portal check` with these settings names what is missing or unsafe and what cannot be reached.'),
    ...comment(`A secret may lie in a file instead: ${secretFileNames.join(', ')}.`),
    ...parts,
    '',
  ].join('\n');
}
