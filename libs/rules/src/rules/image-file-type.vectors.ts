import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';

const names = ['bmp', 'gif', 'jpg', 'jpeg', 'png', 'tif'].map((extension) => `photo.${extension}`);

export const imageFileTypeVectors: RuleVectors = {
  accept: [
    ...names,
    ...names.map((name) => name.toUpperCase()),
    'a.JpEg',
    'a.b.png',
    '..png',
    '身份证 正面.jpg',
    '😀.png',
    'C:\\fakepath\\card.png',
    `${'a'.repeat(250)}.jpeg`,
    `${'\u{20000}'.repeat(250)}.jpeg`,
    '１２３.jpg',
  ],
  reject: [
    ...[
      '',
      '.',
      '.png',
      'png',
      'photo',
      'photo.',
      'photopng',
      'photo.png.',
      'photo.png ',
      'photo.png.exe',
      'photo.exe',
    ],
    ...['photo.webp', 'photo.tiff', 'photo.heic', 'photo.svg', 'photo.pdf', 'photo.jpe', 'photo.apng', 'photo.pngx'],
    ...[
      'photo.ｐｎｇ',
      'photo．png',
      'photo.pnɡ',
      'photo.gıf',
      'photo.TİF',
      'photo. png',
      'photo.p ng',
      'photo.png\u200b',
      '\u202egnp.exe',
    ],
    ...[
      'photo.png\n',
      'photo\n.png',
      'photo.exe\0.png',
      'a\t.png',
      '\x7f.png',
      '\ud800.png',
      'a\udc00.png',
      'photo.png\ud800',
    ],
    `${'a'.repeat(251)}.png`,
    `${'a'.repeat(1e5)}.png`,
    ...notText('photo.png'),
  ],
};
