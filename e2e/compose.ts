import { expect, type Locator } from '@playwright/test';
import { focusOn } from './focus-on';

/**
 * Types into a field as an input method does: each step replaces the one before, and the last is taken over. Expects that the field
 * shows each step as it was composed behind what it held, and at the end `tidy`.
 */
export async function compose(field: Locator, steps: readonly string[], tidy: string): Promise<void> {
  const before = await field.inputValue();
  await focusOn(field);
  await field.press('End');
  const devtools = await field.page().context().newCDPSession(field.page());
  for (const text of steps) {
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(field).toHaveValue(before + text);
  }
  await devtools.send('Input.insertText', { text: steps.at(-1) ?? '' });
  await expect(field).toHaveValue(tidy);
  await devtools.detach();
}

/** Pastes a text over what a field holds. */
export async function paste(field: Locator, text: string): Promise<void> {
  await focusOn(field);
  await field.press('ControlOrMeta+a');
  await field.evaluate((_, pasted) => document.execCommand('insertText', false, pasted), text);
}

/** The same number as it is copied from a contact list, a spreadsheet and a chat. */
export const pastedForms = (number: string): readonly string[] => [
  `\u202d${number}\u202c`,
  `${number}\t`,
  ` ${number.slice(0, 3)}–${number.slice(3, 7)}\u00a0${number.slice(7)}\u200b`,
  number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
];
