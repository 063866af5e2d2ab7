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

/** The files of a page's module and of what it imports, so that the browser asks for them with the entry and not after it. */
export function preloadsOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the build`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(take);
  };
  take(source);
  return [...files];
}
