import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rate = 16_000;
const header = 44;

/**
 * The spoken digits, 16-bit mono at 16 kHz. Made with `espeak-ng -v cmn -s 130 -w 0.wav 零` for 零 to 九, without the silence around
 * them and with the same loudness. Read at the first use.
 */
let digits: readonly Int16Array[] | undefined;
function spoken(): readonly Int16Array[] {
  digits ??= Array.from({ length: 10 }, (_, digit) => {
    const file = readFileSync(join(import.meta.dirname, 'digits', `${digit}.wav`)).subarray(header);
    return Int16Array.from({ length: file.length / 2 }, (_sample, at) => file.readInt16LE(at * 2));
  });
  return digits;
}

const between = (low: number, high: number) => low + (randomInt(1_000) / 1_000) * (high - low);

/** One digit, faster or slower and louder or softer than recorded. */
function vary(digit: Int16Array): number[] {
  const [speed, loudness] = [between(0.9, 1.12), between(0.6, 1)];
  const length = Math.floor(digit.length / speed);
  return Array.from({ length }, (_, at) => (digit[Math.floor(at * speed)] ?? 0) * loudness);
}

const pause = (): number[] => Array<number>(Math.floor(between(0.4, 0.9) * rate)).fill(0);

/** Speaks the digits one by one as a WAV file, with pauses of different length and noise over all of it. */
export function speakCaptcha(answer: string): Buffer {
  const samples = [...answer].flatMap((value) => [...pause(), ...vary(spoken()[Number(value)] ?? new Int16Array())]);
  const noise = between(700, 1_400);
  const wav = Buffer.alloc(header + samples.length * 2);
  wav.write('RIFF');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    const mixed = sample + (Math.random() * 2 - 1) * noise;
    wav.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(mixed))), header + at * 2);
  });
  return wav;
}
