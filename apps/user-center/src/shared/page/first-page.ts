// In a hidden tab nothing is painted, so `stands` resolves after this time at the latest.
const AT_LATEST_MS = 100;

let tell: () => void;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
});

/**
 * The first page that is opened. What it does not need yet is fetched after `stands`. Fetched earlier, it could compete with
 * the page's own scripts, depending on the timing of the gateway's responses.
 */
export const firstPage = {
  /** Resolves when the page has been painted. */
  stands,
  /** To be called when a page is in the document. */
  shown(): void {
    requestAnimationFrame(() => setTimeout(tell));
    setTimeout(tell, AT_LATEST_MS);
  },
};
