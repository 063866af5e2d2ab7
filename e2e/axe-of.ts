import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';

type Axe = { run(of: Document, options: object): Promise<AxeResults> };

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page; all its rules unless told which. It stays in the page from one look to the next, and nothing but the
 * findings is written out: brought anew and with all that passes told, a look takes twice as long. It looks once what fades has
 * faded: half way from one theme to the other, a button's letters and its ground are of neither.
 */
export async function axeOf(page: Page, runOnly?: RunOptions['runOnly']): Promise<AxeResults['violations']> {
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(`${source};undefined`);
  return page.evaluate(async (only) => {
    if (document.querySelector('iframe, frame')) throw new Error('axe is not in frames');
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: Axe };
    const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
    return (await axe.run(document, options)).violations;
  }, runOnly);
}
