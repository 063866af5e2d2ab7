const { createHash } = require('node:crypto');

/**
 * A transform for packages that a test file need not have for itself: the worker loads them once with Node's own `require`, and not
 * once a test file. The environment jest-environment-gateway.cjs provides `nativeRequire`; jest's global setup has no environment
 * and runs the package's own text.
 */
const process = (source, file) => ({
  code: `if (typeof nativeRequire === 'function') module.exports = nativeRequire(${JSON.stringify(file)});
else (function () {${source}
}).call(this);`,
});

module.exports = {
  process,
  getCacheKey: (source, file) =>
    createHash('sha256').update(`${process}\0${file}\0${source}`).digest('hex').slice(0, 32),
};
