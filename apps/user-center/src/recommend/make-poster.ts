import { drawPoster, POSTER_SIZE, type Poster } from './poster';
import { svgAddress } from './svg-address';

/** The poster as a PNG. @throws if the browser provides no canvas or cannot read the QR code */
export async function makePoster({ qr, ...poster }: Omit<Poster, 'qr'> & { qr: string }): Promise<Blob> {
  const image = new Image();
  image.src = svgAddress(qr, 800);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, POSTER_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawPoster(context, { ...poster, qr: image });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no picture');
  return png;
}
