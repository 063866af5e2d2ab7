/** Milliseconds; whatever hides a page before it is painted must not keep it from starting. */
const PATIENCE = 1000;

/**
 * Resolves when the browser has shown the page's first words. A frame later they are drawn but may not be on the screen, and
 * on a phone that is still busy with them whatever comes next takes its processor away.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
