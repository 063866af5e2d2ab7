require('@testing-library/jest-dom');

// How long a test waits for an element. Generous, so that a busy machine fails no test; a passing test never waits that long.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

// As browsers do. Otherwise the name of a title would have a space at each place where its line may break.
const { document } = globalThis;
if (document) {
  const style = document.createElement('style');
  style.textContent = 'wbr { display: inline; }';
  document.head.append(style);
}
