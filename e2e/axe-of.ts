import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';

type Axe = { run(of: Document, options: object): Promise<AxeResults> };

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds on a page, by all its rules or by `runOnly`. The script stays in the page for the next run, and
 * axe reports violations only: injecting it anew and reporting passes takes twice as long. Waits for running transitions first:
 * half-way between two themes, the text and background colours of a button belong to neither.
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
