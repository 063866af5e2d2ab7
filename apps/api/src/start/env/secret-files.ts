import { readFileSync } from 'node:fs';

/** Settings that are secrets or contain one. Each may be the content of a file instead, which `<name>_FILE` names. */
const secretSettings = [
  'DATABASE_URL',
  'REDIS_URL',
  'SECRET_KEY',
  'SECRET_KEYS',
  'EGPAY_SECRET',
  'SMS_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'MT5_PASSWORD',
] as const;

/** The names of the settings that name a file. */
export const secretFileNames: readonly string[] = secretSettings.map((name) => `${name}_FILE`);

/**
 * Reads the secrets that lie in files.
 * @param source the environment
 * @returns the environment with their contents, and a line for each file that cannot be used; a line has no value and no path
 */
export function readSecretFiles(source: Readonly<Record<string, string | undefined>>) {
  const settings = { ...source };
  const faults: string[] = [];
  for (const name of secretSettings) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) faults.push(`${name} 与 ${name}_FILE 只能设置一个：请去掉其中一个`);
    else {
      const { text, fault } = contentOf(file);
      settings[name] = text;
      if (fault !== undefined) faults.push(`${name}_FILE 指定的文件${fault}`);
    }
  }
  return { settings, faults };
}

function contentOf(file: string): { text?: string; fault?: string } {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text === '' ? { fault: '是空的：请写入密钥' } : { text };
  } catch (error) {
    return { fault: `无法读取（${(error as { code?: string }).code}）：请核对路径，并让运行网关的用户可以读取` };
  }
}
