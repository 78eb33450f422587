import type { HintGround } from './hint.ts';

export type Phrase = readonly [ground: HintGround, words: RegExp, instead: string];

/** Phrases that exclude by themselves. */
export const DIRECT_PHRASES: readonly Phrase[] = [
  [
    'age',
    /\bjunge[rsmn]?,? (?:und )?(?:dynamische[rsmn]? )?(?:team|kolleg|mitarbeiter|leute|menschen|frau|m(?:a|ä)nn)/i,
    '„ein aufgeschlossenes Team“',
  ],
  ['age', /\b(?:jung|jugendlich)e?[rsmn]? und dynamisch/i, '„engagiert und offen für Neues“'],
  ['age', /\bdigital natives?\b/i, '„sicher im Umgang mit Computer und Smartphone“'],
  ['age', /\bberufs(?:anf(?:ä|a)nger|einsteiger)/i, '„Berufserfahrung ist nicht nötig“'],
  [
    'age',
    /\b(?:bis|maximal|h(?:ö|o)chstens|unter|nicht (?:ä|a)lter als) (?:1[6-9]|[2-7]\d) jahren?\b/i,
    'die Anforderung selbst, zum Beispiel „Sie heben bis zu 10 kg“',
  ],
  [
    'age',
    /\b(?:zwischen|von) \d\d (?:und|bis) \d\d jahren?\b/i,
    'die Anforderung selbst, zum Beispiel „Sie bringen Erfahrung mit“',
  ],
  ['age', /\bnur (?:rentner|senioren|pension(?:ä|a)re|(?:ä|a)ltere)/i, '„gern auch im Ruhestand“'],
  [
    'sex',
    /\b(?:nur|ausschlie(?:ß|ss)lich|bevorzugt) (?:f(?:ü|u)r )?(?:frauen|m(?:ä|a)nner|damen|herren|weiblich|m(?:ä|a)nnlich)/i,
    '„alle Geschlechter (m/w/d)“',
  ],
  ['sex', /\b(?:putzfrau|reinemachefrau|reinigungsfrau)\b/i, '„Reinigungskraft (m/w/d)“'],
  ['sex', /\b(?:haush(?:ä|a)lterin|hausfrau|haushaltshilfin)\b/i, '„Hilfe im Haushalt (m/w/d)“'],
  ['sex', /\b(?:kindermädchen|kinderfrau|leihoma|leihopa)\b/i, '„Kinderbetreuung (m/w/d)“'],
  ['sex', /\b(?:sekret(?:ä|a)rin|tippse|empfangsdame)\b/i, '„Sekretariat“ oder „Empfang (m/w/d)“'],
  [
    'sex',
    /\b(?:krankenschwester|arzthelferin)\b/i,
    '„Pflegefachkraft“ oder „Medizinische Fachangestellte (m/w/d)“',
  ],
  [
    'sex',
    /\b(?:hausmeister|handwerker|fahrer|verk(?:ä|a)ufer|g(?:ä|a)rtner) gesucht\b/i,
    'den Beruf mit „(m/w/d)“ oder „/in“',
  ],
  [
    'sex',
    /\b(?:kr(?:ä|a)ftige[rn]?|starke[rn]?) (?:mann|m(?:ä|a)nner|kerl|herr)\b/i,
    '„Sie können schwer heben“',
  ],
  ['sex', /\b(?:mann|frau|dame|herr) gesucht\b/i, '„Person (m/w/d) gesucht“'],
  ['origin', /\bmuttersprach(?:e|ler|lerin|lich|ig)/i, '„sehr gutes Deutsch“'],
  ['origin', /\bakzentfrei/i, '„gut verständliches Deutsch“'],
  [
    'origin',
    /\bnur (?:f(?:ü|u)r )?(?:deutsche|einheimische|inl(?:ä|a)nder|eu-b(?:ü|u)rger)/i,
    '„mit Arbeitserlaubnis für Deutschland“',
  ],
  [
    'origin',
    /\bdeutsche[rn]? (?:staatsangeh(?:ö|o)rig|staatsb(?:ü|u)rger|herkunft|abstammung|nationalit(?:ä|a)t)/i,
    '„mit Arbeitserlaubnis für Deutschland“',
  ],
  ['origin', /\bkeine ausl(?:ä|a)nder/i, 'nichts: Die Herkunft darf nicht entscheiden'],
  [
    'age',
    /\b(?:alter|max\.?|maximal|h[öo]chstens|zwischen|von) ?:? ?\d\d(?: (?:und|bis) \d\d)? jahre? alt\b/i,
    'die Anforderung selbst, zum Beispiel „Sie bringen Erfahrung mit“',
  ],
  [
    'age',
    /\balter: ?\d\d ?(?:bis|und|-|–) ?\d\d\b(?! ?jahre[^.]{0,9}maschine)/i,
    'nichts: Das Alter darf nicht entscheiden',
  ],
  [
    'age',
    /\bnicht [äa]lter (?:als|sein)\b|\b(?:nachwuchskr[äa]fte?|bewerber(?:innen)?) (?:unter|bis) \d\d\b/i,
    'die Anforderung selbst, zum Beispiel „Sie heben bis zu 10 kg“',
  ],
  [
    'age',
    /\bjung(?:e[rsn]?)?, ?(?:dynamisch|flexibel|motiviert)|\bjunge[rsn]? (?:talente?|nachwuchs)|\bjugendliche[rn]? (?:frische|elan|schwung)|\bf[üu]r (?:studenten|sch[üu]ler) und junge/i,
    '„engagiert und offen für Neues“',
  ],
  [
    'sex',
    /\b(?:suchen|sucht)(?: wir)?(?: ab sofort)? eine (?:[a-zäöüß]+ )?(?:dame|frau|putzfrau|verk[äa]uferin|sekret[äa]rin|kellnerin|hausdame)\b/i,
    '„Person (m/w/d)“ oder den Beruf mit „(m/w/d)“',
  ],
  [
    'sex',
    /\b(?:verk[äa]uferin|kellnerin|k[öo]chin|b[üu]rodame|friseurin|kassiererin|altenpflegerin|erzieherin|n[äa]herin).{0,40} gesucht\b/i,
    'den Beruf mit „(m/w/d)“ oder „/in“',
  ],
  [
    'sex',
    /\b(?:f[üu]r )?(?:echte|richtige|gestandene|starke[rn]?) (?:m[äa]nner|kerle?|m[äa]dels|jungs)\b/i,
    '„Sie können schwer heben“',
  ],
  [
    'origin',
    /\b(?:europ[äa]isches?|deutsches?|mitteleurop[äa]isches?) aussehen\b|\bhautfarbe\b/i,
    'nichts: Das Aussehen darf nicht entscheiden',
  ],
  [
    'origin',
    /\b(?:sie (?:sind|sollten)|m[üu]ssen sie) (?:gebürtige[r]? )?deutsche[r]?(?: sein)?(?= und|[.,;!]|$)|\bdeutsche[nrm]? (?:pass|reisepass|wurzeln)\b|\bhier (?:geboren|aufgewachsen)\b/i,
    '„mit Arbeitserlaubnis für Deutschland“',
  ],
  [
    'religion',
    /\b(?:geh[öo]ren|mitglied|zugeh[öo]rigkeit|angeh[öo]rige[rn]?)(?: [a-zäöüß]+){0,5} (?:kirche|konfession|glaubensgemeinschaft|religion)\b/i,
    '„Sie achten unsere Haltung als christliches Haus“, wenn es für die Arbeit darauf ankommt',
  ],
  [
    'religion',
    /\bsie sind (?:evangelisch|katholisch|christlich|getauft|gl[äa]ubig)\b|\bdass sie getauft sind\b|\bchristliche[rn]? glaube[n]? (?:wird|ist) voraus/i,
    'nichts: Der Glaube darf nur in Ausnahmen entscheiden (§ 9 AGG)',
  ],
  [
    'belief',
    /\bkeiner partei (?:angeh|an)|\b(?:parteilos|unpolitisch) (?:sein|sind)\b|\b(?:konservative[rn]?|linke[rn]?|rechte[rn]?) (?:gesinnung|weltanschauung|einstellung)\b/i,
    'nichts: Die Weltanschauung darf nicht entscheiden',
  ],
  [
    'disability',
    /\b(?:k[öo]rperlich|geistig|gesundheitlich|seelisch|psychisch)(?:,? (?:und )?(?:k[öo]rperlich|geistig|seelisch|psychisch))? (?:voll )?(?:gesund|fit|belastbar|uneingeschr[äa]nkt)\b/i,
    'die Arbeit selbst, zum Beispiel „Sie stehen und gehen vier Stunden“',
  ],
  [
    'disability',
    /\b(?:kerngesund|voll belastbar|fit und gesund|gesund und fit)\b|\b(?:uneingeschr[äa]nkte?|volle|hohe) (?:k[öo]rperliche |gesundheitliche )?(?:belastbarkeit|gesundheit)\b/i,
    'die Arbeit selbst, zum Beispiel „Sie heben bis zu 10 kg“',
  ],
  [
    'sexual-identity',
    /\b(?:klassischen?|traditionellen?|normalen?) (?:ehe|familie|partnerschaft) zwischen|\bnicht (?:homosexuell|schwul|lesbisch|trans)\b/i,
    'nichts: Wen jemand liebt, darf nicht entscheiden',
  ],
  [
    'pregnancy',
    /\bfamilienplanung (?:ist )?(?:schon |bereits |vollst[äa]ndig )?abgeschlossen|\babgeschlossene[rn]? familienplanung|\bnicht schwanger\b|\bkinderlose?[rsn]?\b/i,
    'nichts: Kinder und Schwangerschaft dürfen nicht entscheiden',
  ],
  [
    'age',
    /\bsuchen(?: wir)?(?: [a-zäöüß]+)? junge[rn]? |\bjunge[rn]? [a-zäöüß]+ (?:gesucht|bevorzugt)|\bf[üu]r sch[üu]ler|\b(?:gern|idealerweise|ideal|am besten) zwischen \d\d und \d\d\b(?! ?(?:uhr|stunden|kilo|euro|%))/i,
    '„engagiert und offen für Neues“',
  ],
  [
    'sex',
    /\b(?:zimmerm[äa]dchen|hausdame|stewardess|politesse|hebamme|m[äa]dchen f[üu]r alles|putzhilfin|kaltmamsell|garderobiere)\b/i,
    'den Beruf mit „(m/w/d)“',
  ],
  [
    'religion',
    /\bmitgliedschaft in (?:der|einer) (?:[a-zäöüß]+ )?(?:kirche|gemeinde)\b/i,
    '„Sie achten unsere Haltung als christliches Haus“, wenn es für die Arbeit darauf ankommt',
  ],
  [
    'disability',
    /\b(?:gute[nr]?|einwandfreie[nr]?|beste[nr]?|robuste[nr]?|stabile[nr]?) (?:k[öo]rperliche[nr]?|gesundheitliche[nr]?|psychische[nr]?) (?:verfassung|konstitution|zustand|gesundheit)\b|\b(?:gute|beste|stabile|robuste) gesundheit\b/i,
    'die Arbeit selbst, zum Beispiel „Sie stehen und gehen vier Stunden“',
  ],
  [
    'sexual-identity',
    /\b(?:sie sind|sollten|m[üu]ssen)(?: sie)? (?:hetero|heterosexuell|nicht lesbisch)/i,
    'nichts: Wen jemand liebt, darf nicht entscheiden',
  ],
  [
    'age',
    /\bjunge[sm]?, [a-zäöüß]+(?:es|em)? team\b|\bfrische[sn]? blut\b|\balter:? (?:unter|bis|max\.?|maximal|h[öo]chstens) ?\d\d\b|\b(?:kandidatin|kandidat|bewerberin|bewerber|sie) (?:ist|sind|sollten?) (?:[a-zäöüß]+ )?zwischen \d\d und \d\d\b(?! ?(?:uhr|stunden|kilo|euro|%))|\bangaben? [^.!?\n]{0,40}\b(?:geburtsdatum|alters?)\b/i,
    'die Anforderung selbst, zum Beispiel „Sie bringen Erfahrung mit“',
  ],
  [
    'sex',
    /\b(?:gesucht (?:wird|ist)|am liebsten|vorzugsweise|wir w[üu]nschen uns) eine?n? (?:[a-zäöüß]+ )?(?:dame|frau|mann|herrn?|hausfrau)\b/i,
    '„Person (m/w/d)“',
  ],
  ['origin', /\bohne (?:[a-zäöüß]+ )?akzent\b|\barisch/i, '„gut verständliches Deutsch“'],
  [
    'religion',
    /\b(?:bewerber|bewerberinnen|personen|menschen|mitarbeiter|leute) (?:[a-zäöüß]+ )?[a-zäöüß]+en (?:glaubens|bekenntnisses)\b|\b(?:evangelisch|katholisch|christlich|getauft|gl[äa]ubig) (?:sollten|m[üu]ssen) sie\b|\bangaben? [^.!?\n]{0,40}\b(?:konfession|religion)\b/i,
    'nichts: Der Glaube darf nur in Ausnahmen entscheiden (§ 9 AGG)',
  ],
  [
    'pregnancy',
    /\bfamilienplanung (?:sollte|muss|soll|haben sie) [^.!?\n]{0,30}abgeschlossen|\bsie sind (?:ledig|ungebunden|unverheiratet|alleinstehend)\b|\bangaben? [^.!?\n]{0,40}\bfamilienstand/i,
    'nichts: Kinder und Familie dürfen nicht entscheiden',
  ],
];
