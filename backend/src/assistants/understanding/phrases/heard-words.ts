import { COMMON_WORDS, heardWord, OTHER_WORDS } from './common-words.ts';
import { isOneError } from './one-error.ts';

const list = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [spoken = '', meant = ''] = line.split(': ');
        return spoken.split(' ').map((word) => [heardWord(word), meant] as const);
      }),
  );

/** Dialect, what is run together, and what is left out, with the words of the standard. */
const SPOKEN = list(`
ned net nit nid nich nöd nöt niet nüch nedd ni: nicht
nix nüscht nischt nichs nüt nixx nüschd: nichts
koa koan koane koin koine keen keene keena kaan kaa kei kee koi kene: kein
nimma nimmer nimmi nimme nömme nimmermehr nichmehr nichtmehr nemme nemmer nüm nüme nümm nümme nimmä: nicht mehr
ick icke ik isch i: ich
mia: mir
wui wü wöll wull: will
möcht mecht mechte möchat mechd mögert mügert: möchte
hob hab han häb: habe
hamm ham hom: haben
ko kon koh: kann
s: es
todt doht: tot
nciht nicjt nihct nixht nciht: nicht
lewe lewwe lääve levve: leben
san sann sünd: sind
dat des: das
wat wos: was
dös: das
uff uf aufm: auf
un unn: und
suach suech suachs söök sööke sök such': suche
dät däd deet dääd tät täte tääd: würde
gär gärn geern: gern
is iss isses: ist
arbat arbeet arbeid arwet arbet orbeit: arbeit
arbeidn arbeitn arbeetn: arbeiten
schaffa schaffe schaffn: schaffen
bissl bissle bisserl bissel bisken bissi bißchen bissken: bisschen
dahoam dehoim dahaam derham tohus dahoim doheem dehääm: zuhause
gibts gibs jibts geits: gibt es
gehts jehts: geht es
leem lebn leewe läbe läwe läbn lebm: leben
stäabn sterbn sterwe sterm: sterben
umbringa umbringn: umbringen
mea mear meah mähr mehra meh: mehr
wia wiä: wie
oba awwer awer abbr: aber
sunst sonscht sunscht sünst: sonst
ebbes ebbs öppis eppes: etwas
kinner kinda kinders kinnr: kinder
lüt lüüd leit lait: leute
ooch aa: auch
jearn jern gärn gean geern: gern
jut guad guat: gut
jarten gartn gardn: garten
kannste: kannst du
haste: hast du
biste: bist du
willste: willst du
kannsch: kannst du
kenna kinnan kinna: können
nää nee nö nä noi naa: nein
jo joa jau: ja
fahrn foahrn: fahren
alloa alloi alleen: allein
neamd neamand nemand: niemand
seng segn sehgn: sehen
zvui zvuil zvoi: zu viel
jarnüscht garnix goarnix garnüscht: gar nichts
loss: los
oanfach oafach: einfach
wenns: wenn es
obs: ob es
hättens hättns: hätten es
wärs wärens: wäre es
schaffs: schaffe es
habs hobs: habe es
halts: halte es
machs: mache es
allet allens ois olls: alles
wurscht wurschd schnuppe: egal
traurich draurig draurich: traurig
müd meed: müde
worn woarn: geworden
oide: alte
menschn: menschen
zwoa zwee zwo zwöi zwä zwoi zwaa zwa zwai: zwei
prozänt prozend prozänd: prozent
stund schtund stünnen stunn: stunden
wuche wuch woch wochn wocha: woche
dog dag tog däg täg: tag
morga: morgen
irgendwos irgendwat: irgendwas
macha mochn: machen
obed obede obend owed owend ovend ovends: abend
nochtdienst: nachtdienst
`);

/** How days are called in any dialect, with the word of the standard: 'Samschtig', 'Sonndich', 'nomiddachs'. */
const DAYS: readonly (readonly [said: RegExp, day: string])[] = [
  [/^m[ao]n[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'montag'],
  [/^d(?:ie|i|ea|ei)n?s(?:ch)?[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'dienstag'],
  [/^d[ou]n{1,2}[ae]?r?s(?:ch)?[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'donnerstag'],
  [/^fr(?:ei|i|ie|ai|ee)[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'freitag'],
  [/^s[ao]m{1,2}s(?:ch)?[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'samstag'],
  [/^s(?:o|oo|u)n{1,2}[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'sonntag'],
  [/^[fv]o{1,2}r?m{1,2}i[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'vormittag'],
  [/^n[ao]{1,2}(?:ch)?m{1,2}i[dt]{1,2}(?:a{1,2}|o{1,2}|oa|i)(?:g|ch)(s?)$/, 'nachmittag'],
];

/** The day that a word of dialect means; null for none. */
function dayIn(word: string): string | null {
  for (const [said, day] of DAYS) {
    const found = said.exec(word);
    if (found) return day + found[1];
  }
  return null;
}

const HARD_END = /[.!?\n]/;

/** A word as it is compared, where it ends, and where in the typed text it stands. */
export type HeardWord = {
  readonly word: string;
  /** Punctuation follows. */
  readonly isEnd: boolean;
  /** A sentence ends. */
  readonly isLast: boolean;
  readonly start: number;
  readonly end: number;
};

/** Small words that much hangs on; long ones are compared with errors anyway. */
const CORE = ['nicht', 'mehr', 'leben', 'mich', 'kann', 'will'];
const MIN_CORE = 3;

/** A small word with a typing error: 'kan', 'mer', 'micj'. */
function corrected(word: string): string {
  if (word.length < MIN_CORE || COMMON_WORDS.has(word) || OTHER_WORDS.has(word)) return word;
  const isLike = (core: string) => core[0] === word[0] && isOneError(core, word);
  return CORE.find((core) => core !== word && isLike(core)) ?? word;
}

/** Longer texts are read at their beginning and at their end. */
const READ_EACH = 400;

/** The words of a text, in the standard's spelling, dialect translated. */
export function heardWords(typed: string): HeardWord[] {
  const found = [...typed.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const read =
    found.length > 2 * READ_EACH
      ? [...found.slice(0, READ_EACH), ...found.slice(-READ_EACH)]
      : found;
  return read.flatMap((match, at): HeardWord[] => {
    const word = heardWord(match[0]);
    const start = match.index;
    const end = start + match[0].length;
    const after = typed.slice(end, Math.min(read[at + 1]?.index ?? end + 20, end + 20));
    const isLast = at === read.length - 1 || HARD_END.test(after);
    const isEnd = isLast || /[,;:()–—]|(?:^| )-/.test(after);
    const words = (SPOKEN.get(word) ?? dayIn(word) ?? corrected(word)).split(' ').map(heardWord);
    return words.map((one, place) => {
      const isLastPart = place === words.length - 1;
      return {
        word: one,
        isEnd: isEnd && isLastPart,
        isLast: isLast && isLastPart,
        start,
        end,
      };
    });
  });
}
