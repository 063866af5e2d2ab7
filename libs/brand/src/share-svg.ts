import type { Brand } from './brand';
import { pathSvg } from './path-svg';

/** Of the picture's width, that the logo takes. */
const logoShare = 0.45;
/** The middle of the logo, of the picture's height. */
const logoMiddle = 0.42;
const grid = [420, 490, 560];
/** Without a direction: it promises nothing. */
const prices = 'M0 540l90-24 80 36 110-44 90 30 100-22 80 34 120-52 90 40 100-30 110 28 120-36 110 18';

/**
 * The picture that previews of a shared link show, as an SVG document of 1200 by 630: the brand's logo in the colours of the dark theme,
 * above a faint line of prices. It has no text, so that a machine without fonts draws the same.
 */
export function shareSvg({ logo, theme }: Pick<Brand, 'logo' | 'theme'>): string {
  const [width, height] = [1200, 630];
  const colours = theme.dark;
  const { full } = logo;
  const scale = (width * logoShare) / full.width;
  const left = (width - full.width * scale) / 2;
  const top = height * logoMiddle - (full.height * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colours.background}"/>`,
    ...grid.map((y) => `<path d="M0 ${y}h${width}" stroke="${colours.line}"/>`),
    `<path d="${prices}" fill="none" stroke="${colours.action}" stroke-width="4" opacity="0.6"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    ...full.paths.map((path) => pathSvg(path, colours)),
    '</g></svg>',
  ].join('');
}
