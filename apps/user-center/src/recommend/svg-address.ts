/**
 * An SVG drawing as the address of an `img`, which runs no script of it. It gets the size it is drawn at: some browsers
 * paint a drawing without one nowhere on a canvas.
 */
export function svgAddress(svg: string, size: number): string {
  const sized = svg.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${size}" height="${size}"`);
  return `data:image/svg+xml,${encodeURIComponent(sized)}`;
}
