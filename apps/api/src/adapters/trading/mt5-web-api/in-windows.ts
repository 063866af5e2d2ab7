import { NoAnswer, TooLarge } from './too-much';

/** Seconds of the platform's clock, both inclusive. */
export interface Window {
  from: number;
  to: number;
}

/** Reads a window in as many parts as the platform needs, in order. */
export type WindowReader = <T>(window: Window, read: (part: Window) => Promise<T>) => Promise<T[]>;

/** A part grows by this with each answer, until one is too large or too slow and the parts are halved. */
const growth = 9 / 8;

/** A reader that asks for shorter parts if an answer is too large or too slow, and knows the right length from then on. */
export function inWindows(): WindowReader {
  let longest = Infinity;

  return async (window, read) => {
    const answers = [];
    for (let from = window.from; from <= window.to;) {
      const to = Math.min(window.to, from + Math.floor(longest) - 1);
      const seconds = to - from + 1;
      try {
        answers.push(await read({ from, to }));
        if (seconds >= Math.floor(longest)) longest *= growth;
        from = to + 1;
      } catch (error) {
        if (!(error instanceof TooLarge || error instanceof NoAnswer) || seconds === 1) throw error;
        longest = Math.max(1, seconds / 2);
      }
    }
    return answers;
  };
}
