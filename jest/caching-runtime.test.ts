import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Script } from 'node:vm';

type Resolution = { resolver: object; cjsConditions: string[]; cjsCache?: object };

const { scriptOf: compile, keepFound } = require('./caching-runtime.cjs') as {
  scriptOf: (code: string, filename: string, parameters: string[]) => Script;
  keepFound: (resolution: Resolution) => void;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caching-runtime-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A module of this text, as the runtime of this very test gives it. */
function load<T>(name: string, code: string): T {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return require(file) as T;
}

describe('the runtime that compiles a module once', () => {
  it('compiles a file once as long as its code stays the same', () => {
    const file = join(folder, 'once.cjs');
    const first = compile('exports.a = 1', file, ['exports']);
    expect(compile('exports.a = 1', file, ['exports'])).toBe(first);
    const changed = compile('exports.a = 2', file, ['exports']);
    expect(changed).not.toBe(first);
    expect(compile('exports.a = 2', file, ['exports'])).toBe(changed);
    expect(compile('exports.a = 2', `${file}x`, ['exports'])).not.toBe(changed);
  });

  it('is the one that runs the tests', () => {
    // Only this runtime puts a function around modules that has globals as its parameters.
    const own = load<{ shadowed: () => boolean }>(
      'own',
      `exports.shadowed = () => {
        const kept = globalThis.WeakRef;
        globalThis.WeakRef = null;
        try { return WeakRef === kept; } finally { globalThis.WeakRef = kept; }
      };`,
    );
    expect(own.shadowed()).toBe(true);
  });

  it('runs a module anew for each registry: nothing of the run before stays', () => {
    const code = 'let calls = 0; exports.next = () => ++calls;';
    const before = load<{ next: () => number }>('state', code);
    expect([before.next(), before.next()]).toEqual([1, 2]);
    jest.isolateModules(() => {
      expect(load<{ next: () => number }>('state', code).next()).toBe(1);
    });
    expect(before.next()).toBe(3);
  });

  it('reads a file anew once it has changed', () => {
    const values = [1, 2].map((value) => {
      const file = join(folder, 'changing.cjs');
      writeFileSync(file, `exports.value = ${value};`);
      utimesSync(file, value, value);
      jest.resetModules();
      return (require(file) as { value: unknown }).value;
    });
    expect(values).toEqual([1, 2]);
  });

  it('finds a module again after the registry was emptied, and knows who asks for it', () => {
    const file = join(folder, 'kept.cjs');
    const before = load<{ name: string }>('kept', 'exports.name = __filename;');
    jest.resetModules();
    const after = require(file) as { name: string };
    expect(after).not.toBe(before);
    expect(after).toEqual({ name: file });
    const beside = './kept.cjs';
    expect(() => require(beside)).toThrow(/Cannot find module/);
  });

  it('keeps what a browser gets of a package apart from what a server gets', () => {
    const resolver = {};
    const [page, nextPage, server, other] = [
      { resolver, cjsConditions: ['require', 'browser'] },
      { resolver, cjsConditions: ['require', 'browser'] },
      { resolver, cjsConditions: ['require', 'node'] },
      { resolver: {}, cjsConditions: ['require', 'browser'] },
    ].map((resolution: Resolution) => {
      keepFound(resolution);
      return resolution.cjsCache;
    });
    expect(nextPage).toBe(page);
    expect(server).not.toBe(page);
    expect(other).not.toBe(page);
  });

  it('gives modules the globals of the test, so that instanceof holds', () => {
    const given = load<{ map: unknown; error: unknown; list: unknown }>(
      'globals',
      'exports.map = new Map(); exports.error = new TypeError("x"); exports.list = Array.of(1);',
    );
    expect(given.map).toBeInstanceOf(Map);
    expect(given.error).toBeInstanceOf(TypeError);
    expect(given.list).toBeInstanceOf(Array);
  });

  it('lets a module have names of its own for what are globals elsewhere', () => {
    const own = load<{ names: string[] }>(
      'names',
      'const Map = "map"; function Symbol() { return "symbol"; } exports.names = [Map, Symbol()];',
    );
    expect(own.names).toEqual(['map', 'symbol']);
  });

  it('names file, line and column of what a module throws', () => {
    const failing = load<{ fail: () => void }>(
      'failing',
      "exports.fail = () => { throw new Error('here'); };\nexports.later = () => {\n  throw 1;\n};",
    );
    const stack = (() => {
      try {
        failing.fail();
      } catch (error) {
        return (error as Error).stack;
      }
    })();
    expect(stack).toMatch(/failing\.cjs:1:30/);
  });

  it('lets a module load another one when it needs it', async () => {
    const lazy = load<{ later: () => Promise<{ join: unknown }> }>(
      'lazy',
      "exports.later = () => import('node:path');",
    );
    expect((await lazy.later()).join).toBe(join);
  });

  it('leaves code that is none to Jest, which says what is wrong with it', () => {
    expect(() => load('broken', 'const = 1;')).toThrow(/Unexpected token/);
  });

  it('gives what a test has put in the place of a module, and the module again afterwards', () => {
    const file = join(folder, 'mocked.cjs');
    writeFileSync(file, 'exports.value = "real";');
    jest.isolateModules(() => {
      jest.doMock(file, () => ({ value: 'mocked' }));
      expect((require(file) as { value: string }).value).toBe('mocked');
      jest.dontMock(file);
    });
    expect((require(file) as { value: string }).value).toBe('real');
  });
});
