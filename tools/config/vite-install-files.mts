import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Brand } from '@portal/brand';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';

const BRANDS = join(import.meta.dirname, '../../libs/brand/src/brands.ts');

/** The logo mark on a square of its background. `share` is the part of the square that the mark fills. */
function markSvg({ logo, theme }: Brand, size: number, share: number): string {
  const { width, height, paths } = logo.mark;
  const scale = (size * share) / Math.max(width, height);
  const [x, y] = [(size - width * scale) / 2, (size - height * scale) / 2];
  const colours = theme.light;
  const drawn = paths.map((path) =>
    'fill' in path
      ? `<path d="${path.d}" fill="${colours[path.fill]}"/>`
      : `<path d="${path.d}" fill="none" stroke="${colours[path.stroke]}" stroke-width="${path.width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  const background = `<path d="M0 0h${size}v${size}H0z" fill="${colours.surface}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g></svg>`;
}

// A mask may cut off a tenth of each side, so a maskable icon keeps its mark well inside.
const icons = [
  { name: 'icon-192', size: 192, share: 0.75, purpose: 'any' },
  { name: 'icon-512', size: 512, share: 0.75, purpose: 'any' },
  { name: 'maskable-512', size: 512, share: 0.55, purpose: 'maskable' },
  { name: 'touch-180', size: 180, share: 0.7, purpose: undefined },
] as const;

const hashed = (name: string, bytes: Buffer | string, ending: string) =>
  `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${ending}`;

type Place = {
  base: string;
  /** Folder of the build whose files may be cached for ever. */
  folder: string;
  /** The page that the installed app opens. */
  start: string;
};

/**
 * Makes an app installable for every brand: icons drawn from its mark, and a manifest that lists them. `INSTALL_ADDRESSES` maps
 * a brand's id to the addresses of its manifest and of the icon for a phone's home screen.
 */
export function installFiles({ base, folder, start }: Place): Plugin {
  const files = new Map<string, Buffer | string>();

  const manifestOf = async (brand: Brand) => {
    const drawn = await Promise.all(
      icons.map(async ({ name, size, share, purpose }) => {
        const bytes = await sharp(Buffer.from(markSvg(brand, size, share)))
          .png({ palette: true })
          .toBuffer();
        const file = `${folder}/${hashed(`${brand.id}-${name}`, bytes, 'png')}`;
        files.set(file, bytes);
        return { src: base + file, sizes: `${size}x${size}`, type: 'image/png', purpose };
      }),
    );
    const manifest = JSON.stringify({
      id: base,
      name: `${brand.name}用户中心`,
      short_name: brand.shortName,
      lang: 'zh-CN',
      start_url: start,
      scope: base,
      display: 'standalone',
      background_color: brand.theme.light.background,
      theme_color: brand.theme.light.surface,
      icons: drawn.filter(({ purpose }) => purpose !== undefined),
    });
    const file = `${folder}/${hashed(brand.id, manifest, 'webmanifest')}`;
    files.set(file, manifest);
    return [brand.id, { manifest: base + file, touchIcon: drawn.at(-1)?.src ?? '' }] as const;
  };
  return {
    name: 'install-files',
    async config() {
      const { module } = await runnerImport<{ brands: Record<string, Brand> }>(BRANDS);
      const addresses = Object.fromEntries(await Promise.all(Object.values(module.brands).map(manifestOf)));
      return { define: { INSTALL_ADDRESSES: JSON.stringify(addresses) } };
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
