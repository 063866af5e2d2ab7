export type PictureType = 'jpeg' | 'png' | 'gif' | 'tiff' | 'bmp';

const openings: readonly [PictureType, string][] = [
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['gif', '474946383761'],
  ['gif', '474946383961'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
];

/** The picture type by the file's bytes, not by its name; undefined for a type that is not accepted. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const head = bytes.subarray(0, 8).toString('hex');
  const match = openings.find(([, opening]) => head.startsWith(opening));
  if (match) return match[0];
  // Two letters are a weak sign: a BMP also has a header of a known size where one belongs.
  const isBmp =
    bytes.length > 54 &&
    bytes.toString('latin1', 0, 2) === 'BM' &&
    [40, 52, 56, 108, 124].includes(bytes.readUInt32LE(14));
  return isBmp ? 'bmp' : undefined;
}

/**
 * Whether another kind of file hides in the picture: a PDF or a page that readers find within the first kilobyte, or a ZIP
 * they find from the end. Re-encoding would drop it; but who sends such a thing has no photograph to send.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  return /%PDF-|<(html|script|svg|iframe|!doctype|\?php)/i.test(head) || endsAsZip(bytes);
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(0xffff + 22));
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0;) {
    // The end record names the length of the comment behind it; chance seldom gets that right.
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}
