import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
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

/** The rules on colours. A theme changes nothing else, so these are enough for the other theme of a page that passed all rules. */
export const ofColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds in the light theme, and in the dark theme by the rules on colours. Leaves the page dark. */
export async function axeInBothThemes(page: Page, runOnly?: RunOptions['runOnly']): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // After two frames the new colours are painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const violations = await axeOf(page, colorScheme === 'light' ? runOnly : ofColour);
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)));
  }
  return found;
}
