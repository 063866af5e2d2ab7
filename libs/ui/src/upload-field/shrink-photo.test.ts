import { shrinkPhoto } from './shrink-photo';

const drawn: unknown[][] = [];
let canvases: HTMLCanvasElement[] = [];
let made: Blob | null;

/** jsdom neither decodes nor draws. */
function browserThatReads(width: number, height: number) {
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: () => Promise.resolve() },
    naturalWidth: { configurable: true, get: () => width },
    naturalHeight: { configurable: true, get: () => height },
  });
}

beforeEach(() => {
  drawn.length = 0;
  canvases = [];
  made = new Blob(['small']);
  URL.createObjectURL = jest.fn(() => 'blob:photo');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    canvases.push(this);
    return { drawImage: (...args: unknown[]) => drawn.push(args.slice(1)) } as unknown as null;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(made));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const photo = (bytes: number, name = 'IMG_1.JPG') => new File([new Uint8Array(bytes)], name);
const large = 2 * 1024 * 1024 + 1;

it.each([
  [8160, 6120, 4096, 3072],
  [6120, 8160, 3072, 4096],
  [3000, 2000, 3000, 2000],
])('draws %i by %i pixels as %i by %i', async (width, height, drawnWidth, drawnHeight) => {
  browserThatReads(width, height);
  const sent = await shrinkPhoto(photo(large));
  expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.JPG', 'image/jpeg', 5]);
  expect(canvases.map((canvas) => [canvas.width, canvas.height])).toEqual([[drawnWidth, drawnHeight]]);
  expect(drawn).toEqual([[0, 0, drawnWidth, drawnHeight]]);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:photo');
});

it.each([
  ['a small file', () => photo(large - 1)],
  ['a file that is no JPEG', () => photo(large, 'scan.png')],
])('sends %s as it is', async (_what, make) => {
  browserThatReads(8160, 6120);
  const file = make();
  expect(await shrinkPhoto(file)).toBe(file);
  expect(drawn).toEqual([]);
});

it('sends the file itself if it cannot be read, or would grow', async () => {
  const file = photo(large);
  expect(await shrinkPhoto(file)).toBe(file);
  browserThatReads(8160, 6120);
  made = new Blob([new Uint8Array(large)]);
  expect(await shrinkPhoto(file)).toBe(file);
  made = null;
  expect(await shrinkPhoto(file)).toBe(file);
});
