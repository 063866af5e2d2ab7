import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Finds what imports itself in the end, by relative imports, those of types included.
 * @param texts the sources by their paths
 * @returns the members of each circle
 */
export function circlesIn(texts: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...texts].map(([path, text]) => [path, importsOf(path, text, texts)]));
  const reached = new Map([...texts.keys()].map((path) => [path, reachedFrom(path, imports)]));
  const circles = [...texts.keys()]
    .filter((path) => reached.get(path)?.has(path))
    .map((path) => [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort());
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

function importsOf(path: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(path), fileName))
    .flatMap((one) => [`${one}.ts`, `${one}.tsx`, `${one}/index.ts`].filter((file) => texts.has(file)));
}

function reachedFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(imports.get(path));
  // A set is walked in the order in which it grows.
  for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
  return reached;
}
