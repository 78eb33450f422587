import type { ContractCancellation, ContractWithdrawal } from '@silverjobs/contract';
import {
  CONTRACT_DESCRIPTION_MAX_LENGTH,
  CONTRACT_REASON_MAX_LENGTH,
} from '@silverjobs/contract/constants';

/** What is typed; null: not edited, what is known of a signed-in user stands. */
export interface DeclarationDraft {
  name: string | null;
  email: string | null;
  contract: string;
  kind: 'ordinary' | 'extraordinary';
  reason: string;
  when: 'soon' | 'date';
  /** yyyy-mm-dd */
  day: string;
}

/** An empty form. */
export const EMPTY_DECLARATION: DeclarationDraft = {
  name: null,
  email: null,
  contract: '',
  kind: 'ordinary',
  reason: '',
  when: 'soon',
  day: '',
};

/** The form with what is known filled in. */
export type FilledDeclaration = Omit<DeclarationDraft, 'name' | 'email'> & {
  name: string;
  email: string;
};

export type DeclarationField = 'name' | 'email' | 'contract' | 'reason' | 'day';
export type DeclarationProblem = { field: DeclarationField; text: string };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The form with what is known of the sender. */
export function filledDeclaration(
  draft: DeclarationDraft,
  known: { name: string; email: string },
): FilledDeclaration {
  return { ...draft, name: draft.name ?? known.name, email: draft.email ?? known.email };
}

/** What is wrong with who declares and about what; in the order of the form. */
export function declarantProblems({
  name,
  email,
  contract,
}: FilledDeclaration): DeclarationProblem[] {
  return [
    ...problem('name', name.trim() === '' && 'Bitte geben Sie Ihren Namen ein.'),
    ...problem('email', !ADDRESS.test(email.trim()) && 'Bitte geben Sie Ihre E-Mail-Adresse ein.'),
    ...problem(
      'contract',
      contract.trim().length > CONTRACT_DESCRIPTION_MAX_LENGTH &&
        'Bitte beschreiben Sie den Vertrag kürzer.',
    ),
  ];
}

/** What is wrong with a cancellation, in the order of the form. */
export function cancellationProblems(values: FilledDeclaration): DeclarationProblem[] {
  const { kind, reason, when, day } = values;
  const isFor = kind === 'extraordinary';
  return [
    ...declarantProblems(values),
    ...problem('reason', isFor && reason.trim() === '' && 'Bitte nennen Sie Ihren Grund.'),
    ...problem(
      'reason',
      isFor &&
        reason.trim().length > CONTRACT_REASON_MAX_LENGTH &&
        'Bitte kürzen Sie Ihren Grund auf 2.000 Zeichen.',
    ),
    ...problem('day', when === 'date' && !DAY.test(day) && 'Bitte geben Sie ein Datum ein.'),
  ];
}

function problem(field: DeclarationField, text: string | false): DeclarationProblem[] {
  return text === false ? [] : [{ field, text }];
}

/** What is sent to withdraw. */
export function withdrawalOf({ name, email, contract }: FilledDeclaration): ContractWithdrawal {
  const about = contract.trim();
  return { name: name.trim(), email: email.trim(), ...(about && { contract: about }) };
}

/** What is sent to cancel. */
export function cancellationOf(values: FilledDeclaration): ContractCancellation {
  const who = {
    ...withdrawalOf(values),
    ...(values.when === 'date' && { end: values.day }),
  };
  return values.kind === 'ordinary'
    ? { ...who, kind: 'ordinary' }
    : { ...who, kind: 'extraordinary', reason: values.reason.trim() };
}

/** A stored draft, checked. */
export function parseDeclarationDraft(value: unknown): DeclarationDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Partial<Record<keyof DeclarationDraft, unknown>>;
  const known = (text: unknown): text is string | null => text === null || typeof text === 'string';
  const { name, email, contract, reason, day } = given;
  if (!known(name) || !known(email)) return null;
  if (typeof contract !== 'string' || typeof reason !== 'string' || typeof day !== 'string') {
    return null;
  }
  return {
    name,
    email,
    contract,
    reason,
    day,
    kind: given.kind === 'extraordinary' ? 'extraordinary' : 'ordinary',
    when: given.when === 'date' ? 'date' : 'soon',
  };
}
