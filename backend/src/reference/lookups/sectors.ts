import type { SectorRow, SubsectorRow } from '../types.ts';

/** Sector names with their subsectors; ids are sector id × 100 + place in the list. */
const tree: readonly [sector: string, subsectors: readonly string[]][] = [
  [
    'Betreuung und Soziales',
    [
      'Seniorenbetreuung',
      'Alltagsbegleitung und Haushaltshilfe',
      'Kinderbetreuung',
      'Beratung und Integration',
      'Nachbarschaft und Ehrenamt',
    ],
  ],
  [
    'Gesundheit und Pflege',
    ['Pflege', 'Arzt- und Zahnarztpraxen', 'Therapie und Vorsorge', 'Apotheke und Labor'],
  ],
  [
    'Büro und Verwaltung',
    [
      'Empfang und Telefonzentrale',
      'Sekretariat und Assistenz',
      'Bürohilfe und Sachbearbeitung',
      'Datenpflege und Archiv',
      'Öffentliche Verwaltung',
    ],
  ],
  [
    'Kaufmännische Berufe',
    [
      'Buchhaltung und Steuern',
      'Einkauf und Vertrieb',
      'Personal',
      'Banken und Versicherungen',
      'Immobilien',
    ],
  ],
  ['Kundenservice', ['Kundenservice am Telefon', 'Telefonischer Vertrieb']],
  ['Handel', ['Lebensmittel und Märkte', 'Fachgeschäfte', 'Kasse und Warenpflege']],
  ['Gastronomie und Hotel', ['Service und Bewirtung', 'Küche', 'Hotel und Gästehaus']],
  ['Haus und Garten', ['Hausmeisterdienste', 'Garten- und Grünpflege', 'Reinigung']],
  [
    'Handwerk',
    [
      'Elektro, Heizung und Sanitär',
      'Holz, Farbe und Ausbau',
      'Metall und Maschinen',
      'Textil, Schuhe und Reparatur',
      'Bauleitung und Baubetreuung',
    ],
  ],
  [
    'Verkehr und Logistik',
    ['Fahrdienste für Menschen', 'Kurier- und Lieferdienste', 'Lager', 'Disposition und Versand'],
  ],
  [
    'Technik und IT',
    [
      'IT-Hilfe und Support',
      'Software und Daten',
      'Konstruktion und Ingenieurwesen',
      'Prüfung und Qualität',
    ],
  ],
  [
    'Bildung und Wissen',
    [
      'Nachhilfe und Unterricht',
      'Schule und Jugend',
      'Erwachsenenbildung',
      'Mentoring und Fachberatung',
    ],
  ],
  ['Sicherheit und Aufsicht', ['Pforte und Bewachung', 'Aufsicht und Verkehrssicherung']],
  [
    'Kultur, Medien und Tourismus',
    ['Museum und Führungen', 'Text und Medien', 'Veranstaltungen', 'Musik und Gestaltung'],
  ],
  ['Natur und Tiere', ['Tierbetreuung', 'Landwirtschaft und Forst']],
];

export const sectors: readonly SectorRow[] = tree.map(([name], index) => ({ id: index + 1, name }));

export const subsectors: readonly SubsectorRow[] = tree.flatMap(([, names], index) =>
  names.map((name, place) => ({
    id: (index + 1) * 100 + place + 1,
    sector_id: index + 1,
    name,
  })),
);
