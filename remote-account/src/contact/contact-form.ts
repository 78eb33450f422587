import type { ContactRequest } from '@silverjobs/contract';
import { CONTACT_TOPICS } from '@silverjobs/contract/constants';

/** What is typed in the form; topic is empty until one is chosen. */
export interface ContactDraft {
  /** null: not edited, the known value stands. */
  name: string | null;
  email: string | null;
  topic: ContactRequest['topic'] | '';
  message: string;
}

/** An empty form. */
export const EMPTY_CONTACT: ContactDraft = { name: null, email: null, topic: '', message: '' };

/** Most characters of a message. */
export const MESSAGE_MAX = 5_000;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type ContactField = 'name' | 'email' | 'topic' | 'message';
export type ContactProblem = { field: ContactField; text: string };

/** What is known of the sender: of a signed-in user. */
export interface KnownSender {
  name: string;
  email: string;
}

/** The form with what is known filled in. */
export function filledContact(draft: ContactDraft, known: KnownSender) {
  return { ...draft, name: draft.name ?? known.name, email: draft.email ?? known.email };
}

/** What is wrong, in the order of the form. */
export function contactProblems(values: ReturnType<typeof filledContact>): ContactProblem[] {
  const { name, email, topic, message } = values;
  const length = message.trim().length;
  return [
    ...problem('name', name.trim() === '' && 'Bitte geben Sie Ihren Namen ein.'),
    ...problem('email', !ADDRESS.test(email.trim()) && 'Bitte geben Sie Ihre E-Mail-Adresse ein!'),
    ...problem('topic', topic === '' && 'Bitte wählen Sie aus, worum es geht.'),
    ...problem('message', length === 0 && 'Bitte schreiben Sie eine Nachricht.'),
    ...problem(
      'message',
      length > MESSAGE_MAX && 'Bitte kürzen Sie Ihre Nachricht auf 5.000 Zeichen.',
    ),
  ];
}

function problem(field: ContactField, text: string | false): ContactProblem[] {
  return text === false ? [] : [{ field, text }];
}

/** What is sent; null while a topic is missing. */
export function contactRequest(values: ReturnType<typeof filledContact>): ContactRequest | null {
  const { name, email, topic, message } = values;
  if (topic === '') return null;
  return { name: name.trim(), email: email.trim(), topic, message: message.trim() };
}

/** A stored draft, checked. */
export function parseContactDraft(value: unknown): ContactDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, email, topic, message } = value as Record<string, unknown>;
  const isText = (text: unknown): text is string | null =>
    text === null || typeof text === 'string';
  if (!isText(name) || !isText(email) || typeof message !== 'string') return null;
  const known = CONTACT_TOPICS.find(({ id }) => id === topic)?.id ?? '';
  return { name, email, topic: known, message };
}
