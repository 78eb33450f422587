/** Sentences that suit every house. */
export const headings = {
  tasks: ['Ihre Aufgaben', 'Das erwartet Sie', 'Darum geht es', 'Was zu tun ist'],
  bring: ['Das bringen Sie mit', 'Das wünschen wir uns', 'Wichtig ist uns'],
  offer: ['Das bieten wir', 'Darauf können Sie sich freuen', 'Was Sie bei uns finden'],
} as const;

export const privateHeadings = {
  tasks: ['Wobei Hilfe gebraucht wird', 'Darum geht es', 'Was zu tun ist'],
  bring: ['Schön wäre', 'Wichtig ist', 'Was passen sollte'],
} as const;

export const commonBring = [
  'Lust auf eine sinnvolle Aufgabe',
  'Offenheit für ein Team mit Jung und Alt',
  'Verlässlichkeit',
  'Humor',
] as const;

export const commonOffers = [
  'Einarbeitung in Ihrem Tempo, mit fester Ansprechperson',
  'Verlässliche Pläne, vier Wochen im Voraus',
  'Ein freundliches Team, in dem alle Altersgruppen vertreten sind',
  'Rücksicht auf Ihre Wünsche bei Tagen und Zeiten',
  'Pausen, die wirklich Pausen sind',
  'Ein Arbeitsplatz, der mit Bus und Bahn gut zu erreichen ist',
  'Parkplätze direkt am Haus',
  'Keine starren Altersgrenzen: Bei uns arbeitet auch ein Kollege von 73 Jahren',
  'Ein unverbindlicher Schnuppertag vor der Zusage',
  'Zeit, sich einzugewöhnen, ohne Druck',
  'Kaffee, Wasser und Obst für alle',
  'Ein gemeinsames Sommerfest und eine Weihnachtsfeier',
  'Auf Wunsch längerer Urlaub am Stück, auch im Winter',
] as const;

export const publicOffers = [
  'Betriebliche Altersversorgung nach Tarif',
  'Ein sicherer Arbeitsplatz in der Nähe',
  'Zuschuss zur Fahrkarte',
] as const;

export const volunteerOffers = [
  'Versicherungsschutz während des Einsatzes',
  'Fahrtkosten werden erstattet',
  'Eine gute Einführung und regelmäßiger Austausch',
  'Kostenlose Fortbildungen',
  'Auf Wunsch eine Bescheinigung über Ihr Ehrenamt',
  'Ein herzliches Miteinander und einmal im Jahr ein Ausflug',
] as const;

export const closings = [
  'Schreiben Sie uns ein paar Zeilen, ein ausführlicher Lebenslauf ist nicht nötig.',
  'Melden Sie sich gern, auch wenn nicht jeder Punkt passt.',
  'Fragen vorab? Schreiben Sie uns einfach.',
  'Kommen Sie auf einen Kaffee vorbei und sehen Sie sich alles an.',
  'Wir antworten in der Regel innerhalb von drei Tagen.',
  'Rente und Hinzuverdienst? Gern erklären wir, was für Sie möglich ist.',
] as const;

export const privateClosings = {
  familie: [
    'Am liebsten lernen wir uns bei einer Tasse Kaffee kennen.',
    'Wir freuen uns auf Ihre Nachricht und rufen gern zurück.',
    'Schreiben Sie kurz, wer Sie sind und wann Sie Zeit haben.',
    'Über die Bezahlung und die Anmeldung werden wir uns bestimmt einig.',
  ],
  person: [
    'Ich freue mich auf Ihre Nachricht und rufe gern zurück.',
    'Am liebsten lernen wir uns bei einer Tasse Kaffee kennen.',
    'Schreiben Sie mir kurz, wer Sie sind und wann Sie Zeit haben.',
    'Vielleicht probieren wir es einfach zwei Wochen lang aus.',
  ],
} as const;
