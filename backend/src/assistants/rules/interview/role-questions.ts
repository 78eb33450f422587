import { simplify } from '../../understanding/simplify.ts';

/** Questions that belong to a kind of work. */
export type RoleFamily = {
  readonly name: string;
  /** Found in the role, folded. */
  readonly words: RegExp;
  /** From experience in this work. */
  readonly experience: string;
  /** A situation of this work. */
  readonly situation: string;
  /** What a good answer to the situation has in it. */
  readonly expects: string;
};

const FAMILIES: readonly RoleFamily[] = [
  {
    name: 'care',
    words: /(pfleg|betreu|begleit|senior|alltag|kranken|arzthelf|praxis|sozial|demenz)/,
    experience: 'Welche Erfahrung haben Sie mit Menschen, die Unterstützung brauchen?',
    situation:
      'Stellen Sie sich vor: Eine Dame, die Sie betreuen, möchte heute auf keinen Fall aufstehen und wird laut. Wie gehen Sie vor?',
    expects: 'ruhig bleiben, nach dem Grund fragen, Zeit lassen, Angehörige oder Team einbeziehen',
  },
  {
    name: 'children',
    words: /(kind|babysit|schul|hort|jugend|nachhilfe|lesepat|tagesmutter|tagesvater)/,
    experience: 'Welche Erfahrung haben Sie mit Kindern oder Jugendlichen?',
    situation:
      'Stellen Sie sich vor: Zwei Kinder streiten heftig um ein Spielzeug, und eines weint. Was tun Sie?',
    expects:
      'trennen und beruhigen, beide anhören, eine faire Lösung, klare Regeln, Eltern informieren',
  },
  {
    name: 'office',
    words:
      /(buro|sekretar|sachbearb|assisten|verwaltung|empfang|telefon|rezeption|kauf(mann|frau)|buchhalt|steuer|personal|archiv|daten)/,
    experience: 'Mit welchen Aufgaben und Programmen im Büro kennen Sie sich aus?',
    situation:
      'Stellen Sie sich vor: Das Telefon klingelt, vor Ihnen steht ein ungeduldiger Besucher, und die Chefin braucht sofort eine Unterlage. Wie gehen Sie vor?',
    expects:
      'Reihenfolge festlegen, kurz und freundlich Bescheid geben, notieren, nachfragen, was am dringendsten ist',
  },
  {
    name: 'selling',
    words:
      /(verkauf|kasse|kassier|laden|handel|markt|buchhandl|backerei|kundenservice|kundenberat)/,
    experience: 'Welche Erfahrung haben Sie mit Kundinnen und Kunden?',
    situation:
      'Stellen Sie sich vor: Ein Kunde beschwert sich laut über eine Ware, und hinter ihm warten fünf Leute. Wie gehen Sie vor?',
    expects:
      'zuhören, sich entschuldigen, eine Lösung anbieten, Wartenden Bescheid geben, Kollegen holen',
  },
  {
    name: 'craft',
    words:
      /(handwerk|tischler|schreiner|elektr|maler|install|hausmeister|schlosser|mechanik|reparatur|monteur|maurer|techniker|ingenieur)/,
    experience:
      'Welche Arbeiten führen Sie sicher allein aus, und mit welchen Werkzeugen oder Maschinen?',
    situation:
      'Stellen Sie sich vor: Sie sollen etwas reparieren und merken, dass es so nicht sicher ist. Der Auftraggeber hat es eilig. Was tun Sie?',
    expects:
      'Sicherheit geht vor, die Gefahr erklären, absichern oder abschalten, eine Lösung vorschlagen, festhalten',
  },
  {
    name: 'driving',
    words: /(fahr|chauffeur|kurier|bus|liefer|transport|taxi)/,
    experience: 'Wie viel Fahrpraxis haben Sie, und mit welchen Fahrzeugen?',
    situation:
      'Stellen Sie sich vor: Sie stehen im Stau und kommen zu spät zu einem Fahrgast, der zum Arzt muss. Was tun Sie?',
    expects:
      'anrufen und Bescheid geben, ruhig und sicher weiterfahren, einen anderen Weg oder Ersatz klären',
  },
  {
    name: 'kitchen',
    words: /(koch|kuche|service|kellner|gastro|cafe|hotel|bewirt|theke|zimmer)/,
    experience: 'Welche Erfahrung haben Sie in Küche oder Service?',
    situation:
      'Stellen Sie sich vor: Das Haus ist voll, ein Gast wartet seit 30 Minuten auf sein Essen und ist verärgert. Wie gehen Sie vor?',
    expects:
      'sich entschuldigen, in der Küche nachfragen, ehrlich sagen, wie lange es dauert, etwas anbieten',
  },
  {
    name: 'garden',
    words: /(garten|grun|gartner|park|friedhof|landschaft|wald|forst|natur)/,
    experience: 'Welche Gartenarbeiten haben Sie schon gemacht, und mit welchen Geräten?',
    situation:
      'Stellen Sie sich vor: Bei großer Hitze sollen heute noch alle Hecken geschnitten werden. Wie teilen Sie sich die Arbeit ein?',
    expects:
      'früh beginnen, Pausen und Wasser, das Wichtigste zuerst, absprechen, was warten kann, Vögel in der Hecke beachten',
  },
  {
    name: 'technology',
    words: /(it\b|computer|software|edv|programmier|support|internet|netzwerk|technik)/,
    experience: 'Mit welcher Technik und welchen Programmen arbeiten Sie sicher?',
    situation:
      'Stellen Sie sich vor: Jemand ruft an und sagt nur: „Der Computer geht nicht.“ Wie finden Sie heraus, woran es liegt?',
    expects:
      'Schritt für Schritt fragen, einfache Worte, das Naheliegende zuerst, Geduld, am Ende prüfen, ob es geht',
  },
  {
    name: 'teaching',
    words: /(lehr|dozent|ausbild|trainer|unterricht|kurs|berat|coach|mentor|wissen)/,
    experience: 'Wem haben Sie schon etwas beigebracht, und wie sind Sie vorgegangen?',
    situation:
      'Stellen Sie sich vor: In Ihrer Gruppe kommt einer überhaupt nicht mit, die anderen langweilen sich. Wie gehen Sie vor?',
    expects:
      'nachfragen, anders erklären, Aufgaben nach Können verteilen, in Paaren arbeiten, nach der Stunde sprechen',
  },
  {
    name: 'cleaning',
    words: /(reinig|putz|raumpfleg|haushalt|wasche)/,
    experience: 'Welche Erfahrung haben Sie mit Reinigung oder Haushalt?',
    situation:
      'Stellen Sie sich vor: In der Zeit, die Sie haben, ist nicht alles zu schaffen. Wie entscheiden Sie, und wem sagen Sie es?',
    expects:
      'das Wichtigste zuerst, gründlich statt überall ein bisschen, rechtzeitig Bescheid geben, einen Vorschlag machen',
  },
  {
    name: 'security',
    words: /(sicherheit|wach|aufsicht|pfort|museum|ordner)/,
    experience: 'Welche Erfahrung haben Sie mit Aufsicht oder Sicherheit?',
    situation:
      'Stellen Sie sich vor: Jemand will ohne Ausweis hinein und wird laut. Wie gehen Sie vor?',
    expects:
      'ruhig und höflich bleiben, die Regel erklären, Hilfe holen, niemanden anfassen, den Vorfall aufschreiben',
  },
];

const OTHER: RoleFamily = {
  name: 'other',
  words: /./,
  experience: 'Welche Erfahrung aus Ihrem Berufsleben hilft Ihnen bei dieser Arbeit am meisten?',
  situation:
    'Stellen Sie sich vor: Am ersten Tag erklärt Ihnen eine junge Kollegin etwas ganz anders, als Sie es gelernt haben. Wie gehen Sie damit um?',
  expects: 'zuhören, nachfragen, es ausprobieren, die eigene Erfahrung freundlich einbringen',
};

/** The questions that suit a role, by the word that it names first; general ones for one that is not known. */
export function familyOf(role: string): RoleFamily {
  const folded = simplify(role);
  const named = FAMILIES.map((family) => ({ family, at: folded.search(family.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.family ?? OTHER;
}

export function familyByName(name: string): RoleFamily {
  return FAMILIES.find((family) => family.name === name) ?? OTHER;
}
