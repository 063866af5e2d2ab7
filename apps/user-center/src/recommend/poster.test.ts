import { brands } from '@portal/brand';
import { drawPoster, POSTER_SIZE } from './poster';

beforeAll(() => {
  Object.assign(globalThis, { Path2D: class {} });
});

/** A canvas that records what is drawn on it. Every letter is as wide as the font size. */
function canvas() {
  const texts: { text: string; x: number; y: number; width: number; colour: string }[] = [];
  const images: unknown[][] = [];
  const size = () => Number(/(\d+)px/.exec(context.font)?.[1] ?? 0);
  const context = {
    font: '',
    fillStyle: '' as string,
    strokeStyle: '' as string,
    lineWidth: 1,
    lineCap: 'butt' as const,
    lineJoin: 'miter' as const,
    fillText: (text: string, x: number, y: number) =>
      texts.push({ text, x, y, width: text.length * size(), colour: context.fillStyle }),
    measureText: (text: string) => ({ width: text.length * size() }),
    drawImage: (...of: unknown[]) => images.push(of),
    ...Object.fromEntries(
      ['fillRect', 'fill', 'stroke', 'save', 'restore', 'translate', 'scale'].map((name) => [name, jest.fn()]),
    ),
  };
  return { context: context as unknown as CanvasRenderingContext2D, texts, images };
}

test.each(Object.values(brands).map((brand) => [brand.id, brand] as const))(
  'the poster of %s contains code, QR code, host and the full warning within its bounds',
  (_, brand) => {
    const { context, texts, images } = canvas();
    const qr = {} as CanvasImageSource;
    drawPoster(context, { brand, code: 'AB12CD34', host: 'www.example.com', qr });
    const written = texts.map(({ text }) => text);
    expect(written).toContain('AB12CD34');
    expect(written).toContain('www.example.com');
    expect(written.join('')).toContain(brand.texts.riskWarning);
    expect(images).toHaveLength(1);
    expect(images[0]?.[0]).toBe(qr);
    for (const { text, x, y, width } of texts) {
      expect({ text, fits: x + width <= POSTER_SIZE.width + 60 && y <= POSTER_SIZE.height - 40 }).toEqual({
        text,
        fits: true,
      });
    }
  },
);

test('uses only colours of the brand', () => {
  const [brand] = Object.values(brands);
  const { context, texts } = canvas();
  drawPoster(context, { brand: brand!, code: 'AB12CD34', host: 'h', qr: {} as CanvasImageSource });
  const tokens = new Set<string>(Object.values(brand!.theme.dark));
  expect(texts.filter(({ colour }) => !tokens.has(colour))).toEqual([]);
});
