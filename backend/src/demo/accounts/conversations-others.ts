import type { Conversation } from './conversation.ts';

/** Conversations that fill the inboxes of the demo employers. */
export const otherConversations: readonly Conversation[] = [
  {
    candidateId: 6,
    clientId: 1,
    jobDemandId: 1,
    lines: [
      {
        from: 'candidate',
        daysAgo: 1.8,
        text: 'Liebe Familie Hartmann,\n\nich war 39 Jahre Krankenschwester und bin seit dem Frühjahr in Rente. Spazieren gehen, kochen und Karten spielen kann ich alles, beim Skat lasse ich aber niemanden gewinnen.\n\nHerzliche Grüße\nBrigitte Klaasen',
      },
      {
        from: 'client',
        daysAgo: 1.5,
        text: 'Liebe Frau Klaasen, mein Vater hat gelacht und will sofort mischen. Haben Sie am Samstag um 15 Uhr Zeit für Kaffee und Kuchen?',
      },
      {
        from: 'candidate',
        daysAgo: 1.2,
        text: 'Samstag um 15 Uhr komme ich gern. Ich bringe meine eigenen Karten mit.',
        unread: true,
      },
    ],
  },
  {
    candidateId: 4,
    clientId: 5,
    jobDemandId: 3,
    lines: [
      {
        from: 'candidate',
        daysAgo: 4.3,
        text: 'Sehr geehrte Frau Mertens,\n\n31 Jahre bin ich Linienbus gefahren, ohne Unfall. Die Zeiten morgens und mittags passen mir gut, und Kinder hatte ich immer gern im Bus.\n\nMit freundlichen Grüßen\nKarl Wessel',
      },
      {
        from: 'client',
        daysAgo: 3.6,
        text: 'Guten Tag Herr Wessel, wunderbar. Am Montag um 7 Uhr könnten Sie eine Tour mitfahren. Den Kaffee spendiere ich.',
      },
    ],
  },
  {
    candidateId: 5,
    clientId: 3,
    jobDemandId: 4,
    lines: [
      {
        from: 'candidate',
        daysAgo: 3.4,
        text: 'Sehr geehrter Herr Brandes,\n\nich bin Bilanzbuchhalterin, wohne in Ehrenfeld und habe Zeit für sechs bis acht Stunden in der Woche. DATEV und Lexware kenne ich gut.\n\nMit freundlichen Grüßen\nUrsula Pohlmann',
      },
      {
        from: 'client',
        daysAgo: 2.9,
        text: 'Hallo Frau Pohlmann, meine Mutter möchte Sie unbedingt kennenlernen. Passt Ihnen Freitag um 9 Uhr zum Frühstück in der Werkstatt?',
        unread: true,
      },
    ],
  },
  {
    candidateId: 7,
    clientId: 2,
    jobDemandId: null,
    lines: [
      {
        from: 'client',
        daysAgo: 8.3,
        text: 'Guten Tag, für unsere Holzwerkstatt mit Bewohnerinnen und Bewohnern suchen wir einen Tischler mit Geduld. Es geht um zwei Stunden in der Woche. Wäre das etwas für Sie? Petra Lindner',
      },
      {
        from: 'candidate',
        daysAgo: 7.7,
        text: 'Sehr geehrte Frau Lindner, das klingt gut. Ich könnte Vogelhäuser vorschlagen, da sieht jeder nach einer Stunde ein Ergebnis. Mit freundlichen Grüßen, Dieter Oberländer',
        unread: true,
      },
    ],
  },
];
