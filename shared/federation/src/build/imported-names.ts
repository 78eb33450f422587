import { parseSync, transformSync } from '@swc/core';
import { sharedKeys } from '../sharing/sharing.ts';

/** A name of a shared module. */
type Import = [module: string, name: string];

/** A part of a parsed source, as the compiler gives it. */
interface Node {
  type?: string;
  [member: string]: unknown;
}

/** CommonJS: their default is the whole, in no host's list, and compiled packages take them so. */
const NOBODY_NAMES: ReadonlySet<string> = new Set(['react', 'react-dom']);

/**
 * The values that a source imports from shared modules, at once or later (delivery-57), by `import`,
 * `export … from`, `import()` or `require`; types are gone when it runs.
 * @param file its name; the ending tells TypeScript from what is compiled
 * @param isWanted which modules; by default those that a host gives
 * @throws when it does not say which names it takes: nobody could compare them with what the host gives
 */
export function importedNames(
  text: string,
  file: string,
  isWanted = (module: string) => sharedKeys.includes(module),
): Import[] {
  const { nodes, parents, uses } = indexOf(parse(text, file));
  const named = (module: string, names: string[] | null): Import[] => {
    if (names) {
      return names
        .filter((name) => name !== 'default' || !NOBODY_NAMES.has(module))
        .map((name) => [module, name]);
    }
    if (NOBODY_NAMES.has(module)) return [];
    throw new Error(`An import of ${module} must say which names it takes.`);
  };

  const takenOfAll = (identifier: Node): string[] | null => {
    const taken = (uses.get(keyOf(identifier)) ?? [])
      .filter((use) => use !== identifier)
      .map((use) => takenOf(use));
    return taken.every((names) => names !== null) ? taken.flat() : null;
  };

  const takenByPattern = (pattern: Node): string[] | null => {
    if (pattern.type === 'Identifier') return takenOfAll(pattern);
    if (pattern.type !== 'ObjectPattern') return null;
    const names = listOf(pattern.properties).map((part) => textOf(part.key as Node));
    return names.every((name) => name !== null) ? names : null;
  };

  /** What is taken of the value of an expression; null when that cannot be told. */
  const takenOf = (expression: Node): string[] | null => {
    const parent = parents.get(expression) ?? {};
    switch (parent.type) {
      case 'ParenthesisExpression':
      case 'AwaitExpression':
        return takenOf(parent);
      case 'ExpressionStatement':
        return [];
      case 'VariableDeclarator':
        return takenByPattern(parent.id as Node);
      case 'AssignmentExpression':
        return parent.operator === '=' && parent.right === expression
          ? takenByPattern(parent.left as Node)
          : null;
      case 'MemberExpression': {
        const name = textOf(parent.property as Node);
        const later = isDynamicImport(expression) && name === 'then';
        if (later) return takenByCallback(parents.get(parent) ?? {});
        return name === null || parent.object !== expression ? null : [name];
      }
      default:
        return null;
    }
  };

  const takenByCallback = (call: Node): string[] | null => {
    const callback = listOf(call.arguments)[0]?.expression as Node | undefined;
    const [parameter] = listOf(callback?.params);
    if (!parameter) return callback?.params ? [] : null;
    return takenByPattern((parameter.pat as Node | undefined) ?? parameter);
  };

  return nodes.flatMap((node) => {
    const module = moduleOf(node);
    if (!module || !isWanted(module)) return [];
    if (node.type === 'CallExpression') return named(module, takenOf(node));
    if (node.type === 'ExportAllDeclaration') return named(module, null);
    return listOf(node.specifiers).flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return named(module, ['default']);
      if (specifier.type === 'ImportNamespaceSpecifier')
        return named(module, takenOfAll(specifier.local as Node));
      const name = textOf((specifier.imported ?? specifier.orig ?? specifier.local) as Node);
      return named(module, specifier.type === 'ExportNamespaceSpecifier' || !name ? null : [name]);
    });
  });
}

/** Reads a source as the bundler does: types and what is only a type are gone. */
function parse(text: string, file: string): Node {
  const isTyped = /\.[cm]?tsx?$/.test(file);
  const plain = { syntax: 'ecmascript', jsx: true } as const;
  const { code } = transformSync(text, {
    configFile: false,
    swcrc: false,
    isModule: 'unknown',
    jsc: {
      target: 'esnext',
      parser: isTyped ? { syntax: 'typescript', tsx: true } : plain,
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const options = { ...plain, target: 'esnext' } as const;
  // CommonJS may hold what strict code must not.
  const isModule = isTyped || /^\s*(?:import|export)\b/m.test(code);
  return { ...(isModule ? parseSync(code, options) : parseSync(code, { ...options, isModule })) };
}

/** All nodes with their parents, and identifiers by the variable that they mean. */
function indexOf(program: Node) {
  const nodes: Node[] = [];
  const parents = new Map<Node, Node>();
  const uses = new Map<string, Node[]>();
  const walk = (node: Node): void => {
    nodes.push(node);
    if (node.type === 'Identifier') {
      uses.set(keyOf(node), [...(uses.get(keyOf(node)) ?? []), node]);
    }
    for (const child of Object.values(node).flat()) {
      if (typeof child !== 'object' || child === null) continue;
      parents.set(child as Node, node);
      walk(child as Node);
    }
  };
  walk(program);
  return { nodes, parents, uses };
}

/** Names of one variable are one by their scope, too; a property has none. */
const keyOf = ({ value, ctxt }: Node) => `${value} ${ctxt}`;

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : []);

const isDynamicImport = ({ callee }: Node) => (callee as Node | undefined)?.type === 'Import';

/** The module that a node imports; undefined for all other nodes. */
function moduleOf(node: Node): string | null | undefined {
  if (node.type !== 'CallExpression') {
    const source = /^(?:Import|Export)\w*Declaration$/.test(node.type ?? '') ? node.source : null;
    return source ? textOf(source as Node) : undefined;
  }
  const callee = node.callee as Node;
  const required = callee.type === 'Identifier' && callee.value === 'require';
  const argument = listOf(node.arguments)[0]?.expression as Node | undefined;
  return (required || isDynamicImport(node)) && argument ? textOf(argument) : undefined;
}

/** A name or text that stands in the source; null when it is known at run time only. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Computed') return literalOf(node.expression as Node);
  return node?.type === 'Identifier' ? (node.value as string) : literalOf(node);
}

function literalOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value as string;
  const [text, more] = listOf(node?.quasis);
  return text && !more ? (text.cooked as string) : null;
}
