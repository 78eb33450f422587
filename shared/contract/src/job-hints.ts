/** What may put people at a disadvantage in an advertisement (§ 1, § 7, § 11 AGG). */
export type HintGround = 'age' | 'sex' | 'origin';

export interface JobHint {
  ground: HintGround;
  /** The words as they were typed. */
  found: string;
  /** What to write instead. */
  instead: string;
}

type Pattern = readonly [ground: HintGround, words: RegExp, instead: string];

/** Each takes time in proportion to the text: no repetition within a repetition. */
const PATTERNS: readonly Pattern[] = [
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
    /\b(?:bis|maximal|h(?:ö|o)chstens|unter|nicht (?:ä|a)lter als) \d\d jahren?\b/i,
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
];

/** Hints at a time: more would be read by nobody. */
const MAX_HINTS = 5;

/**
 * Words of an advertisement that the law asks to avoid, each with what to write instead. They are hints:
 * nothing is refused because of them (employers-34).
 */
export function findJobHints(text: string): JobHint[] {
  const hints: JobHint[] = [];
  for (const [ground, words, instead] of PATTERNS) {
    const found = words.exec(text)?.[0];
    if (found) hints.push({ ground, found: found.trim(), instead });
    if (hints.length === MAX_HINTS) break;
  }
  return hints;
}
