/** Nouns of working life that people type small; each is written with a capital letter. */
const NOUNS = (
  'abend abende ablage beschwerde beschwerden reklamation abrechnung abschluss abteilung alltag alter amt anfang anlage anlagen anmeldung ' +
  'anruf anrufe arbeit arbeiten arzt arztpraxis aufgabe aufgaben ausbildung aushilfe ausland auto autos azubis ' +
  'backen bäckerei bank bau baustelle beamte bereich beruf berufe berufsleben berufung besucher betreuung ' +
  'betrieb betriebe bewohner bibliothek blumen buch buchhaltung bücher bücherei büro bus chef chefin chor ' +
  'computer daten demenz deutsch dienst dienste dorf ecke ehrenamt einkauf einkaufen eltern empfang ende ' +
  'englisch enkel enkeln enkelin enkelkinder ende erfahrung erfahrungen erste fabrik fahrdienst fahrer fahrrad familie ' +
  'familien feierabend fenster firma firmen fleiß frau frauen freude freund freunde friseur führerschein ' +
  'garten gartenarbeit gast gäste geduld geld gemeinde geschäft geschäfte gespräch gespräche gesundheit ' +
  'gruppe gruppen handel handwerk hand hände haus haushalt hausmeister herz herzen hilfe hobby hobbys holz ' +
  'hort hotel humor hund hunde idee ideen industrie internet job jobs jahr jahre jahren jugend jugendliche ' +
  'jugendlichen kantine kasse katze kinder kind kindern kindergarten kirche kita klasse koch kochen kollege ' +
  'kollegen kollegin kolleginnen kontakt kontakte kopf kraft kranke kranken krankenhaus kreis küche kunde ' +
  'kunden kundin kundinnen kundschaft kunst laden lager leben lebensmittel lehrling lehrlinge leitung leute ' +
  'leuten liebe lohn maler markt maschine maschinen material mensch menschen metall minijob mitarbeiter ' +
  'mitarbeitern mitarbeiterinnen mittag mittwoch möbel montag morgen museum musik mutter mütter nachbarn ' +
  'nachbarschaft nachhilfe nachmittag nachmittage nachmittags nähe natur natur not oma opa ordnung ort papier park ' +
  'partner patient patienten patientin patientinnen pause pferde pflanzen pflege pflegeheim pforte post praxis ' +
  'problem probleme produktion programm programme projekt projekte rechnung rechnungen reinigung reisen rente ' +
  'rezeption ruhe ruhestand schicht schichten schlosser schreiner schule schulen schüler schülern sekretariat ' +
  'senioren seniorenheim service sinn software sommer sonne spaß sport sprache sprachen stadt station stelle ' +
  'steuer steuern stimme straße strom stunde stunden supermarkt tag tage tagen tagesstätte team technik telefon ' +
  'termin termine theater tier tiere tieren tischler uhr umgang unfall unternehmen unterricht urlaub vater verein ' +
  'verantwortung verkauf versand vertrieb verwaltung vormittag vormittage wald ware waren wäsche werkstatt ' +
  'werkzeug werkzeuge winter wissen woche wochen wochenende wohnung wohnungen zahlen zeit zeiten zeitung ' +
  'zuhause zuverlässigkeit pünktlichkeit freundlichkeit grundschule gymnasium elektriker verkäuferin verkäufer ' +
  'köchin kellnerin kellner krankenschwester altenpflegerin altenpfleger erzieherin erzieher lehrerin lehrer ' +
  'sekretärin buchhalterin buchhalter sachbearbeiterin sachbearbeiter friseurin schneiderin schneider näherin ' +
  'gärtnerin gärtner tischlerin malerin mechaniker schweißer maurer ingenieur technikerin techniker hausfrau ' +
  'arzthelferin kassiererin kassierer fahrerin hausmeisterin bäcker metzger meister meisterin leiterin leiter ' +
  'kraftfahrer lkwfahrer busfahrer pförtner rentnerin rentner witwe witwer mann männer männern mädchen jungen mitte ' +
  'fuß füße wind wetter brief briefe regal regale bewohnern bewohnerinnen schwiegermutter schwiegervater salon friseursalon tafel küchen besucherinnen händen gemüse obst brot wurst kleidung schuhe möbeln räume räumen zimmer gäste gästen autos maschinen heizung schule kaffee kuchen prüfung prüfungen umzug gesellen geselle lehre kundendienst garderobe apotheke drogerie kaufhaus bauernhof hof landwirtschaft fehler inventur stück tochter sohn söhne töchter schwester bruder mensa'
).split(' ');

/** Short forms that have no small letters. */
const SHORT = 'pc edv lkw pkw sap datev mfa ekg cnc ddr brd dhl vhs mta tüv kfz'.split(' ');

const FORMS: ReadonlyMap<string, string> = new Map([
  ...NOUNS.map((noun): [string, string] => [
    noun,
    noun.charAt(0).toLocaleUpperCase('de') + noun.slice(1),
  ]),
  ...SHORT.map((short): [string, string] => [short, short.toLocaleUpperCase('de')]),
  ['kfz', 'Kfz'],
  ['lkw', 'Lkw'],
  ['pkw', 'Pkw'],
]);

/** Infinitives that are nouns only after an article. */
const ALSO_VERBS = new Set(
  'arbeiten backen kochen einkaufen reisen wissen leben liebe morgen abend nachmittags erste not kraft sinn zuhause'.split(
    ' ',
  ),
);
const NOUN_ENDING =
  /.{3}(?:kinder|kindern|leute|leuten|frauen|haus|schule|garten|markt|stunde|stunden|kasse|ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|nisse|nis|ismus|ment|tur|turen|erin|orin|istin|leiter|frau|kraft|helfer|fahrer|arbeiter|beamter|raucher|rentner|meister)$/u;
const BEFORE_NOUN =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|beim|zum|zur|vom|ins|ans|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|kein|keine|viel|viele|vielen)$/u;
/** 'weil mir das erklären Spaß macht' */
const AFTER_DOING = /^(?:spaß|freude|macht|liegt|lag|fällt|gefällt|gefiel|war|ist)$/u;
const AFTER_NOUN =
  /^(?:und|oder|in|im|am|an|auf|mit|bei|beim|von|vom|zu|zum|zur|für|aus|nach|bis|als|wie|ich|war|ist|habe|hat|haben|gearbeitet|gemacht|geleitet|gewesen|gelernt|betreut|verkauft|gefahren)$/u;
const CONTRACTED = /^(?:im|am|beim|zum|zur|vom|ins|bei)$/u;
/** After 'bei' these are no names. */
const NO_NAME =
  /^(?:allen|allem|ihnen|meiner|meinem|einer|einem|dieser|diesem|jedem|jeder|euch|denen|anderen|schönem|gutem)$/u;

/** Whether a word, typed small, is certainly a noun. */
export const isNoun = (word: string): boolean => {
  const small = word.toLocaleLowerCase('de');
  return (FORMS.has(small) && !ALSO_VERBS.has(small)) || NOUN_ENDING.test(small);
};

const large = (word: string) =>
  FORMS.get(word) ?? word.charAt(0).toLocaleUpperCase('de') + word.slice(1);

/** Whether somebody types without capital letters; a first letter may come from the keyboard. */
export const isTypedSmall = (text: string): boolean =>
  isShouted(text) || !/[\p{L}\d,] +\p{Lu}\p{L}/u.test(text);
const isShouted = (text: string): boolean =>
  text.length > 12 && text === text.toLocaleUpperCase('de') && /\p{Lu}{4}/u.test(text);

/**
 * Gives nouns their capital letters where somebody typed without any. Words that may be something
 * else stay small; what is typed with capitals is trusted.
 */
export function withCapitals(text: string, isSmall = isTypedSmall(text)): string {
  if (!isSmall) return text;
  const typed = isShouted(text) ? text.toLocaleLowerCase('de') : text;
  const parts = typed.split(/([^\p{L}]+)/u);
  const wordAt = (index: number) => (parts[index] ?? '').toLocaleLowerCase('de');
  return parts
    .map((part, index) => {
      if (index % 2 === 1 || part === '') return part;
      const small = part.toLocaleLowerCase('de');
      const before = wordAt(index - 2);
      const after = wordAt(index + 2);
      const ends = after === '' || /[,.;:!?]/.test(parts[index + 1] ?? '');
      if (isNoun(small)) return large(small);
      if (ALSO_VERBS.has(small) && BEFORE_NOUN.test(before)) return large(small);
      if (before === 'das' && AFTER_DOING.test(after) && /.{3}(?:en|ern|eln)$/u.test(small))
        return large(small);
      const isAlone = ends || AFTER_NOUN.test(after);
      const isNamed = CONTRACTED.test(before) && !NO_NAME.test(small);
      return isNamed && isAlone && small.length > 3 ? large(small) : part;
    })
    .join('');
}
