/** What Chromium's profiler tells of a function: the first range is the function itself. */
interface FunctionCoverage {
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

/** A script of the page with the calls that were counted in it. */
export interface ScriptCoverage {
  url: string;
  source?: string;
  functions: FunctionCoverage[];
}

/**
 * Counts how often modules that contain a text were evaluated. A bundler keeps each module in a
 * function; one that was called is an evaluated copy. That a file holds a module says nothing.
 */
export function countEvaluations(scripts: ScriptCoverage[], text: RegExp): number {
  let count = 0;
  for (const { source = '', functions } of scripts) {
    const factories = new Set<FunctionCoverage>();
    for (const { index } of source.matchAll(text)) {
      const factory = factoryAt(index, source, functions);
      if (factory) factories.add(factory);
    }
    for (const factory of factories) count += factory.ranges[0]?.count ?? 0;
  }
  return count;
}

/** The module's function around a place: the outermost below the script and its wrapper. */
function factoryAt(
  place: number,
  source: string,
  functions: FunctionCoverage[],
): FunctionCoverage | undefined {
  const around = functions
    .filter(({ ranges: [own] }) => own && own.startOffset <= place && place < own.endOffset)
    .sort((one, other) => (one.ranges[0]?.startOffset ?? 0) - (other.ranges[0]?.startOffset ?? 0));
  // A chunk pushes its modules from the top level; an entry wraps them in one more function.
  const wrappers = /^("use strict";)?\((globalThis|self)\./.test(source) ? 1 : 2;
  return around[wrappers] ?? around.at(-1);
}
