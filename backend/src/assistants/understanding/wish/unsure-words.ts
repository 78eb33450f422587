import { knownName } from '../../../locations/other-names.ts';
import { COMMON_WORDS, heardWord } from '../phrases/common-words.ts';
import { type Heard, type Phrases, spansOf, toHeard } from '../phrases/phrases.ts';
import { STRONG_WISH } from './expresses-wish.ts';
import { SAID_KINDS } from './kinds.ts';
import { SAID_TIMES, timePlacesIn } from './times.ts';
import { ABLE, ANY_WORK, PAST, WISH } from './wish-words.ts';

/** What is read as times, kinds of job, and as a wish at all. */
const READ: readonly Phrases[] = [
  ...SAID_TIMES,
  ...SAID_KINDS,
  WISH,
  STRONG_WISH,
  ANY_WORK,
  PAST,
  ABLE,
];

const list = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(heardWord));

/** Politeness, how somebody is, and what surrounds a wish: the wish is the same without them. */
const SURROUNDING = list(`
  absprache abteilung land innenstadt altstadt zentrum city norden süden westen osten größerer grösserer größer kleinerer nrw erreichbar beschäftigt mog jet nu frische frischen luft kümmern plus heiße name reichen reicht zwischen basis komplett
  senioren seniorinnen schüler schülern jugendliche jugendlichen erwachsene erwachsenen
  betreuen begleiten pflegen besuchen fahren spielen führen alte alten alter älterer ältere älteren älteres dame damen herr leute leuten jemandem jemanden brauch dir soll sollten sollen sollte würden helfe hilf eigenem aufs drumrum sauber privat privaten anbieten biete einbringen einsetzen geldnot erwünscht möglichem kommenden bevor bald
  a ab abwechslungsreich abwechslungsreiches ach achso aktiv an anderweitig anfallen anfällt angemessen angenehmes anpacken
  ansprechpartner ausserdem außerdem aushelfen aushilfe ausüben aufwärts bei beispielsweise beide beides bekannt belastbar berufserfahrung
  besser bevorzugt bezahlung bieten biete bitteschön bestens bräuchte cirka chance damen dank dankbar danach
  draus dran drauf drum drumherum dürfte eig eigene eigenen engagiert engagierte ehrlich entspannt entspanntes erfahrene erfahrener
  ernst erst erstmal evtl eventuell fleißig fleißige fleißiger freundlich freundliche freundlicher früher fürs gehts geehrte gelernten gell gelt gelassen gesund gesunde
  gesuchte gesuchten grüezi hallöchen halt hauptsache helfend herren herum herzlich hi hm hätt hätten hobby idealerweise insgesamt irgendein irgendeine irgendwie irgendwas
  jemand jo kommend könnt konnt kontaktfreudig kräftig kumm länger längere leidenschaft ließe mach macha machbar machen mal meinetwegen mei merci motiviert motivierte motivierter
  möglichkeiten nachher naja nem ner ne nen netter neuer neu nix noch nochmal nämlich o ohnehin ok paar passen passend passende passendes pensionierte pensionierter pensionistin pensionist pünktlich quasi
  raum rüstig rüstige rüstiger rüstigen rentnerehepaar schee schönste schönes seniorin senior selbständig selbstverständlich servus sozusagen soviel spannend spannendes sowieso so stets super
  sympathisch tät tatkräftig teamfähig traum träume träumen topfit unbedingt übrigens verfügbar vertraut vertretbar verlässlich verheiratet vielen vielleicht vll vllt vor voraus voller
  vorzugsweise wäre wär war wenigstens wieder witwe witwer wohne wohnen wohnhaft wohn wünschen wunderbar würd z zeitlich zuverlässig zuverlässige zuverlässiger zur zuvor zwecks
  zusätzlich zusätzliches zusammenhang zwar fände find finds gesucht geben gebe gib gebt gäbe gäb weitergeben wer nebenher nebenverdienst nebentätigkeit nebenerwerb verdienst lohn gehalt stundenlohn brutto netto mindestlohn
  tätigkeitsfeld stellenangebot stellenangebote stellensuche jobsuche arbeitssuche wiedereinstieg berufsleben leben lebens kraft kräfte kann pack packe mitarbeit mitarbeiten mithelfen mitmachen unterstützen unterstütze unterstützung arbeitsort einsatz einsatzort standort wohnort arbeitgeber
  abgeschlossene abgeschlossen gemütlich gemütliches ruhigeres ruhiger leichteres leichterer nah nebenan stadtnah wöchentliche wochenstunden std hour auto rad fahrrad bus bahn fuß fuss öffis nähe grossraum großraum umland bezirk kanton landkreis kirchenkreis bundesland
  sowohl sofern sobald falls weder entweder bzw beziehungsweise usw etc ev ca dgl ähnlich ähnliches ähnlichem dergleichen zb bspw freu freue freuen mfg lg hochachtungsvoll
  jedoch allerdings sondern dennoch trotzdem daher darum also deshalb gleichaltrige rente rentenalter rentnerjob ruheständler ruheständlerin vorruhestand altersrente
`);

const NUMBER_WORD =
  /^(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\p{L}{3,6}zehn|(?:\p{L}{3,9}und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig))(?:e|en|er|mal)?$/u;
const NUMBER = /^\d{1,5}$/;
/** How old somebody is, and since when. */
const AGE = /^(?:5\d|6\d|7\d|8\d|19[3-7]\d)$/;

/** Units of what is read: a number with one that became nothing was not understood. */
const UNITS: readonly (readonly [unit: RegExp, slots: readonly Slot[]])[] = [
  [/^(?:euro?|eur|cent)$/, ['pay', 'kinds']],
  [/^(?:uhr|\d{1,2}uhr)$/, ['times', 'without']],
  [/^(?:\d{0,3}km|kilomet\w+)$/, ['radius']],
  [
    /^(?:\d{0,2}(?:std|h|stunden?|wochenstunden|arbeitsstunden)|stunde)$/,
    ['hours', 'radius', 'pay'],
  ],
  [/^(?:\d{0,2}(?:tag|tage|tagen|vormittagen?|nachmittagen?))$/, ['hours', 'times', 'radius']],
  [/^(?:prozent|%)$/, ['hours', 'kinds']],
];
export type Slot = 'pay' | 'kinds' | 'times' | 'radius' | 'hours' | 'without';

/** What of a wish was read. */
export type Read = {
  /** Which amounts, times and kinds. */
  readonly slots: ReadonlySet<Slot>;
  /** The words that name the work. */
  readonly words: readonly string[];
  /** Names of the place, as one text. */
  readonly place: string;
};

const isOfPlace = (word: string, names: readonly string[]): boolean =>
  names.some((name) => name === word || (name.length > 3 && word.startsWith(name.slice(0, -1))));

/**
 * The words of a text that say something and stand for nothing that was read of it: with one of them
 * left nothing is searched without asking (assistants-83).
 * @param text what is wanted, without what is not
 */
export function unsureWords(text: string, { slots, words, place }: Read): string[] {
  const heard: Heard = toHeard(text);
  const known = new Set(words);
  const spans = READ.flatMap((phrases) => spansOf(heard, phrases));
  // A gap in a phrase is no word that was read.
  const read = new Set([
    ...timePlacesIn(heard),
    ...spans.flatMap(({ from, to }) => (to - from <= 3 ? range(from, to) : [from, to - 1])),
  ]);
  const names = place
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(heardWord);
  const hasNumber = ['pay', 'kinds', 'times', 'radius', 'hours'].some((slot) =>
    slots.has(slot as Slot),
  );
  // Where nouns begin with capitals, and one of them is the work, what is small only describes.
  const isOfNouns = heard.words.some(
    ({ word, start }) => start > 0 && known.has(word) && /^\p{Lu}/u.test(text.slice(start)),
  );
  return heard.words.flatMap(({ word, start, end }, at) => {
    const unit = UNITS.find(([name]) => name.test(word));
    if (unit) {
      const isAmount = /\d|^(?:ein|zwei|drei|vier|funf|zehn|halbe)/.test(
        `${heard.words[at - 1]?.word} ${word}`,
      );
      return isAmount && !unit[1].some((slot) => slots.has(slot)) ? [text.slice(start, end)] : [];
    }
    if (read.has(at) || known.has(word) || word.length < 2) return [];
    if (COMMON_WORDS.has(word) || SURROUNDING.has(word) || NUMBER_WORD.test(word)) return [];
    const typed = text.slice(start, end);
    if (isOfPlace(word, names) || isOfPlace(heardWord(knownName(typed)), names)) return [];
    if (AGE.test(word) || /^jahr/.test(heard.words[at + 1]?.word ?? '')) return [];
    // 'Ich heiße Gerda'; what somebody is of work was read as work.
    const isOwnName = /^(?:bin|heisse|name)$/.test(heard.words[at - 1]?.word ?? '');
    if (isOwnName && /^\p{Lu}/u.test(typed)) return [];
    if (isOfNouns && /^\p{Ll}/u.test(typed) && !/(?:en|ern|eln)$/.test(word)) return [];
    if (NUMBER.test(word)) return hasNumber || /^\d{4,5}$/.test(word) ? [] : [word];
    return [typed];
  });
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
