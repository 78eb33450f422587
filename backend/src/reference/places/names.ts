/** Entries of german-metadata whose name is cut off, misspelt, spelled otherwise than at its other codes, or not a place. */
const corrections: Readonly<Record<string, string>> = {
  'Bremen (Borgfeld': 'Bremen-Borgfeld',
  'Bremen d. i. Aumund': 'Bremen-Aumund',
  'Bremen Altstadt': 'Bremen-Altstadt',
  'Bremen Oslebshausen': 'Bremen-Oslebshausen',
  'Bremen Walle': 'Bremen-Walle',
  'Bremen Westend': 'Bremen',
  'Berlin Wlhelmstadt': 'Berlin-Wilhelmstadt',
  'Berlin Heinelsdorf': 'Berlin-Heinersdorf',
  'Berlin Neu-Schönhausen': 'Berlin-Neu-Hohenschönhausen',
  'Berlin Teltowkanal III': 'Berlin',
  'Berlin Wiesengrund': 'Berlin',
  'Berlin-West': 'Berlin',
  'Achern (Abweichung Exklaven)': 'Achern',
  Opernturm: 'Frankfurt am Main',
  'Pülsen (mit Köhnerbrücke': 'Pülsen',
  'u.a.': '',
  'u.a': '',
  'Gde. Giekau)': 'Giekau',
  'd. i. Vegesack': 'Bremen-Vegesack',
  'd. i. Grohn': 'Bremen-Grohn',
  'St. Magnus': 'Bremen-St. Magnus',
  'Königstein/Sächs.Schw.': 'Königstein (Sächsische Schweiz)',
  'Schwarzheide N.L.': 'Schwarzheide',
  'Rothenburg/O.L.': 'Rothenburg (Oberlausitz)',
  'Hohen Neuendorf OT Bergfelde': 'Hohen Neuendorf-Bergfelde',
  'Werther (Westf.)': 'Werther (Westfalen)',
  'Stolberg (Rhld.)': 'Stolberg (Rheinland)',
  'Berchtesgaden & Schönau': 'Berchtesgaden',
  'Neukirchen b. Hl. Blut': 'Neukirchen beim Heiligen Blut',
  'Tambach-Dietharz/ Thür.': 'Tambach-Dietharz',
  'Halle/Saale': 'Halle (Saale)',
  'Alsleben/Saale': 'Alsleben (Saale)',
  'Bergen/Rügen': 'Bergen auf Rügen',
  'Brandenburg/Havel': 'Brandenburg an der Havel',
  'Burg/Spreewald': 'Burg (Spreewald)',
  'Forst/Lausitz': 'Forst (Lausitz)',
  'Herzberg/Elster': 'Herzberg (Elster)',
  'Mücheln/Geiseltal': 'Mücheln (Geiseltal)',
  'Waren/Müritz': 'Waren (Müritz)',
  'Werder/Havel': 'Werder (Havel)',
  'Oldenburg (Oldenburg)': 'Oldenburg',
  'Stuttgart/Leinfelden-Echterdingen': 'Stuttgart',
  'Langenhagen (Flughafen)': 'Langenhagen',
  'Garmisch-Partenkirchen (Schneefernerhaus)': 'Garmisch-Partenkirchen',
  Stolberg: 'Stolberg (Rheinland)',
  Schönebeck: 'Schönebeck (Elbe)',
  'Klingenthal in Sachsen': 'Klingenthal',
  Altbukow: 'Alt Bukow',
  'St. Alban': 'Sankt Alban',
};

const expansions: readonly [RegExp, string][] = [
  // Towers with a code of their own are no places.
  [/^(Frankfurt am Main) \(.*$/, '$1'],
  [/\s*\bu\.\s?a\.$/, ''],
  [/\ba\.\s?d\.\s?/g, 'an der '],
  [/\bi\.\s?d\.\s?/g, 'in der '],
  [/\bv\.\s?d\.\s?/g, 'vor der '],
  [/\bOPf\.?/g, 'Oberpfalz'],
  [/\bi\.\s?OFr\./g, 'in Oberfranken'],
  [/\bi\.\s?UFr\./g, 'in Unterfranken'],
  [/\/Sa\.| i\.\s?Sa\./g, ' in Sachsen'],
  [/^Hann\. /, 'Hannoversch '],
  [/\bi\.\s?Bay\.?/g, 'in Bayern'],
  [/\bi\.\s?NB\b/g, 'in Niederbayern'],
  [/\bi\.\s?OB\b/g, 'in Oberbayern'],
  [/\bOdw\./g, 'Odenwald'],
  [/\bErzgeb\./g, 'Erzgebirge'],
  [/\bVogtl\./g, 'Vogtland'],
  [/\bThür\. /g, 'Thüringer '],
  [/\ba\.\s?/g, 'am '],
  [/\bi\.\s?/g, 'im '],
  [/\bb\.\s?/g, 'bei '],
  [/\/\s+/g, '/'],
  [/^(Berlin|Lübeck) (?=\p{Lu})/u, '$1-'],
];

/** A place name as people write it, '' when the entry names no place. */
export function readableName(raw: string): string {
  const corrected = corrections[raw];
  if (corrected !== undefined) return corrected;
  const name = expansions.reduce((text, [from, to]) => text.replace(from, to), raw).trim();
  return corrections[name] ?? name;
}

/**
 * The core of a name for comparison: without additions ('am Main', '(Saale)', '/Elster'),
 * punctuation and case. Namesakes share a core; the geography tells them apart.
 */
export function coreName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bst\.\s*/g, 'sankt ')
    .replace(/\(.*$|[/,].*$/, '')
    .replace(/ (am|an|auf|bei|im|in|ob|vor|unter|zu) .*$/, '')
    .replace(/[^a-zäöüß]/g, '');
}

/** All letters of a name, additions included, for telling namesakes apart by their full name. */
export function fullName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bst\.\s*/g, 'sankt ')
    .replace(/[^a-zäöüß]/g, '');
}
