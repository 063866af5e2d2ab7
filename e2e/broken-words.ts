import type { Page } from '@playwright/test';
import { wordsOf } from '@portal/rules/plain-text';

type Heading = { text: string; breaks: number[] };

/** The visible headings, and where their lines break: each is the place in the text of a line's first character. */
const headingsOf = (page: Page): Promise<Heading[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const breaks: number[] = [];
        let text = '';
        let bottom = 0;
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const letters = node.textContent ?? '';
          for (let at = 0; at < letters.length; at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getClientRects()[0];
            if (!box || box.width === 0) continue;
            if (bottom > 0 && box.top >= bottom - 2) breaks.push(text.length + at);
            bottom = box.bottom;
          }
          text += letters;
        }
        return { text, breaks };
      }),
  );

const letter = /[\p{Script=Han}\w]/u;

/** Headings of the shown page with a line that begins inside a word. A stroke marks the place. */
export async function brokenWords(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { text, breaks } of await headingsOf(page)) {
    let end = 0;
    const ends = new Set(wordsOf(text, 0).map((part) => (end += part.length)));
    for (const at of breaks) {
      const isInside = letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at)) && !ends.has(at);
      if (isInside) found.push(`${text.slice(0, at)}|${text.slice(at)}`);
    }
  }
  return found;
}
