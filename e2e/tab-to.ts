import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 80;

/** Moves the focus forward with the Tab key until it is on an element, and checks that the focus can be seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; !(await isFocused()); pressed++) {
    expect(pressed, `${String(target)} is reached with Tab`).toBeLessThan(MOST_TABS);
    await page.keyboard.press('Tab');
  }
  const marked = await target.evaluate((element) => {
    // The mark of a field is drawn around the field and what stands in it: an outline, or a ring as a shadow.
    const places = [element, element.parentElement, element.parentElement?.parentElement];
    return places.some((place) => {
      const { outlineStyle = 'none', outlineWidth = '0', boxShadow = '' } = place ? getComputedStyle(place) : {};
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || /0px 0px 0px [1-9]/.test(boxShadow);
    });
  });
  expect(marked, `the focus on ${String(target)} is visible`).toBe(true);
}

/** Moves the focus to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves the focus to a button, a link or a checkbox and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
