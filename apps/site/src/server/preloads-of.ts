import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(siteFolder: string): Manifest {
  return JSON.parse(readFileSync(join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The files of a page's module and its imports, dependencies first, so that the browser need not discover them one by one. */
export function preloadsOf(manifest: Manifest, source: string): string[] {
  const files: string[] = [];
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the build`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(take);
    files.push(`/${chunk.file}`);
  };
  take(source);
  return files;
}
