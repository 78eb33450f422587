import { type Context, createContext } from 'react';

type Contexts = Record<symbol, Context<unknown> | undefined>;

/**
 * A context that is one for all versions of this package in a page (delivery-90): what the host gives, a remote
 * with an earlier version gets, too. Its value keeps what earlier versions read of it.
 */
export function createPageContext<Value>(name: string): Context<Value | null> {
  const key = Symbol.for(`silverjobs.ui.${name}`);
  const contexts = globalThis as Contexts;
  contexts[key] ??= createContext<unknown>(null);
  return contexts[key] as Context<Value | null>;
}
