/** A language that somebody writes in instead of German. */
type Language = { readonly name: string; readonly words: ReadonlySet<string> };

const language = (name: string, words: string): Language => ({
  name,
  words: new Set(words.split(' ')),
});

/** Words that German does not have; small and frequent ones, and those of somebody who looks for work. */
const LANGUAGES: readonly Language[] = [
  language(
    'english',
    'the and you your are is of to for with have has do does can could would like i i’m im am my me please want need looking look work working where how what when who this that these there it not no yes hello thanks thank speak english job jobs help find part full time hours old years near any some from without at be will we they he she don’t dont good morning',
  ),
  language(
    'turkish',
    'ben bir iş arıyorum ariyorum istiyorum istemiyorum merhaba ve için icin bana çok cok nasıl nasil değil degil var yok evet hayır hayir türkçe turkce lütfen lutfen teşekkürler tesekkurler yardım yardim çalışmak calismak yaşındayım yasindayim nerede ne bu emekliyim biliyorum bilmiyorum olarak günde saat almanca misiniz mısınız',
  ),
  language(
    'polish',
    'jestem szukam pracy praca chcę chce nie mam tak dzień dzien dobry proszę prosze dziękuję dziekuje czy jak gdzie po polsku mówię mowie dla się sie lat emerytem emerytka pomoc pomóc ja w na co godzin potrzebuję potrzebuje jako opieka',
  ),
  language(
    'italian',
    'sono cerco lavoro un una vorrei ciao buongiorno non per favore grazie come dove anni italiano parlo il che della delle con posso aiuto ho di pensionato pensionata part buonasera vicino',
  ),
  language(
    'spanish',
    'soy busco trabajo quiero hola buenos días dias gracias por favor dónde donde cómo como años anos español espanol hablo estoy necesito puedo ayuda el los las una para tengo jubilado jubilada cerca',
  ),
  language(
    'french',
    'je suis cherche un une travail emploi bonjour merci vous plaît plait où comment ans français francais parle voudrais les des pour avec besoin aide retraité retraitée est le la salut pas mon',
  ),
  language(
    'croatian',
    'tražim trazim posao ja sam dobar dan hvala molim kako gdje želim zelim hoću hocu imam godina govorim hrvatski srpski bosanski pomoć pomoc ne znam da li raditi radim nemački njemački za',
  ),
  language(
    'romanian',
    'sunt caut muncă munca lucru vreau bună buna ziua mulțumesc multumesc unde cum ani vorbesc română romana ajutor am nevoie pentru este loc să',
  ),
  language(
    'portuguese',
    'sou procuro trabalho quero olá ola obrigado obrigada onde como anos português portugues falo preciso ajuda emprego não nao uma para bom dia',
  ),
  language(
    'dutch',
    'ik zoek werk wil graag goedendag dank bedankt waar hoe jaar nederlands spreek hulp nodig een het niet voor mijn ben baan uur van met als',
  ),
  language(
    'czech',
    'jsem hledám hledam práci praci chci dobrý dobry den děkuji dekuji kde jak let česky cesky mluvím pomoc prosím prosim',
  ),
];

/** Scripts that German does not use. */
const SCRIPTS = [
  ['ukrainian', /[іїєґІЇЄҐ]/],
  ['russian', /\p{Script=Cyrillic}{2}/u],
  ['arabic', /\p{Script=Arabic}{2}/u],
  ['greek', /\p{Script=Greek}{2}/u],
  [
    'other',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}]/u,
  ],
] as const;

/** Words that show that it is German after all, however many foreign ones stand beside. */
const GERMAN = new Set(
  'ich und der die das nicht ein eine einen einem einer ist sind mit für fur auf zu von im den dem des als oder bei aus wie was wo wer mir mich mein meine suche möchte mochte will kann habe bin war arbeit stelle gern gerne etwas nichts kein keine auch noch nur aber wenn weil dass daß sie er es wir ihr bitte danke ja nein guten tag morgen hallo stunden woche nach vom zum zur am um sehr viel mehr lieber würde wurde hätte deutsch'.split(
    ' ',
  ),
);

const MIN_WORDS = 2;
/** Said alone they are greetings of another language; 'job' and 'part' are not. */
const ALONE =
  /^(?:hello|help me|thanks|thank you|merhaba|ciao|buongiorno|hola|bonjour|salut|dobar dan|cześć|dzień dobry|bună ziua|olá)[!.]?$/i;

/** The language of a text that is not German; null for German, and where too little says so. */
export function foreignLanguage(text: string): string | null {
  const script = SCRIPTS.find(([, pattern]) => pattern.test(text));
  if (script) return script[0];
  const words = (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).slice(0, 200);
  const german = words.filter((word) => GERMAN.has(word)).length;
  const scores = LANGUAGES.map(({ name, words: known }) => ({
    name,
    count: words.filter((word) => known.has(word) && !GERMAN.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [best] = scores;
  if (!best || best.count <= german) return null;
  const share = best.count / words.length;
  const isSure = best.count >= MIN_WORDS && share >= 0.3;
  return isSure || ALONE.test(text.trim()) ? best.name : null;
}
