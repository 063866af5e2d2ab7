import { LineCounter, parseDocument } from 'yaml';
import { frontMatterProblems, type FrontMatter, type Kind } from './front-matter';

export interface Source<K extends Kind = Kind> {
  kind: K;
  /** `help/001-register.md` */
  file: string;
  front: FrontMatter<K>;
  text: string;
  /** The line of the file where the text begins, less one. */
  offset: number;
}

/** Parses a content file into front matter, checked by its kind, and text. Undefined if it is invalid: `problems` gets a line each. */
export function readSource(kind: Kind, file: string, content: string, problems: string[]): Source | undefined {
  const [whole, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(content) ?? [];
  if (whole === undefined) {
    problems.push(`${file}:1: 文件须以 --- 包围的元信息开头`);
    return undefined;
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, version: '1.2' });
  const [broken] = document.errors;
  if (broken) {
    problems.push(
      `${file}:${(broken.linePos?.[0].line ?? 1) + 1}: 元信息不是有效的 YAML（${broken.message.split('\n')[0]}）`,
    );
    return undefined;
  }
  const data: unknown = document.toJS();
  const wrong = frontMatterProblems(kind, data);
  for (const { field, text } of wrong) {
    const range = (field && (document.get(field, true) as { range?: [number] } | undefined)?.range) || [0];
    problems.push(`${file}:${counter.linePos(range[0]).line + 1}: ${text}`);
  }
  if (wrong.length > 0) return undefined;
  const text = content.slice(whole.length);
  return { kind, file, front: data as FrontMatter<Kind>, text, offset: whole.split('\n').length - 1 };
}
