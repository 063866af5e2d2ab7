const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What each test file has for itself: its own text, and the helpers of tests. */
const ofOneFile = /\.test\.tsx?$|\/testing\//;

/** The runtime of the test file that runs now. */
let running;

/** Lets Node's `require` load TypeScript. jest transforms it, and maps the lines of its errors. */
function loadTypeScript() {
  for (const extension of ['.ts', '.tsx'])
    require.extensions[extension] = (module, file) => module._compile(running.transformCache.transform(file), file);
}

/**
 * Runs tests of the gateway. Its code, its packages and jest's own packages are loaded once a worker by Node's `require`, as in a
 * gateway, and not once a test file. A test file is compiled in the same context (jest-environment-gateway.cjs).
 */
module.exports = class GatewayRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    if (!running) loadTypeScript();
    running = this;
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (name === '@jest/globals') return super.requireModuleOrMock(from, name);
    const load = createRequire(from);
    return ofOneFile.test(load.resolve(name)) ? super.requireModuleOrMock(from, name) : load(name);
  }

  /** Without a name: the runner of the file's tests, which must be new. */
  requireInternalModule(from, name) {
    return name ? createRequire(from)(name) : super.requireInternalModule(from);
  }

  setMock() {
    throw new Error(
      'The test files of a worker share their modules, so none can be replaced: replace a method of an object.',
    );
  }

  /** Node's own `process`, which is not the copy that jest expects, stays as it is. */
  installGetBuiltinModule() {}
};
