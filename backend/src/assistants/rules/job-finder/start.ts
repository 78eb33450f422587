import type { Conversation } from '../../engine.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer } from '../assistant.ts';
import { loadProfile } from '../profile.ts';
import { fromProfile } from './criteria.ts';
import { criteriaText } from './describe-jobs.ts';
import { type FinderState, NOTHING_KNOWN } from './finder-state.ts';
import { askMissing, SOMETHING_ELSE } from './questions.ts';

/** The first words, with what the profile tells of a wish. */
export async function start(conversation: Conversation): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const known = await fromProfile(conversation, NOTHING_KNOWN, profile);
  const hello = `${profile.greeting} Ich suche passende Stellen für Sie in unserer Stellenbörse.`;
  const facts = criteriaText(known);
  if (known.work && known.place) {
    return {
      reply: {
        text: paragraphs(
          hello,
          `Aus Ihrem Profil weiß ich:\n\n${facts}`,
          'Soll ich danach suchen? Dann schreiben Sie einfach „Ja“. Oder sagen Sie mir, was Sie stattdessen möchten.',
        ),
        choices: ['Ja', SOMETHING_ELSE],
      },
      state: NOTHING_KNOWN,
    };
  }
  return askMissing(
    known.work ? 'where' : 'what',
    known.work ? known : NOTHING_KNOWN,
    profile,
    paragraphs(hello, facts && `Aus Ihrem Profil weiß ich:\n\n${facts}`),
  );
}
