import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Text } from './zh-words';

const root = join(__dirname, '../../..');
const han = /\p{Script=Han}/u;

/** What customers read; what only staff read, and tests, are left out. */
const folders = [
  'libs/brand/src',
  ...['ui', 'session', 'api-client', 'rules', 'contract', 'overview'].map((lib) => `libs/${lib}/src`),
  ...['site', 'user-center'].map((app) => `apps/${app}/src`),
  ...['core/messages/texts', 'content/analysis', 'reports', 'sandbox'].map((folder) => `apps/api/src/${folder}`),
];
const leftOut = /\.(test|test-d|stories|vectors)\.tsx?$|\/testing\/|\/staff\//;
const market =
  /\/content\/(macro|forex|goods|stock|digiccy|notice|slide)\/|\/analysis\/|^apps\/site\/src\/(product|strategy)\//;

/** The string literals and the text between tags of a program. Comments and descriptions of the contract are no texts. */
function textsOfCode(file: string, code: string): Omit<Text, 'file' | 'isMarket'>[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Omit<Text, 'file' | 'isMarket'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'description' && file.includes('libs/contract'))
      return;
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node);
    if (ts.isTemplateExpression(node))
      found.push({ line: lineOf(source, node), text: node.getText().replace(/\$\{[^}]*\}/g, '0') });
    else if (isText) found.push({ line: lineOf(source, node), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ text }) => han.test(text));
}

const lineOf = (source: ts.SourceFile, node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Every Chinese text that a customer reads, with its place. */
export function customerTexts(): Text[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.(tsx?|md|svg|yaml|yml)$/.test(file) && !leftOut.test(file))
    .flatMap((file) => {
      const written = readFileSync(join(root, file), 'utf8');
      const parts = /\.tsx?$/.test(file)
        ? textsOfCode(file, written)
        : written.split('\n').map((text, index) => ({ line: index + 1, text }));
      return parts.map((part) => ({ ...part, file, isMarket: market.test(file) }));
    });
}
