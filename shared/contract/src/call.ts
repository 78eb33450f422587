import type { z } from 'zod';
import type { AccessRule, Feature } from './access.ts';
import type { ErrorCode } from './error-codes.ts';

/** Which base URL serves a call (formats-7). */
type ApiGroup = 'auth' | 'main' | 'billing' | 'assistants';

/** Who may send a call; 'user' is a candidate or an employer, 'session' an operator as well. */
export type Identity =
  | 'public'
  | 'user'
  | 'session'
  | 'candidate'
  | 'client'
  | 'operator'
  | { readonly feature: Feature };

/** One call of the API. The key in the table is 'METHOD /path'. */
export type CallDefinition = {
  readonly group: ApiGroup;
  readonly identity: Identity;
  readonly summary: string;
  /** Rules in docs/rules that say it, for example 'jobs-2, jobs-3'. */
  readonly rules: string;
  /** Our own addition (formats-10). */
  readonly ours?: true;
  /** Everybody gets the same, and may keep it so long; without it nobody may. */
  readonly cacheSeconds?: number;
  readonly params?: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Answers with server-sent events; `response` is the data of one. */
  readonly stream?: true;
  readonly response: z.ZodType;
  /** Answer by value of the query's mode, where a call has modes. */
  readonly modes?: Readonly<Record<string, z.ZodType>>;
  /** Codes beyond those that every call can answer. */
  readonly errors?: readonly ErrorCode[];
};

export type CallTable = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, CallDefinition>
>;

/** The access rule of a call's identity; router, menu and backend decide by the same one. */
export function identityRule(identity: Identity): AccessRule {
  if (typeof identity === 'object') return { kind: 'feature', feature: identity.feature };
  return identity === 'user' ? { kind: 'signed-in' } : { kind: identity };
}
