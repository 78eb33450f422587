/** A hand-written employer; its job demands are hand-written too. */
export interface FeaturedEmployer {
  kind: string;
  name: string;
  salutationId: 1 | 2;
  contact: string;
  /** Where invoices go; only of companies that can sign in. */
  street?: string;
  postalCode: string;
  /** Number for VAT; only abroad. */
  vatId?: string;
  size?: number;
  age?: number;
  description: string;
}

/** The employers of the demo conversations, ids from 1 on. */
export const featuredEmployers: readonly FeaturedEmployer[] = [
  {
    kind: 'familie',
    name: 'Familie Hartmann',
    salutationId: 2,
    contact: 'Julia Hartmann',
    postalCode: '50668',
    description: 'Wir sind eine Familie mit zwei Kindern. Der Großvater wohnt zwei Straßen weiter.',
  },
  {
    kind: 'seniorenzentrum',
    name: 'Seniorenzentrum Am Lindenhof gGmbH',
    salutationId: 2,
    contact: 'Petra Lindner',
    street: 'Am Lindenhof 12',
    postalCode: '50968',
    size: 3,
    age: 4,
    description:
      'Unser Haus liegt ruhig im Kölner Süden, mit Garten und eigener Küche. 84 Menschen wohnen bei uns, rund 90 arbeiten hier. Mehr als ein Drittel von ihnen ist über 55.',
  },
  {
    kind: 'elektro',
    name: 'Elektro Brandes',
    salutationId: 1,
    contact: 'Ralf Brandes',
    postalCode: '50823',
    size: 2,
    age: 4,
    description: 'Meisterbetrieb in Ehrenfeld, zwölf Leute, seit 1984 in Familienhand.',
  },
  {
    kind: 'wohnen',
    name: 'Wohnungsgenossenschaft Am Strom eG',
    salutationId: 1,
    contact: 'Thomas Ritter',
    postalCode: '50735',
    size: 2,
    age: 6,
    description: 'Wir vermieten 1.900 Wohnungen im Kölner Norden, sicher und bezahlbar.',
  },
  {
    kind: 'fahrdienst',
    name: 'Unterwegs Fahrdienste gGmbH',
    salutationId: 2,
    contact: 'Silke Mertens',
    postalCode: '51063',
    size: 2,
    age: 3,
    description:
      'Mit 18 Kleinbussen bringen wir Kinder in die Schule und Ältere in die Tagespflege.',
  },
  {
    kind: 'arztpraxis',
    name: 'Gemeinschaftspraxis Dr. Wendt und Kollegen',
    salutationId: 2,
    contact: 'Dr. Katharina Wendt',
    postalCode: '50931',
    size: 1,
    age: 3,
    description: 'Hausarztpraxis mit drei Ärztinnen in Lindenthal. Mittwochnachmittag ist frei.',
  },
  {
    kind: 'nachbarschaft',
    name: 'Hand in Hand Mühlenbach e. V.',
    salutationId: 2,
    contact: 'Gudrun Sauer',
    postalCode: '50733',
    size: 1,
    age: 3,
    description:
      'Nachbarschaftshilfe mit 240 Mitgliedern. Bei uns hilft jede und jeder, wie es passt.',
  },
  {
    kind: 'buecherei',
    name: 'Stadtteilbücherei Süd',
    salutationId: 2,
    contact: 'Eva Pohl',
    postalCode: '50677',
    size: 1,
    age: 4,
    description: '40.000 Bücher und Medien, ein Lesecafé und jeden Samstag eine Vorlesestunde.',
  },
  {
    kind: 'person',
    name: 'Frau Ilse Brandt',
    salutationId: 2,
    contact: 'Ilse Brandt',
    postalCode: '53113',
    description: 'Ich wohne in der Bonner Südstadt, im ersten Stock mit Blick auf die Kastanien.',
  },
  {
    kind: 'steuerbuero',
    name: 'Steuerkanzlei Gerlach',
    salutationId: 1,
    contact: 'Martin Gerlach',
    postalCode: '50667',
    size: 2,
    age: 4,
    description: 'Zwölf Menschen, die sich mit Zahlen auskennen und gern lachen.',
  },
  {
    kind: 'nachhilfe',
    name: 'Lernstudio Kastanienhof',
    salutationId: 2,
    contact: 'Anja Kirchner',
    postalCode: '50939',
    size: 1,
    age: 2,
    description: 'Höchstens vier Kinder an einem Tisch, so lernt es sich leichter.',
  },
  {
    kind: 'cafe',
    name: 'Café Rosengarten',
    salutationId: 1,
    contact: 'Jörg Sommer',
    postalCode: '50996',
    size: 1,
    age: 3,
    description: 'Vierzig Plätze, eine Terrasse am Rhein und Kuchen aus der eigenen Backstube.',
  },
];
