require('@testing-library/jest-dom');

// How long a test waits for an element. Generous, so that a busy machine fails no test; a passing test never waits that long.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
