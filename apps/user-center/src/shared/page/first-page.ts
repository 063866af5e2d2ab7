// Where nothing is painted, as in a tab that nobody sees, it stands by then all the same.
const AT_LATEST_MS = 100;

let tell: () => void;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
});

/**
 * The first page that is opened. What it does without for now is fetched once it `stands`: before, it would take the line from
 * the page's own scripts, or not, as the answers of the gateway happen to come.
 */
export const firstPage = {
  /** Comes when it has been painted, and at once from then on. */
  stands,
  /** A page is in the document. */
  shown(): void {
    requestAnimationFrame(() => setTimeout(tell));
    setTimeout(tell, AT_LATEST_MS);
  },
};
