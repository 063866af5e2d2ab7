import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from './render-markdown';

/** Where the gateway serves a brand's pictures. */
export const picturesPath = '/content/images/';

const size = (svg: string, name: 'width' | 'height') =>
  Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)"`).exec(svg)?.[1]);

/** Finds a picture of the folder by the name that writers use (`images/x.svg`), with its size, so that nothing jumps when it comes. */
export function picturesOf(folder: string): (name: string) => Picture | undefined {
  return (name) => {
    const [, file] = /^images\/([a-z0-9-]+\.(?:svg|png|jpg))$/.exec(name) ?? [];
    const path = file && join(folder, 'images', basename(file));
    if (!path || !existsSync(path)) return undefined;
    const svg = path.endsWith('.svg') ? readFileSync(path, 'utf8') : '';
    const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    return {
      src: picturesPath + file,
      width: Math.round(Number(width) || size(svg, 'width') || 720),
      height: Math.round(Number(height) || size(svg, 'height') || 360),
    };
  };
}
