import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** Classes of the design system: what of them may differ is a prop of its components. */
const HOSTS_CLASS = /^sj-/;

/**
 * Checks that the style sheets of a remote stay inside: a sheet stays in the document when its page is left, so
 * each selector begins at a class of the remote's own, and names none of the host's.
 * @param files paths of the remote's own sheets
 * @throws with every selector that reaches further
 */
export function requireOwnStyles(files: readonly string[]): void {
  const problems = files.flatMap((file) =>
    strayStyles(readFileSync(file, 'utf8')).map((problem) => `${file}:${problem}`),
  );
  if (problems.length === 0) return;
  throw new Error(
    `Styles of a remote reach outside of it:\n${problems.join('\n')}\nBegin at a class of your own; what of a component of @silverjobs/ui is to differ goes by its props or its className.`,
  );
}

/** Selectors of a style sheet that reach further than the remote's own elements, with their lines. */
export function strayStyles(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const line = rule.source?.start?.line ?? 0;
    for (const selector of parseSelectors().astSync(rule.selector).nodes) {
      const why = reason(selector);
      if (why) found.push(`${line}: ${String(selector).trim()} ${why}`);
    }
  });
  return found;
}

/** Classes that a style sheet knows. */
export function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    parseSelectors()
      .astSync(rule.selector)
      .walkClasses(({ value }) => void classes.add(value));
  });
  return classes;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

function reason(selector: Selector): string | undefined {
  let hosts: string | undefined;
  selector.walkClasses(({ value }) => {
    if (HOSTS_CLASS.test(value)) hosts ??= value;
  });
  if (hosts) return `styles ${hosts}, which is the host's`;
  return beginsInside(selector) ? undefined : 'begins at no class of the remote';
}

/** Whether the first element that is not the document's root has a class; within `:is()` each of them. */
function beginsInside(selector: Selector): boolean {
  const first = compounds(selector).find((parts) => !isRoot(parts)) ?? [];
  return first.some(
    (part) =>
      part.type === 'class' ||
      (part.type === 'pseudo' &&
        /^:(?:is|where)$/.test(part.value) &&
        part.nodes.every((inner) => beginsInside(inner))),
  );
}

/** The state of the whole document, such as the size of text, stands at its root. */
function isRoot(parts: Node[]): boolean {
  return parts.some(
    (part) =>
      (part.type === 'tag' && part.value === 'html') ||
      (part.type === 'pseudo' && part.value === ':root'),
  );
}

/** What stands between two combinators, in their order. */
function compounds(selector: Selector): Node[][] {
  const all: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') all.push([]);
    else if (node.type !== 'comment') all.at(-1)?.push(node);
  }
  return all;
}
