import type { Conversation, RefusalsInput } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { contactName } from '@silverjobs/widgets/short-profile';
import { answerText } from '../decision/decision-texts.ts';
import { greeting } from '../decision/greeting.ts';

/** A refusal as it stands on the page. */
export interface Refusal {
  id: number;
  name: string;
  /** It is sent with the others. */
  chosen: boolean;
  /** Both sides are in talks: it was invited or tried. */
  inTalks: boolean;
  message: string;
  /** Own texts that templates took the place of, the newest last (jobs-48). */
  replaced: readonly string[];
  clientKey: string;
}

/** A kind text for each; whoever is in talks is left out at first. */
export function proposeRefusals(
  conversations: readonly Conversation[],
  title: string,
  signature: string,
): Refusal[] {
  return conversations.map(({ id, contact_data, decision }) => ({
    id,
    name: contactName(contact_data) ?? 'Anonyme Bewerbung',
    chosen: decision === null,
    inTalks: decision !== null,
    message: answerText('declined', title, signature, greeting(contact_data)),
    replaced: [],
    clientKey: '',
  }));
}

/** What is wrong with texts that would be sent. */
export function refusalProblems(refusals: readonly Refusal[]): string[] {
  const chosen = refusals.filter((one) => one.chosen);
  if (chosen.length === 0) return ['Bitte wählen Sie mindestens eine Person aus.'];
  return chosen.flatMap(({ name, message }) => {
    if (message.trim() === '') return [`${name}: Bitte schreiben Sie einen Text.`];
    if (message.length > MESSAGE_MAX_LENGTH) return [`${name}: Der Text ist zu lang.`];
    return [];
  });
}

/** What is sent of them. */
export function toInput(refusals: readonly Refusal[]): RefusalsInput {
  return {
    refusals: refusals
      .filter((one) => one.chosen)
      .map(({ id, message, clientKey }) => ({
        communication_id: id,
        message: message.trim(),
        client_key: clientKey,
      })),
  };
}
