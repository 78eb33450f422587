import vm from 'node:vm';

/** Renders one page: takes and gives JSON. */
export type Render = (input: string) => Promise<string>;

/** What a sandbox has beside the language; no process, no files, no sockets, no timers. */
const GIVEN = { AbortController, AbortSignal, TextDecoder, TextEncoder, URL, URLSearchParams };

/**
 * Runs within the sandbox, so that nothing of ours but the given classes is in its reach. Timers
 * never end: what is rendered is done before they would.
 */
const PRELUDE = `
'use strict';
const nothing = () => {};
globalThis.console = { debug: nothing, error: nothing, info: nothing, log: nothing, warn: nothing };
globalThis.setTimeout = globalThis.setInterval = () => 0;
globalThis.clearTimeout = globalThis.clearInterval = nothing;
globalThis.queueMicrotask = (work) => void Promise.resolve().then(work);
(hostPart, remotePart, taken) => {
  const evaluate = (part, require) => {
    const module = { exports: {} };
    part(module, module.exports, require);
    return module.exports;
  };
  const missing = (name) => { throw new Error(name + ' is not shared by the host.'); };
  const host = evaluate(hostPart, missing);
  const shared = new Map(Object.entries(host.shared ?? {}));
  for (const name of taken) {
    for (const [module, exported] of Object.entries(host.earlier[name]())) shared.set(module, exported);
  }
  const remote = remotePart &&
    evaluate(remotePart, (name) => (shared.has(name) ? shared.get(name) : missing(name)));
  return (input) => host.render(input, remote);
};`;

/** The host's part is in every sandbox: its text and what V8 makes of it are kept once. */
let lastHost: { text: string; script: vm.Script } | null = null;

function hostScript(text: string): vm.Script {
  if (lastHost?.text !== text) lastHost = { text, script: scriptOf(text, 'host') };
  return lastHost.script;
}

function scriptOf(text: string, filename: string): vm.Script {
  return new vm.Script(`(function (module, exports, require) {${text}\n})`, { filename });
}

/**
 * Evaluates the server's parts of host and remote in a world of their own (delivery-45). Against
 * mistakes it is a wall, against malice a fence: that only signed files come here is what counts.
 * @param host text of the host's part
 * @param remote text of the remote's part; none for pages of the host
 * @param taken earlier versions that the remote takes from the host, such as `@silverjobs/ui@3.0.0`
 * @throws what a part throws while it is evaluated
 */
export function createSandbox(
  host: string,
  remote: string | null,
  taken: readonly string[] = [],
): Render {
  const world = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  }) as Record<string, unknown>;
  Object.assign(world, GIVEN);
  const start = new vm.Script(PRELUDE, { filename: 'prelude' }).runInContext(world) as (
    host: unknown,
    remote: unknown,
    taken: readonly string[],
  ) => Render;
  return start(
    hostScript(host).runInContext(world),
    remote === null ? null : scriptOf(remote, 'remote').runInContext(world),
    taken,
  );
}
