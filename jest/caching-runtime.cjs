const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// The one that Jest itself brings along.
const requireAsCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const Runtime = requireAsCore('jest-runtime').default;

/** What this worker has compiled: for each file its code, and that as a script. */
const compiled = new Map();
/** The executor of the test file that runs; a worker runs one after the other. */
let current = null;

/** The script of a file: a function of what Jest gives a module. */
function scriptOf(code, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  const start = `(function(${parameters.join(',')}){`;
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
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || filename === executor.testPath) return compile(code, filename);
      try {
        return scriptOf(code, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest's own way knows what to say of code that is none.
        return compile(code, filename);
      }
    };
  }
}

module.exports = { default: CachingRuntime, __esModule: true };
