/** Counts in every page of a context how long each press and each letter took to the next paint. */
export async function watchInteractions(context) {
  await context.addInitScript(() => {
    globalThis.interactions = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name } of list.getEntries())
        if (interactionId) globalThis.interactions.push({ duration, name });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/** Makes a page's processor so many times slower, and its window high enough for all of it. */
export async function slowDown(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  // The window's own bars take from the height it was given: what is painted at the page's lower end had no frame, and a key
  // that was pressed there seemed to last until the next press elsewhere.
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height: bounds.height + 200 } });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** The slowest interaction since the last look, in ms, 0 where none took 16 ms; entries come with the frames after them. */
export async function slowest(page) {
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => globalThis.requestAnimationFrame(() => setTimeout(done, 50)), 100)),
  );
  return page.evaluate(() => {
    const all = globalThis.interactions.splice(0);
    return all.reduce((worst, each) => (each.duration > worst.duration ? each : worst), { duration: 0, name: '–' });
  });
}

/** Of several measurements of the same interaction the middle one. */
export const middle = (found) => found.sort((a, b) => a.duration - b.duration)[Math.floor(found.length / 2)];
