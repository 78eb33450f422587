import type { ContactValues } from './contact-draft.ts';

type Texts = Pick<ContactValues, 'templateId' | 'message' | 'setAside' | 'isLetterAside'>;

/** The finished letter as the message; own words that stood there are set aside (assistants-85). */
export function withLetter(values: Omit<Texts, 'templateId'>, letter: string): Texts {
  const { message, setAside, isLetterAside } = values;
  const put = { templateId: 0, message: letter, isLetterAside: false };
  const hasOwnAside = setAside !== '' && !isLetterAside;
  // What stands there beside own words that are set aside is an earlier letter.
  if (hasOwnAside) return { ...put, setAside };
  const isOwn = message.trim() !== '' && message !== letter;
  return { ...put, setAside: isOwn ? message : '' };
}

/** The text that was set aside, and the message in its place: neither is lost. */
export function exchanged({ message, setAside, isLetterAside }: Omit<Texts, 'templateId'>): Texts {
  return { templateId: 0, message: setAside, setAside: message, isLetterAside: !isLetterAside };
}
