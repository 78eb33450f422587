import {
  SHARED_TEMPLATE_USERS_ID,
  TEMPLATE_TITLE_MAX_LENGTH,
} from '@silverjobs/contract/constants';

/** What is typed in the form of a template. */
export interface TemplateDraft {
  name: string;
  message: string;
}

/** An empty form. */
export const EMPTY_TEMPLATE: TemplateDraft = { name: '', message: '' };

/** A problem of the form; the texts of missing fields are fixed (account-17). */
export interface TemplateProblem {
  field: keyof TemplateDraft;
  text: string;
}

const MESSAGE_MAX = 10_000;

/** What is wrong with a template, in the order of the form. */
export function templateProblems({ name, message }: TemplateDraft): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  if (name.trim() === '') problems.push({ field: 'name', text: 'Ihr Titel' });
  else if (name.trim().length > TEMPLATE_TITLE_MAX_LENGTH) {
    problems.push({ field: 'name', text: `Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen` });
  }
  if (message.trim() === '') problems.push({ field: 'message', text: 'Kandidatenansprache' });
  else if (message.trim().length > MESSAGE_MAX) {
    problems.push({ field: 'message', text: 'Höchstens 10.000 Zeichen' });
  }
  return problems;
}

/** A stored draft, checked. */
export function parseTemplateDraft(value: unknown): TemplateDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, message } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof message === 'string' ? { name, message } : null;
}

/** Shared templates belong to everybody: they are not changed or deleted (account-18). */
export function isShared(template: { users_id: number }): boolean {
  return template.users_id === SHARED_TEMPLATE_USERS_ID;
}
