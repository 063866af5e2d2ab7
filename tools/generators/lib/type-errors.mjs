// Type-checks texts as if they were in the files named: [{file, code}] on stdin, a list of error lines on stdout.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = process.cwd();
const given = new Map(JSON.parse(readFileSync(0, 'utf8')).map(({ file, code }) => [file, code]));
const codeOf = (file) => given.get(relative(root, file));

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
const types = ['node', 'jest', '@testing-library/jest-dom'];
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types }, root);
const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile } = host;
host.fileExists = (file) => codeOf(file) !== undefined || fileExists(file);
// The folder of a virtual file may not exist on disk. TypeScript would then not search it.
host.directoryExists = undefined;
host.getSourceFile = (file, target, ...rest) => {
  const code = codeOf(file);
  return code === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, code, target, true);
};
const files = [...given.keys()].filter((file) => /\.m?tsx?$/.test(file)).map((file) => join(root, file));
const program = ts.createProgram(files, options, host);
const found = files.flatMap((file) => {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => `${relative(root, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
});
process.stdout.write(JSON.stringify(found));
