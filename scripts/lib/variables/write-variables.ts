/** A variable as Zod describes it. */
interface Field {
  description?: string | undefined;
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

interface Shape {
  shape: Readonly<Record<string, Field>>;
}

/** The variables of one process. */
export interface ProcessVariables {
  /** Names the place in the document: `<!-- variables of backend -->`. */
  name: string;
  variables: Shape;
  /** The same as production asks for them. */
  production: Shape;
}

interface Row {
  name: string;
  meaning: string;
  byDefault: string;
  needed: boolean;
}

function rowsOf({ variables, production }: ProcessVariables): Row[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const { data } = field.safeParse(undefined);
    const text = typeof data === 'object' ? JSON.stringify(data) : String(data);
    return {
      name,
      meaning: field.description ?? '',
      byDefault: data === undefined ? '' : text,
      needed: production.shape[name]?.safeParse(undefined).success === false,
    };
  });
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function table(process: ProcessVariables): string {
  const rows = rowsOf(process).map(({ name, meaning, byDefault, needed }) =>
    [`\`${name}\`${needed ? ' *' : ''}`, cell(meaning), byDefault && `\`${byDefault}\``].join(
      ' | ',
    ),
  );
  return ['Variable | Meaning | Default', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/**
 * The document with the tables written anew between their marks.
 * @throws Error when a mark is missing
 */
export function writeTables(document: string, processes: readonly ProcessVariables[]): string {
  return processes.reduce((text, process) => {
    const start = `<!-- variables of ${process.name} -->`;
    const end = `<!-- end of ${process.name} -->`;
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`The document lacks ${start} and ${end}.`);
    return `${text.slice(0, from)}${start}\n\n${table(process)}\n\n${text.slice(to)}`;
  }, document);
}

/** An example of the environment: what production needs stands open, the rest is commented out. */
export function writeExample(processes: readonly ProcessVariables[]): string {
  const parts = processes.map((process) => {
    const lines = rowsOf(process).map(({ name, meaning, byDefault, needed }) =>
      [`# ${meaning.replaceAll('`', '')}`, needed ? `${name}=` : `# ${name}=${byDefault}`].join(
        '\n',
      ),
    );
    return `### ${process.name} ###\n\n${lines.join('\n\n')}\n`;
  });
  return `# Written by \`pnpm variables\` from the configuration of the processes.\n\n${parts.join('\n')}`;
}
