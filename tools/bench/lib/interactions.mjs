/** Records in every page of a context the time from each press and each key to the next paint. */
export async function watchInteractions(context) {
  await context.addInitScript(() => {
    globalThis.interactions = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name } of list.getEntries())
        if (interactionId) globalThis.interactions.push({ duration, name });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/** Throttles a page's CPU by a factor of `rate`, and makes its window high enough for the whole viewport. */
export async function slowDown(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  // The window's toolbars reduce the height it was given. The page's lower end then got no frame, and a key pressed there seemed
  // to last until the next press elsewhere.
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height: bounds.height + 200 } });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** The slowest interaction since the last call, in ms; 0 where none took 16 ms. Entries arrive with the frames after them. */
export async function slowest(page) {
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => globalThis.requestAnimationFrame(() => setTimeout(done, 50)), 100)),
  );
  return page.evaluate(() => {
    const all = globalThis.interactions.splice(0);
    return all.reduce((worst, each) => (each.duration > worst.duration ? each : worst), { duration: 0, name: '–' });
  });
}

/** The median of several measurements of the same interaction. */
export const middle = (found) => found.sort((a, b) => a.duration - b.duration)[Math.floor(found.length / 2)];
