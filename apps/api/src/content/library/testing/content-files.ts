import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const front = (lines: Readonly<Record<string, string>>) =>
  Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** A file of content as a writer makes it. */
export const article = (lines: Readonly<Record<string, string>>, text = '正文。') =>
  `---\n${front({ title: '标题', summary: '摘要', publishedAt: '2026-01-01T00:00:00+08:00', ...lines })}\n---\n\n${text}\n`;

/** A folder of content with these files. */
export function contentFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
