import type { Conversation } from '../../../engine.ts';
import { matchesIntent } from '../../../understanding/intents.ts';
import { noAnswer } from '../../../understanding/no-answer.ts';
import { paragraphs } from '../../../understanding/phrases.ts';
import { simplify } from '../../../understanding/simplify.ts';
import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import { type LetterState, remembering } from '../letter-state.ts';
import { revise } from '../revise/revise.ts';
import { newParagraph } from '../revise/revise-paragraph.ts';
import { newSentences } from '../sources.ts';
import { apply } from './apply-change.ts';
import { replyBesideLetter, show } from './show-letter.ts';
import { takeUp, undo } from './undo.ts';

/** So many sentences are known as said in the conversation. */
const TOLD_MAX = 40;

const EXAMPLES =
  'Das kann ich: kürzer oder länger schreiben, sachlicher, herzlicher oder selbstbewusster, einen Satz ergänzen („füge hinzu, dass ich Polnisch spreche“), etwas streichen („ohne Excel“), Wörter ersetzen („ersetze … durch …“), einen Absatz ändern („ändere den zweiten Absatz“), Ansprechpartner, Beginn und Stunden ändern. Alles andere können Sie im Blatt selbst schreiben.';

const SAYS_UNDO =
  /^(?:bitte )?(?:ruckgangig|zuruck|undo|mach das (?:wieder )?(?:ruckgangig|weg)|wie (?:vorher|zuvor)|(?:die )?(?:alte|vorige|vorherige|letzte) (?:fassung|version)|nimm das zuruck|doch nicht|das war (?:vorher )?besser)\b|\b(?:ruckgangig|wieder wie vorher|war vorher besser)\b|^(?:(?:nein|ne|nee|ach|oh|och|doch|lieber) ){1,4}nicht$/;
const SAYS_KEEP =
  /\b(?:gut so|so lassen|passt so|so passt|das passt|passt (?:schon|gut)|gefallt mir|prima|super|perfekt|wunderbar|fertig|bleibt so)\b/;
const SHOW =
  /^(?:zeig|lies|noch ?mal|noch einmal|wie (?:sieht|lautet) (?:er|der brief)|den (?:ganzen )?brief)\b/;

/** The letter after a change that brought words from the conversation. */
const withTold = (state: LetterState, text: string): LetterState => ({
  ...state,
  text,
  told: [...state.told, ...newSentences(state.text ?? '', text)].slice(-TOLD_MAX),
});

/** A message about the finished letter: changes it, or says honestly that it did not (assistants-62). */
export function changeLetter(
  conversation: Conversation,
  profile: Profile,
  stored: LetterState,
  message: string,
): Answer<LetterState> {
  const shown = stored.text ?? composeLetter(profile.candidate, stored, conversation.now);
  const edited = conversation.editedLetter?.replace(/\r\n?/g, '\n').trim();
  const letter = edited || shown;
  const composed = stored.composed ?? shown;
  const state = takeUp({ ...stored, composed, text: shown }, letter);
  const folded = simplify(message);
  if (SAYS_UNDO.test(folded)) return undo(profile, state);
  const revision = revise(state, letter, message);
  if (state.openParagraph !== null && revision?.kind !== 'text') {
    const closed = { ...state, openParagraph: null };
    const isLeft =
      /\bso lassen\b|\babbrechen\b|\bdoch nicht\b|^nein\b/.test(folded) ||
      noAnswer(message) !== null;
    if (isLeft) return replyBesideLetter('Gut, der Absatz bleibt, wie er ist.', closed);
    const text = newParagraph(letter, state.openParagraph, message);
    const next = remembering(state, withTold(closed, text));
    return show(profile, next, `Absatz ${state.openParagraph + 1} ist neu geschrieben:`);
  }
  if (revision?.kind === 'state')
    return apply(conversation, profile, state, revision.state, revision.done);
  if (revision?.kind === 'text') {
    const next = remembering(state, withTold({ ...state, openParagraph: null }, revision.text));
    return show(profile, next, `${revision.done} Das ist die neue Fassung:`);
  }
  if (revision?.kind === 'ask')
    return replyBesideLetter(revision.ask, revision.state, [...revision.choices]);
  if (revision?.kind === 'refused')
    return replyBesideLetter(paragraphs(revision.why, 'Der Brief ist unverändert.'), state);
  if (SHOW.test(folded)) return show(profile, state, 'So steht der Brief jetzt im Blatt:');
  const isDisliked =
    /\b(?:nicht|kein\w*|schlecht\w*|schrecklich|furchtbar|blod|mist|hasslich)\b/.test(folded);
  const kind = noAnswer(message);
  if (kind === 'insult')
    return replyBesideLetter(
      'Das lasse ich so stehen. Der Brief ist unverändert. Was soll daran anders werden?',
      state,
    );
  if (kind === 'question') {
    return replyBesideLetter(
      'Alles im Brief stammt aus Ihrem Profil, aus der Anzeige oder aus dem, was Sie hier geschrieben haben. Was nicht stimmt oder nicht hinein soll, nennen Sie mir, zum Beispiel „ohne Excel“, oder ändern Sie es selbst im Blatt.',
      state,
    );
  }
  if (isDisliked && folded.split(' ').length <= 12) {
    return replyBesideLetter(
      paragraphs('Was soll anders werden? Der Brief ist noch unverändert.', EXAMPLES),
      state,
    );
  }
  if (SAYS_KEEP.test(folded) || matchesIntent(message, 'thanks') || matchesIntent(message, 'yes')) {
    return show(
      profile,
      state,
      'Das freut mich! Lesen Sie ihn noch einmal in Ruhe durch. Bei einer Stelle von hier drücken Sie dann beim Blatt auf „Mit diesem Brief bewerben“; sonst speichern Sie ihn dort als PDF oder Word-Datei oder drucken ihn.',
    );
  }
  return replyBesideLetter(
    paragraphs(
      'Diesen Wunsch habe ich leider nicht verstanden. Der Brief ist unverändert.',
      EXAMPLES,
    ),
    state,
  );
}
