import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const workspace = join(__dirname, '../..');

/** The name of the called function, as `test.each` or `describe.skip`; empty if it is something else. */
function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${calleeOf(node.expression)}.${node.name.text}`;
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calleeOf(node.tag) : '';
}

/** The title as it is written: that of a template without its marks. */
function titleOf(first: ts.Expression | undefined): string | undefined {
  if (first && ts.isStringLiteralLike(first)) return first.text;
  return first && ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

/** The titles of the tests that a file runs: none in a comment, skipped, or in a skipped group. */
export function titlesIn(file: string, text: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = calleeOf(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && /^x?(it|test|describe)\b/.test(called)) {
        if (/^x|\.(skip|fixme|todo|failing|fail)\b/.test(called)) return;
        if (/^(it|test)(\.each|\.concurrent)*$/.test(called)) titles.add(title);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

const titles = new Map<string, Set<string>>();
/** The same of a file of the workspace. */
export function titlesOf(file: string): Set<string> {
  const known = titles.get(file) ?? titlesIn(file, readFileSync(join(workspace, file), 'utf8'));
  titles.set(file, known);
  return known;
}

/** The tests that a cell of a table names, as `file` › title, with line breaks between them. */
export const namedTests = (cell: string): { file: string; title: string }[] =>
  cell.split('<br>').map((test) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+?)\s*$/.exec(test) ?? [];
    return { file, title };
  });

/** The rows of the tables of a document, without their heads. Each cell is trimmed. */
export const tableRows = (file: string, head: RegExp): string[][] =>
  readFileSync(join(workspace, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| -/.test(line) && !head.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
