// Finds names that the publishable libraries export without a docstring. Prints JSON to stdout.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { manifestOf, publishable } from '../pack/publishable.mjs';

const root = process.cwd();
const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const given = process.argv.slice(2);
const entries = given.length
  ? given
  : publishable.flatMap((lib) =>
      Object.values(manifestOf(lib).exports).map((source) => join(root, 'libs', lib, source)),
    );
const program = ts.createProgram(entries, options);
const checker = program.getTypeChecker();

/** A docstring is at the declaration, or at the statement that takes several names from one value. */
function hasWords(declaration) {
  for (let node = declaration; node && !ts.isSourceFile(node); node = node.parent) {
    if (ts.getJSDocCommentsAndTags(node).length > 0) return true;
    if (ts.isStatement(node)) return false;
  }
  return false;
}

/** A call of the contract is documented by its `summary`, which also goes into the OpenAPI document. */
const hasSummary = (declaration) =>
  ts.isVariableDeclaration(declaration) &&
  /^(defineCall|call)\b/.test(declaration.initializer?.getText() ?? '') &&
  /\bsummary:/.test(declaration.getText());

const names = new Map();
for (const entry of entries) {
  const entryModule = checker.getSymbolAtLocation(program.getSourceFile(entry));
  for (const exported of checker.getExportsOfModule(entryModule)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declarations = symbol.declarations ?? [];
    const file = relative(root, declarations[0]?.getSourceFile().fileName ?? '');
    if (file.includes('node_modules')) continue;
    names.set(
      `${file}: ${symbol.name}`,
      declarations.some((one) => hasWords(one) || hasSummary(one)),
    );
  }
}
// The props of a component are documented one by one, and `XProps` as a whole by the docstring of `X`.
const isDocumented = (name) => names.get(name) || (name.endsWith('Props') && names.get(name.slice(0, -'Props'.length)));
process.stdout.write(
  JSON.stringify({ names: names.size, missing: [...names.keys()].filter((name) => !isDocumented(name)) }),
);
