import type { WorkspaceCopy } from './workspace-copy.ts';

/** Key in the browser's storage that tells the broken pages to work. */
export const MENDED = 'mended';

/** A page of the remote that misbehaves until it is told to work. */
export interface BrokenPage {
  path: string;
  /** Its menu entry, and its heading when it works. */
  label: string;
}

/** Source of `broken()`. In the browser only: a page that cannot be rendered on the server is not published. */
export const broken = `const broken = () =>
  typeof localStorage !== 'undefined' && localStorage.getItem('${MENDED}') === null;\n`;
const drawn = (name: string, label: string, before = '', after = '') =>
  `export function ${name}() {\n${before}  return (<><h1 tabIndex={-1}>${label}</h1>${after}</>);\n}\n`;
const button = (work: string) => `<button type="button" onClick={() => { ${work} }}>Los</button>`;

/** Sources of the pages by the name of their component. */
const sources: Record<string, { label: string; source: (name: string, label: string) => string }> =
  {
    ImportPage: {
      label: 'Beim Laden',
      source: (name, label) =>
        `${broken}if (broken()) throw new Error('on import');\n${drawn(name, label)}`,
    },
    RenderPage: {
      label: 'Beim Zeichnen',
      source: (name, label) =>
        broken + drawn(name, label, "if (broken()) throw new Error('in render');\n"),
    },
    EffectPage: {
      label: 'Danach',
      source: (name, label) =>
        `import { useEffect } from 'react';\n${broken}${drawn(name, label, "useEffect(() => { if (broken()) throw new Error('in effect'); }, []);\n")}`,
    },
    HandlerPage: {
      label: 'Beim Klick',
      source: (name, label) =>
        `import { useState } from 'react';\n${broken}${drawn(name, label, 'const [done, setDone] = useState(false);\n', `${button("if (broken()) throw new Error('in handler'); setDone(true);")}{done && <p>Geklappt</p>}`)}`,
    },
    RejectionPage: {
      label: 'Nach dem Klick',
      source: (name, label) =>
        `import { useState } from 'react';\n${broken}${drawn(name, label, 'const [done, setDone] = useState(false);\nconst work = async () => { if (broken()) throw new Error("in a promise"); setDone(true); };\n', `${button('void work();')}{done && <p>Geklappt</p>}`)}`,
    },
    EndlessPage: {
      label: 'Endlos beim Zeichnen',
      source: (name, label) =>
        `import { use } from 'react';\n${broken}const never = new Promise<void>(() => {});\n${drawn(name, label, 'if (broken()) use(never);\n')}`,
    },
    MissingPage: {
      label: 'Nicht da',
      source: (name, label) =>
        `${broken}function Page() { return <h1 tabIndex={-1}>${label}</h1>; }\nexport const ${name} = broken() ? undefined : Page;\n`,
    },
  };

/** Makes a remote whose pages misbehave, and publishes it. */
export async function releaseBrokenRemote(workspace: WorkspaceCopy, store: string): Promise<void> {
  await makeRemote(workspace, 'defekt', Object.entries(sources));
  await workspace.release('defekt', store);
}

/** Publishes the remote with a module that waits for ever while it is evaluated. */
export async function releaseEndlessImport(workspace: WorkspaceCopy, store: string): Promise<void> {
  const waiting = `await new Promise(() => {});\n${drawn('RenderPage', 'Endlos')}`;
  await workspace.write('remote-defekt/src/RenderPage.tsx', waiting);
  await workspace.release('defekt', store);
}

/** Path and menu entry of a broken page. */
export function brokenPage(name: string): BrokenPage {
  return { path: `/defekt/${name.toLowerCase()}`, label: sources[name]?.label ?? name };
}

async function makeRemote(
  workspace: WorkspaceCopy,
  remote: string,
  pages: [string, { label: string; source: (name: string, label: string) => string }][],
): Promise<void> {
  const folder = `remote-${remote}`;
  await workspace.run('scripts/new-remote.ts', remote, '--no-install');
  await workspace.link(folder, 'remote-silverplus');
  const paths = pages.map(([name, { label }]) => ({
    name,
    label,
    path: `/${remote}/${name.toLowerCase()}`,
  }));
  const config = {
    name: remote,
    owner: 'Team Test',
    pages: paths.map(({ name, label, path }) => ({
      path,
      expose: name,
      module: `./src/${name}.tsx`,
      title: label,
      access: { kind: 'signed-in' },
    })),
    menu: paths.map(({ label, path }, order) => ({
      section: 'personal',
      order: 100 + order,
      path,
      label,
      icon: 'compass',
    })),
  };
  await workspace.write(
    `${folder}/remote.config.ts`,
    `export default ${JSON.stringify(config)};\n`,
  );
  for (const [name, { label, source }] of pages) {
    await workspace.write(`${folder}/src/${name}.tsx`, source(name, label));
  }
}
