import { sharedKeys } from '../sharing/sharing.ts';

/** A name of a shared module. */
type Import = [module: string, name: string];

const STATIC = /^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*['"`]([^'"`]+)['"`]\s*,?\s*\)/gs;

/**
 * The values that a source imports from shared modules, at once or later (delivery-57); types are gone
 * when it runs.
 * @throws when it does not say which names it takes: nobody could compare them with what the host gives
 */
export function importedNames(text: string): Import[] {
  return [...staticNames(text), ...dynamicNames(text)];
}

function staticNames(text: string): Import[] {
  return [...text.matchAll(STATIC)].flatMap(([, clause = '', module = '']) => {
    if (!sharedKeys.includes(module)) return [];
    if (clause.includes('*')) throw unnamed(module);
    const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
    const whole = /^\w+/.exec(clause) ? ['default'] : [];
    const names = entriesOf(list).filter((part) => !part.startsWith('type '));
    return [...whole, ...names.map((part) => part.split(/\s+as\s+/)[0] ?? part)].map(
      (name): Import => [module, name],
    );
  });
}

function dynamicNames(text: string): Import[] {
  return [...text.matchAll(DYNAMIC)].flatMap(({ 0: call, 1: module = '', index }) => {
    if (!sharedKeys.includes(module)) return [];
    const before = text.slice(0, index);
    const after = text.slice(index + call.length);
    if (isType(before, after)) return [];
    const names = takenNames(before, after);
    if (names.length === 0) throw unnamed(module);
    return names.map((name): Import => [module, name]);
  });
}

/** What is taken of a module that is imported between two texts; empty when that cannot be told. */
function takenNames(before: string, after: string): string[] {
  const member = /^\s*\)\s*\.\s*(\w+)/.exec(after)?.[1];
  if (member && /\(\s*await\s+$/.test(before)) return [member];
  const assigned = /\{([^{}.]*)\}\s*=\s*await\s+$/.exec(before)?.[1];
  const given = /^\s*\.then\(\s*(?:async\s+)?\(\s*\{([^{}.]*)\}\s*\)\s*=>/.exec(after)?.[1];
  const list = assigned ?? given;
  if (list !== undefined) return entriesOf(list).map((part) => part.split(/\s*[:=]/)[0] ?? part);
  const [, parameter = '', body = ''] =
    /^\s*\.then\(\s*\(?\s*(\w+)\s*\)?\s*=>\s*([^;]*)/.exec(after) ?? [];
  // Handed on as a whole, nobody knows what is taken of it.
  const uses = [...body.matchAll(new RegExp(`\\b${parameter}\\b(?:\\.(\\w+))?`, 'g'))];
  const names = parameter ? uses.map(([, name = '']) => name) : [];
  return names.includes('') ? [] : names;
}

/** `typeof import('…')` and `import('…').Name`, which is no member of a promise. */
function isType(before: string, after: string): boolean {
  return /\btypeof\s+$/.test(before) || /^\.[A-Z]/.test(after);
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function unnamed(module: string): Error {
  return new Error(`An import of ${module} must say which names it takes.`);
}
