/** Where a remote's container comes from. */
export interface EntryRemote {
  /** Address of the script. */
  entry: string;
  /** Name under which it puts the container into the page. */
  entryGlobalName: string;
}

/** A script for an entry, as a plugin makes it. */
export interface EntryScript {
  script: HTMLScriptElement;
  timeout: number;
}

const TIMEOUT_MS = 20_000;

/**
 * Loads a remote's container, unless the page has it already.
 * @param createScript makes the element, where somebody wants to make it
 * @throws with the code that Module Federation has for it
 */
export async function loadEntry(
  { entry: url, entryGlobalName: name }: EntryRemote,
  createScript: (url: string) => EntryScript | undefined,
): Promise<object> {
  const page = globalThis as unknown as Record<string, object | undefined>;
  const known = page[name];
  if (known) return known;
  const { script, timeout } = createScript(url) ?? scriptOf(url);
  await run(script, timeout);
  const container = page[name];
  if (!container) throw new Error(`#RUNTIME-001: ${url} gives no ${name}.`);
  return container;
}

function scriptOf(url: string): EntryScript {
  const script = document.createElement('script');
  script.src = url;
  return { script, timeout: TIMEOUT_MS };
}

function run(script: HTMLScriptElement, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let thrown = '';
    const note = ({ filename, message }: ErrorEvent) => {
      if (filename === script.src) thrown = `ScriptExecutionError: ${message}`;
    };
    const end = (problem: string) => {
      clearTimeout(timer);
      window.removeEventListener('error', note);
      script.onload = script.onerror = null;
      script.remove();
      if (!problem) return resolve();
      reject(new Error(`Failed to load script resources. #RUNTIME-008: ${problem} ${script.src}`));
    };
    window.addEventListener('error', note);
    script.onload = () => end(thrown);
    script.onerror = () => end('ScriptNetworkError: The script could not be loaded.');
    const timer = setTimeout(() => end('ScriptNetworkError: The script timed out.'), timeout);
    document.head.append(script);
  });
}
