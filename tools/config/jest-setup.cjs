require('@testing-library/jest-dom');

// How long a test waits for what must come: generous, so that a busy machine fails no test; a test that passes never waits.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
