const { createRequire } = require('node:module');
const { runInContext, Script } = require('node:vm');

// The one that Jest itself brings along.
const requireAsCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const Runtime = requireAsCore('jest-runtime').default;

/**
 * Globals that no test replaces. A module gets them as variables around it: a look at the global
 * object of a test's context costs a call out of V8 each time.
 */
const GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakRef', 'WeakSet'],
  ...['Error', 'RangeError', 'SyntaxError', 'TypeError', 'Infinity', 'NaN'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'decodeURIComponent', 'encodeURIComponent'],
].join(',');

/** What this worker has compiled: for each file its code, and that as a script. */
const compiled = new Map();
/** The executor of the test file that runs; a worker runs one after the other. */
let current = null;

/** The script of a file: a function of what Jest gives a module. */
function scriptOf(code, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  const start = `((${GLOBALS})=>function(${parameters.join(',')}){`;
  const script = new Script(`${start}${code}\n})`, {
    filename,
    columnOffset: -start.length,
    importModuleDynamically: (specifier, _script, attributes, ...phase) =>
      current.dynamicImport(
        specifier,
        filename,
        current.environment.getVmContext(),
        attributes,
        ...phase,
      ),
  });
  compiled.set(filename, { code, script });
  return script;
}

/**
 * Jest's runtime, which compiles a module once in each worker instead of once for each test file: V8
 * keeps what it parsed and compiled of a script, and runs it anew for every test file.
 */
class CachingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    current = executor;
    const compile = executor.compile.bind(executor);
    let globals;
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || filename === executor.testPath) return compile(code, filename);
      try {
        globals ??= runInContext(`[${GLOBALS}]`, context);
        const script = scriptOf(code, filename, executor.injectedModuleParameters);
        return script.runInContext(context)(...globals);
      } catch {
        // Jest's own way knows what to say of code that is none.
        return compile(code, filename);
      }
    };
  }
}

module.exports = { default: CachingRuntime, scriptOf, __esModule: true };
