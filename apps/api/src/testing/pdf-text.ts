import { inflateSync } from 'node:zlib';

const hex = (text: string) => text.match(/.{4}/g) ?? [];

/** The text of a PDF with one embedded font, as pdfkit writes it: glyph numbers, and a table from glyphs to characters. */
export function pdfText(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, body = '']) => {
      try {
        return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const table = streams.find((one) => one.includes('beginbfrange')) ?? '';
  const characters = [...table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)].flatMap(([, first = '0', list = '']) =>
    [...list.matchAll(/<(\w+)>/g)].map(
      ([, units = ''], index) =>
        [
          Number.parseInt(first, 16) + index,
          String.fromCharCode(...hex(units).map((one) => Number.parseInt(one, 16))),
        ] as const,
    ),
  );
  const glyphs = new Map(characters);
  return streams
    .flatMap((one) => [...one.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, line = '']) =>
      [...line.matchAll(/<(\w+)>/g)]
        .flatMap(([, run = '']) => hex(run))
        .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '')
        .join(''),
    )
    .join('\n');
}
