/** A file of the workspace with its text; the path is relative to the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Something wrong, in a sentence for whoever is to mend it. */
export interface Finding {
  path: string;
  line: number;
  text: string;
}

/** A rule of docs/rules. */
export interface Rule {
  id: string;
  path: string;
  line: number;
}

const FOLDER = /^docs\/rules\/([a-z]+)\.md$/;
const DEFINITION = /^\s*(?:[-*] )?\*\*([a-z]+-\d+)\*\*/;

/** The area that a file of docs/rules is about; null for every other file. */
export function areaOf(path: string): string | null {
  return FOLDER.exec(path)?.[1] ?? null;
}

/** The rules that a file defines, in their order; each begins a line in bold. */
export function readRules({ path, text }: SourceFile): Rule[] {
  if (areaOf(path) === null) return [];
  return text.split('\n').flatMap((content, index) => {
    const id = DEFINITION.exec(content)?.[1];
    return id ? [{ id, path, line: index + 1 }] : [];
  });
}

/** Rules that exist twice, and rules that stand in the file of another area. */
export function misplacedRules(rules: readonly Rule[]): Finding[] {
  const first = new Map<string, Rule>();
  return rules.flatMap((rule) => {
    const { id, path, line } = rule;
    const known = first.get(id);
    if (known) {
      const text = `${id} is defined already in ${known.path}:${known.line}; take the next number.`;
      return [{ path, line, text }];
    }
    first.set(id, rule);
    if (id.startsWith(`${areaOf(path)}-`)) return [];
    return [{ path, line, text: `${id} belongs into docs/rules/${id.split('-')[0]}.md.` }];
  });
}
