const { statSync } = require('node:fs');
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

/** What this worker has read and transformed: for each project and file the code, and as of when. */
const transformed = new Map();
/** Where this worker has found modules: for each resolver (a project has one) and its conditions. */
const found = new WeakMap();

const isLibrary = (filename) => filename.includes('/node_modules/');

/** Keeps the code of files from one test file to the next; libraries do not change meanwhile. */
function keepTransformed(cache, project) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    // Only code for `require`; an ES module is transformed in another way.
    if (options && !options.isInternalModule) return transform(filename, options);
    const key = [project, options ? 'internal' : '', filename].join(' ');
    const changed = isLibrary(filename) ? 0 : statSync(filename).mtimeMs;
    let known = transformed.get(key);
    if (known?.changed !== changed) {
      const code = transform(filename, options);
      known = { changed, code, file: cache.transforms.get(filename) };
      transformed.set(key, known);
    }
    if (known.file) cache.transforms.set(filename, known.file);
    if (known.file?.sourceMapPath) cache.sourceMaps.set(filename, known.file.sourceMapPath);
    return known.code;
  };
}

/** Keeps where modules were found; packages give other files to browsers than to servers. */
function keepFound(resolution) {
  const { resolver, cjsConditions } = resolution;
  const conditions = cjsConditions.join(' ');
  if (!found.has(resolver)) found.set(resolver, new Map());
  const caches = found.get(resolver);
  if (!caches.has(conditions)) caches.set(conditions, new Map());
  resolution.cjsCache = caches.get(conditions);
  resolution.clear = () => {
    resolution.esmCache.clear();
    resolution.manualMockCache.clear();
  };
}

/** Libraries get one `jest` between them; its paths are of no concern to them. */
function shareJestObject(globals) {
  const objectFor = globals.jestObjectFor.bind(globals);
  globals.jestObjectFor = (from) => objectFor(isLibrary(from) ? '/node_modules/' : from);
}

/**
 * Jest's runtime, which reads, finds and compiles a module once in each worker instead of once for
 * each test file: V8 keeps what it parsed and compiled of a script, and runs it anew for every test
 * file.
 */
class CachingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const [config] = options;
    keepTransformed(this.transformCache, config.id);
    keepFound(this._resolution);
    shareJestObject(this.jestGlobals);
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

module.exports = { default: CachingRuntime, scriptOf, keepFound, __esModule: true };
