import { parseSync } from '@swc/core';

/** A pattern with the files that hold it. */
export type FoundPatterns = Map<string, Set<string>>;

type SourceFile = { readonly path: string; readonly text: string };
type Node = { readonly type?: string; readonly [key: string]: unknown };

/** A slash where an expression may begin, or a pattern made of text: most files have neither. */
const MAY_HOLD_PATTERN = /(?:^|[=(,:[!&|?{};>+]|\b(?:return|case|of|in))[ \t]*\/[^/*\s>]|RegExp\(/m;

/**
 * Every regular expression of these sources, written as a literal or made by `new RegExp` of texts
 * that stand in the same file.
 * @throws Error for one whose text is made elsewhere: nobody could check it
 */
export function collectPatterns(files: readonly SourceFile[]): FoundPatterns {
  const found: FoundPatterns = new Map();
  for (const { path, text } of files) {
    if (!MAY_HOLD_PATTERN.test(text)) continue;
    const program = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
    const nodes = [...nodesOf(program as unknown as Node)];
    const constants = constantsOf(nodes);
    for (const node of nodes) {
      const pattern = patternOf(node, constants, path);
      if (pattern) found.set(pattern, (found.get(pattern) ?? new Set()).add(path));
    }
  }
  return found;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function constantsOf(nodes: readonly Node[]): Map<string, Node> {
  const pairs = nodes
    .filter(({ type, init }) => type === 'VariableDeclarator' && init)
    .map(({ id, init }) => [String((id as Node).value), init as Node] as const);
  return new Map(pairs);
}

function patternOf(node: Node, constants: Map<string, Node>, path: string): string | null {
  if (node.type === 'RegExpLiteral') return `/${node.pattern}/${node.flags}`;
  const isMade =
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    (node.callee as Node).value === 'RegExp';
  if (!isMade) return null;
  const [source, flags] = (node.arguments as { expression: Node }[]).map(({ expression }) =>
    textOf(expression, constants),
  );
  if (source === null || source === undefined || flags === null) {
    throw new Error(`${path} makes a pattern of text that is not known here; write it out.`);
  }
  return `/${source}/${flags ?? ''}`;
}

/** The text of an expression that is known without running it. */
function textOf(node: Node, constants: Map<string, Node>): string | null {
  const list = (nodes: unknown) => nodes as Node[];
  switch (node.type) {
    case 'StringLiteral':
      return String(node.value);
    case 'Identifier': {
      const known = constants.get(String(node.value));
      return known ? textOf(known, constants) : null;
    }
    case 'TemplateLiteral':
      return joined(list(node.quasis), list(node.expressions), 'cooked', constants);
    case 'TaggedTemplateExpression': {
      const { quasis, expressions } = node.template as Node;
      return joined(list(quasis), list(expressions), 'raw', constants);
    }
    default:
      return null;
  }
}

function joined(
  quasis: readonly Node[],
  expressions: readonly Node[],
  kind: 'cooked' | 'raw',
  constants: Map<string, Node>,
): string | null {
  const parts = quasis.flatMap((quasi, index) => {
    const expression = expressions[index];
    return [String(quasi[kind]), ...(expression ? [textOf(expression, constants)] : [])];
  });
  return parts.includes(null) ? null : parts.join('');
}
