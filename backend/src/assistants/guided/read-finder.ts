import type { Intent } from '../intent/intent.ts';
import type { Message, Open } from '../intent/interpreter.ts';
import { isNonsense, matchesIntent } from '../understanding/intents.ts';
import { heardWord } from '../understanding/phrases/common-words.ts';
import { askedAbout, asksOfIt, readShownJob, speaksOfShown } from '../understanding/shown-job.ts';
import { simplify } from '../understanding/simplify.ts';
import type { AskedFor } from '../understanding/wish/wish.ts';
import { NOTHING, readWish } from './wish/read-wish.ts';

/** Longer ones say more than 'mehr' and 'nein'. */
const SHORT = 30;
const SHORT_WORDS = 5;
const ANY =
  /^(?:ist mir |das ist |mir )?(?:ganz |vollig )?(?:egal|offen|beliebig|flexibel|schnuppe|wurscht|wurst)\b/;
const NONE_OF_THEM = /^(?:nein,? )?etwas anderes$/i;

/** What was offered to press; null where it is something else. */
export function readChoice({ choices, asked }: Open, words: string): Intent | null {
  const typed = words.trim();
  const at = choices.findIndex(({ kind, label }) =>
    kind === 'change' ? label === typed : heardWord(label) === heardWord(typed).replace(/^ja /, ''),
  );
  if (at >= 0) return { kind: 'choice', at };
  if (NONE_OF_THEM.test(typed)) return { kind: 'choice', at: null };
  const works = choices.flatMap(({ kind }, index) => (kind === 'work' ? [index] : []));
  const [only, ...others] = works;
  // Beside what was read as work 'ja' is said to that.
  if (only === undefined || asked !== 'what') return null;
  if (others.length === 0 && matchesIntent(words, 'yes')) return { kind: 'choice', at: only };
  const isRefused = matchesIntent(words, 'no') && words.length < SHORT;
  return isRefused ? { kind: 'choice', at: null } : null;
}

/** An open answer to what was asked: 'egal'. */
function readAny(asked: string | null, words: string): Intent | null {
  const isAny = asked !== null && ANY.test(simplify(words));
  const isUnknown = matchesIntent(words, 'dontKnow') || matchesIntent(words, 'skip');
  return isAny || (asked === 'how-much' && isUnknown) ? { kind: 'reply', reply: 'any' } : null;
}

/**
 * What the job finder itself offers to press means that alone, whatever place or work is called like it
 * ('Größerer Umkreis' is no Großebersdorf).
 */
const PRESSED: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['Größerer Umkreis', { ...NOTHING, distance: 'farther' }],
  ['Andere Tätigkeit', { kind: 'not-understood' }],
  ['Anderer Ort', { kind: 'not-understood' }],
]);

/** Of a job that is spoken of, whichever it is: 'ja gern, da bewerbe ich mich'. */
const AT_ONE =
  /^(?:(?:ja|jo|gern|gut|ok|okay)[, ]{1,3}){0,2}(?:da|dort) (?:bewerbe?|bewirb|melde?|schreibe?|möchte|will|würde) (?:ich|i)(?: (?:mich|mi|mich gern))?(?: (?:hin|bewerben|melden|hinschreiben))?[.! ]{0,3}$/iu;
/** A word about a shown job, where none is shown. */
const NONE_SHOWN: Intent = { kind: 'shown', action: 'choose', about: null, at: null };

/** A word about the list, or about one of its jobs. */
const readShown = ({ words, open }: Message): Intent | null =>
  readShownJob(words, open.jobs, open.chosen);

/** What a message to the job finder means, as far as it is certain. */
export async function readFinder(message: Message): Promise<Intent> {
  const { db, words, open } = message;
  const choice = readChoice(open, words);
  if (choice) return choice;
  const pressed = PRESSED.get(words.trim());
  if (pressed) return pressed;
  if (isNonsense(words)) return { kind: 'not-understood' };
  if (matchesIntent(words, 'help')) return { kind: 'reply', reply: 'help' };
  const any = readAny(open.asked, words);
  if (any) return any;
  const shown = readShown(message);
  // 'Erzähl mehr vom Hofladen' wants no more jobs.
  const isOfOne = shown?.kind === 'shown' && shown.about === 'tasks';
  if (!isOfOne && matchesIntent(words, 'more') && open.shownCount > 0 && words.length < SHORT)
    return { kind: 'reply', reply: 'more' };
  if (shown) return shown;
  // 'Da bewerbe ich mich' is no wish for what is called like it, where nothing is shown yet.
  if (open.jobs.length === 0 && AT_ONE.test(words)) return NONE_SHOWN;
  const wish = await readWish(db, words, open.asked as AskedFor);
  // What was offered is certain, however its words are read: 'Etwas Handwerkliches'.
  const isOffered = message.turns.at(-1)?.reply.choices?.includes(words.trim());
  if (wish) return isOffered ? { ...wish, unsure: [] } : wish;
  // Of a longer message that was not read one of these words says nothing.
  const isShort = words.trim().split(/\s+/).length <= SHORT_WORDS;
  const isSearch = isShort && !words.includes('?') && /\b(?:such|suche|los|profil)\b/i.test(words);
  // 'Ja, guten Morgen' agrees to nothing.
  const isGreeting = matchesIntent(words.replace(/^\s{0,3}\p{L}{2,4}[, ]{1,3}/u, ''), 'greeting');
  const isYes = (isShort || /^\s*ja\b/i.test(words)) && matchesIntent(words, 'yes');
  if (isSearch || (isYes && !isGreeting)) return { kind: 'reply', reply: 'yes' };
  for (const reply of ['no', 'thanks', 'greeting'] as const)
    if (matchesIntent(words, reply)) return { kind: 'reply', reply };
  if (open.jobs.length === 0 && speaksOfShown(words)) return NONE_SHOWN;
  const asked = askedAbout(words);
  if (asked !== null && open.jobs.length === 0) return NONE_SHOWN;
  if (asked !== null) return { kind: 'shown', action: 'ask', about: asked, at: null };
  const about = open.jobs.length === 1 ? 0 : open.chosen;
  if (about >= 0 && asksOfIt(words))
    return { kind: 'shown', action: 'ask', about: null, at: about };
  return words.includes('?') ? { kind: 'question' } : { kind: 'not-understood' };
}
