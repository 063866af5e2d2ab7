/*
 * The app's first module, because it is small. It stops the timer of index.html, which shows the text in #root if no script ever
 * runs, and loads the app. If a script of the app cannot be loaded, it shows that text at once.
 */
const { dataset } = document.documentElement;
dataset.revealTimer = 'off';
const entry = '__ENTRY__';
// old-browser.js has said why the app does not start.
if (dataset.browser !== 'old')
  import(entry).catch((cause) => {
    console.error('The app could not be loaded', cause);
    dataset.revealState = 'all';
  });
