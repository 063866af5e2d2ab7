/**
 * An SVG as a data URL for an `img`, which does not run its scripts. The SVG gets an explicit size, because some browsers do
 * not draw one without a size on a canvas.
 */
export function svgAddress(svg: string, size: number): string {
  const sized = svg.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${size}" height="${size}"`);
  return `data:image/svg+xml,${encodeURIComponent(sized)}`;
}
