/** A place of a library's text that is written in another way. */
interface Place {
  /** What the text has whose place this is. */
  has: string;
  from: RegExp;
  /** @param found the place, and its part in brackets */
  write: (text: string, found: [whole: string, part: string]) => string;
}

const places: readonly Place[] = [
  sharedGetters('function createMemoryHistory(', /let history = \{(?=\s*get index\()/),
  sharedGetters('function createRouter(', /router = \{(?=\s*get basename\()/),
  {
    has: 'useImperativeHandle(',
    from: /\(c, C\) => \(c\[C\] = (\(S\) => \{[^{}]*\}), c\)/,
    write: (text, [whole, handler]) =>
      text.replace(whole, () => `(c, C) => Object.assign(c, { [C]: ${handler} })`),
  },
];

/** Files of libraries with such places. */
export const OLD_CLOSURES =
  /[\\/](?:react-router[\\/]dist[\\/]production[\\/]chunk-\w+|react-virtuoso[\\/]dist[\\/]index)\.mjs$/;

/**
 * Has V8 make short-lived things where it makes all of them. Accessors of an object literal, and functions
 * that are assigned to a property, it makes where only whole collections look: until the next one each
 * drawing would keep all that it has made, and every small collection would copy it (VIEW-07).
 * @throws when a place is not found: the library has changed
 */
export function youngClosures(text: string): string {
  return places.reduce((result, { has, from, write }) => {
    if (!result.includes(has)) return result;
    const [whole, part] = from.exec(result) ?? [];
    if (whole === undefined || part === undefined) {
      throw new Error(`The library has changed near "${has}", see youngClosures.`);
    }
    return write(result, [whole, part]);
  }, text);
}

/** Accessors of a literal become methods, and those of one object, which the literal inherits, call them. */
function sharedGetters(has: string, begin: RegExp): Place {
  return {
    has,
    from: new RegExp(String.raw`${begin.source}((?:\s*get \w+\(\) \{[^{}]*\},)+)`),
    write: (text, [whole, getters]) => {
      const names = [...getters.matchAll(/get (\w+)\(/g)].map(([, name]) => name);
      const shared = `getters_${names.join('_')}`;
      const methods = getters.replaceAll(/get (\w+)\(/g, (_, name) => `get_${name}(`);
      const literal = whole.replace(getters, () => ` __proto__: ${shared},${methods}`);
      const inherited = names.map((name) => `get ${name}() { return this.get_${name}(); }`);
      return `${text.replace(whole, () => literal)}\nconst ${shared} = { ${inherited.join(', ')} };\n`;
    },
  };
}
