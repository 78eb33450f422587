import type { ContactRequest, User } from '@silverjobs/contract';
import { CONTACT_TOPICS } from '@silverjobs/contract/constants';
import { shownEmail } from '@silverjobs/contract/post-address';

/** What is typed in the form; topic is empty until one is chosen. */
export interface ContactValues {
  name: string;
  email: string;
  topic: ContactRequest['topic'] | '';
  message: string;
}

/** The form with what is known of the sender: of a signed-in user. */
export function contactValues(user: User | null): ContactValues {
  const contact = user?._candidate?.contact;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  return {
    name: name || (user?._client?.contact_name ?? ''),
    email: shownEmail(user?.email),
    topic: '',
    message: '',
  };
}

/** The topic of that id; '' for none. */
export function topicOf(value: unknown): ContactValues['topic'] {
  return CONTACT_TOPICS.find(({ id }) => id === value)?.id ?? '';
}

/** What is sent of a form without problems. */
export function contactRequest({ name, email, topic, message }: ContactValues): ContactRequest {
  if (topic === '') throw new Error('A request without a topic is not sent.');
  return { name: name.trim(), email: email.trim(), topic, message: message.trim() };
}
