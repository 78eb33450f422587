import type { CaseKind, ModerationManyInput } from '@silverjobs/contract';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import { decide } from './decide.ts';

type Case = { readonly kind: CaseKind; readonly id: number };

/** Decides several cases in the same way, each or not at all; what is decided already is left (operators-29). */
export async function decideMany(
  services: Services,
  requester: Requester,
  { cases, ...decision }: ModerationManyInput,
): Promise<{ decided: Case[]; left: Case[] }> {
  const decided: Case[] = [];
  const left: Case[] = [];
  // In one order for everybody: two operators who decide the same wait for each other only.
  const inOrder = [...new Map(cases.map((one) => [`${one.kind} ${one.id}`, one])).values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.id - b.id,
  );
  for (const one of inOrder) {
    try {
      await services.db.transaction((db) =>
        decide({ ...services, db }, requester, { ...one, ...decision }),
      );
      decided.push(one);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push(one);
    }
  }
  return { decided, left };
}
