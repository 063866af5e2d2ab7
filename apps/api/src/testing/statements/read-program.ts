import { join } from 'node:path';
import ts from 'typescript';

/** The gateway's code as the compiler sees it, with further files that exist only here. */
export function readProgram(folder: string, more: Readonly<Record<string, string>> = {}): ts.Program {
  const config = join(folder, '../tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(folder, '..'),
  );
  const added = new Map(Object.entries(more).map(([path, text]) => [join(folder, path), text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => added.has(path) || fileExists(path);
  host.readFile = (path) => added.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = added.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  const own = fileNames.filter((name) => !/\.test\.ts$|\/testing\/|vite\.config/.test(name));
  return ts.createProgram([...own, ...added.keys()], options, host);
}
