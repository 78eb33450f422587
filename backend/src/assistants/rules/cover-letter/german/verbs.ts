const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Forms that go with 'ich' and begin what somebody says of oneself: 'habe 20 Jahre …'. */
export const FIRST_PERSON = set(
  'bin war habe hatte kann konnte mag mochte möchte will wollte muss musste darf durfte arbeite arbeitete suche ' +
    'suchte liebe liebte wohne wohnte lebe lebte kenne kannte spreche sprach lerne lernte leite leitete betreue ' +
    'betreute pflege pflegte führe führte fahre fuhr koche kochte backe backte helfe half schätze freue ' +
    'interessiere bringe brachte mache machte gehe ging komme kam bleibe blieb übernehme übernahm verkaufe ' +
    'verkaufte nähe nähte singe lese schreibe schrieb finde fand weiß wusste besitze brauche organisiere ' +
    'organisierte repariere reparierte unterrichte unterrichtete begleite begleitete berate beriet gebe gab tue ' +
    'würde wäre hätte könnte werde wurde fühle genieße spiele verstehe verstand baue baute bediene bediente ' +
    'telefoniere engagiere höre hörte lebe packe sorge sorgte stehe stand putze putzte gärtnere bastele',
);

const THIRD_PERSON = set(
  'ist sind waren gibt gab gefällt gefallen macht machen reizt liegt passt passen klingt hat haben hatte hatten ' +
    'wird werden kommt kamen geht gehen stimmt interessiert freut wirkt bietet braucht hilft halfen konnten ' +
    'wollten mussten kennt kennen weiß bleibt fehlt zählt bedeutet heißt gehört gehörte fiel fällt entstand lief ' +
    'dauerte sagte sagten kam blieb war wurde wurden lag',
);

/** Whether a word can be the verb of a main clause. */
export const isFiniteVerb = (word: string): boolean =>
  FIRST_PERSON.has(word.toLocaleLowerCase('de')) || THIRD_PERSON.has(word.toLocaleLowerCase('de'));

const PARTICIPLE =
  /^(?:ge\p{L}{2,14}(?:t|en)|\p{L}{2,14}iert|(?:an|auf|aus|ab|ein|mit|nach|vor|zu|groß|um|weiter|zusammen|her|hin|durch|bei)ge\p{L}{2,14}(?:t|en)|betreut|verkauft|unterrichtet|erzogen|großgezogen|beraten|begleitet|übernommen|verwaltet|bedient|versorgt|bearbeitet|verdient|erlebt|erledigt|entwickelt|bestanden|besucht|verbracht|bekommen|verstanden|vertreten|überwacht|übersetzt|erstellt|vorbereitet|beschäftigt|erfahren)$/u;
/** Participles that go with 'bin'. */
const OF_BEING =
  /^(?:gewesen|gegangen|gekommen|geblieben|geworden|gefahren|gereist|gelaufen|umgezogen|aufgewachsen|eingesprungen|mitgefahren|beschäftigt)$/u;
const NO_PARTICIPLE =
  /^(?:genug|gesund|gerecht|gespannt|geduld|garten|gemüt|getränken|geräten|gesprächen|geschäft|geschäften|gegenüber|gegen)$/u;

/** 'habe' or 'bin' for a participle at the end of a fragment; null for another word. */
export function auxiliaryOf(word: string): 'habe' | 'bin' | null {
  const small = word.toLocaleLowerCase('de');
  if (!PARTICIPLE.test(small) || NO_PARTICIPLE.test(small)) return null;
  return OF_BEING.test(small) ? 'bin' : 'habe';
}

const INFINITIVE = set(
  'arbeiten kochen backen helfen reden sprechen lesen schreiben organisieren basteln bauen fahren begleiten ' +
    'betreuen pflegen verkaufen beraten zuhören umgehen lernen lehren erklären telefonieren planen gärtnern nähen ' +
    'singen spielen vorlesen unterrichten weitergeben machen tun leiten führen reparieren anpacken mithelfen ' +
    'dazuverdienen kennenlernen einkaufen putzen bügeln rechnen tippen übersetzen bedienen sein haben bleiben ' +
    'kommen gehen streichen malen tapezieren mähen schneiden pflanzen ernten',
);

/** Whether a fragment ends with an infinitive: 'mit Menschen arbeiten'. */
export const isInfinitive = (word: string): boolean => INFINITIVE.has(word.toLocaleLowerCase('de'));

const ADJECTIVES = set(
  'zuverlässig pünktlich freundlich geduldig ehrlich fleißig ordentlich genau sorgfältig flexibel belastbar ' +
    'offen kontaktfreudig hilfsbereit ruhig gelassen lernfähig lernbereit teamfähig selbstständig selbständig ' +
    'kreativ humorvoll höflich verlässlich gewissenhaft motiviert fit gesund engagiert verschwiegen diskret ' +
    'umsichtig gründlich handwerklich geschickt gepflegt einfühlsam aufgeschlossen neugierig verantwortungsbewusst ' +
    'kommunikativ organisiert strukturiert treu loyal aufmerksam besonnen erfahren mobil',
);

/** Whether every word of an enumeration says how somebody is. */
export function areAdjectives(words: readonly string[]): boolean {
  const said = words.filter((word) => !/^(?:und|sehr|auch|bin|ich|immer)$/i.test(word));
  return said.length > 0 && said.every((word) => ADJECTIVES.has(word.toLocaleLowerCase('de')));
}

const NO_VERB = set(
  'nicht oft gut mit selbst seitdem insgesamt bestimmt verrückt gelernt gesamt sonst ernst bewusst samt weit seit statt dort jetzt recht acht erst selbst fast meist weit gesamt fest alt leicht direkt ' +
    'vielleicht damit meist zuerst zuletzt stets bereits nichts längst nächst jeweils etwa heute leute gute erste ' +
    'letzte letzten ersten guten bekannt berühmt gewohnt schlecht echt bunt kalt warmherzig vormittags weiten alte alten besten',
);

/** Whether a word, typed small, looks like a verb that the lists do not have: 'warteten', 'lässt'. */
export const looksFinite = (word: string): boolean =>
  /^\p{Ll}{3,20}(?:te|ten|t)$/u.test(word) && !NO_VERB.has(word) && auxiliaryOf(word) === null;
