import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaDigits } from './captcha-digits';
import { drawCaptcha } from './draw-captcha';
import { captchaReader } from './testing/captcha-reader';

const pictures = 200;
const newAnswer = () => String(randomInt(10_000)).padStart(4, '0');
let read: (picture: Buffer) => Promise<string>;
beforeAll(async () => {
  read = await captchaReader();
});

/** Digits that are turned and crossed by a thinner stroke, as a picture that is too easy. */
function drawPlainly(answer: string): Promise<Buffer> {
  const digits = [...answer].map((value, n) => {
    const [shape = ''] = captchaDigits[Number(value)] ?? [];
    return `<path d="${shape}" transform="translate(${12 + n * 29} 7) rotate(${randomInt(-15, 16)} 10 15)" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#000">${digits.join('')}<path d="M0 ${randomInt(44)}L132 ${randomInt(44)}"/></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function rightOf(draw: (answer: string) => Promise<Buffer>, count: number): Promise<number> {
  let right = 0;
  for (let n = 0; n < count; n += 1) {
    const answer = newAnswer();
    if ((await read(await draw(answer))) === answer) right += 1;
  }
  return right;
}

it('a small program reads a plain picture', async () => {
  expect(await rightOf(drawPlainly, 20)).toBeGreaterThanOrEqual(14);
});

it('it reads at most a tenth of the pictures', async () => {
  expect(await rightOf(drawCaptcha, pictures)).toBeLessThanOrEqual(pictures / 10);
}, 180_000);
