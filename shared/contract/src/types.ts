import type { z } from 'zod';
import type { CallKey, Calls } from './calls.ts';

/** What the client sends: optional where the contract has a default. undefined where there is none. */
type InputOf<K extends CallKey, Part extends string> =
  Calls[K] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.input<Schema>
    : undefined;

/** What a handler gets after validation. */
type ParsedOf<K extends CallKey, Part extends string> =
  Calls[K] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : undefined;

/** Path parameters of a call, for example {id: number}. */
export type ParamsOf<K extends CallKey> = InputOf<K, 'params'>;
export type QueryOf<K extends CallKey> = InputOf<K, 'query'>;
export type BodyOf<K extends CallKey> = InputOf<K, 'body'>;

export type ParsedParamsOf<K extends CallKey> = ParsedOf<K, 'params'>;
export type ParsedQueryOf<K extends CallKey> = ParsedOf<K, 'query'>;
export type ParsedBodyOf<K extends CallKey> = ParsedOf<K, 'body'>;

type ModesOf<K extends CallKey> = Calls[K] extends { readonly modes: infer Modes }
  ? Modes
  : Record<never, never>;

/** The modes of a call, for example 'lean' | 'count' | 'key'; never where it has none. */
export type ModeOf<K extends CallKey> = keyof ModesOf<K> & string;

/**
 * The answer of a call. With a mode it is the answer of that mode:
 * `ResponseOf<'GET /job_demand', 'count'>` is {id: number}.
 */
export type ResponseOf<K extends CallKey, Mode extends ModeOf<K> | undefined = undefined> = [
  Mode,
] extends [keyof ModesOf<K>]
  ? ModesOf<K>[Mode] extends z.ZodType
    ? z.output<ModesOf<K>[Mode]>
    : never
  : z.output<Calls[K]['response']>;

/** The mode that a query asks for; undefined where the call has no modes. */
export type ModeOfQuery<K extends CallKey, Query> = Query extends {
  readonly mode: infer Mode extends ModeOf<K>;
}
  ? Mode
  : undefined;
