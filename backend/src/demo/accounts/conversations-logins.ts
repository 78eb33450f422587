import type { Conversation } from './conversation.ts';

/** Conversations of the candidates who can sign in. */
export const loginConversations: readonly Conversation[] = [
  {
    candidateId: 1,
    clientId: 2,
    jobDemandId: 2,
    decision: 'invited',
    lines: [
      {
        from: 'candidate',
        daysAgo: 9,
        text: 'Sehr geehrte Frau Lindner,\n\nIhre Stelle am Empfang hat mich sofort angesprochen. 34 Jahre habe ich in einer Arztpraxis am Empfang gearbeitet und freue mich, wieder unter Menschen zu sein.\n\nHerzliche Grüße\nRenate Schuster',
      },
      {
        from: 'client',
        daysAgo: 6.8,
        text: 'Guten Tag Frau Schuster, vielen Dank für Ihre freundlichen Zeilen. Passt Ihnen ein Gespräch am Dienstag um 10 Uhr bei uns im Haus?',
      },
      {
        from: 'candidate',
        daysAgo: 6.5,
        text: 'Guten Tag Frau Lindner, Dienstag um 10 Uhr passt mir sehr gut. Ich komme mit der Straßenbahn und melde mich unten am Empfang.',
      },
      {
        from: 'client',
        daysAgo: 3.1,
        text: 'Liebe Frau Schuster, es war schön, Sie kennenzulernen. Möchten Sie in der kommenden Woche zwei Vormittage zum Schnuppern kommen? Frau Aydin aus dem Empfang freut sich schon auf Sie.',
        unread: true,
      },
    ],
  },
  {
    candidateId: 1,
    clientId: 6,
    jobDemandId: 6,
    lines: [
      {
        from: 'candidate',
        daysAgo: 2.2,
        text: 'Sehr geehrte Frau Dr. Wendt,\n\nam Empfang einer Hausarztpraxis war ich 34 Jahre zu Hause. Montags bis donnerstags am Vormittag hätte ich Zeit. Ihr Programm kenne ich noch nicht, aber ich habe in meinem Leben schon vier davon gelernt.\n\nMit freundlichen Grüßen\nRenate Schuster',
      },
      {
        from: 'client',
        daysAgo: 0.9,
        text: 'Guten Tag Frau Schuster, das klingt nach genau der Ruhe, die uns fehlt. Darf ich Sie morgen zwischen 13 und 14 Uhr anrufen?',
        unread: true,
      },
    ],
  },
  {
    candidateId: 1,
    clientId: 8,
    jobDemandId: 8,
    anonymous: true,
    lines: [
      {
        from: 'client',
        daysAgo: 0.4,
        text: 'Guten Tag, Ihr Profil ist mir aufgefallen: viele Jahre Empfang, gern unter Menschen. Für unsere Stadtteilbücherei suchen wir an zwei Nachmittagen genau so jemanden. Hätten Sie Lust, sich das Haus anzusehen? Herzliche Grüße, Eva Pohl',
        unread: true,
      },
    ],
  },
  {
    candidateId: 1,
    clientId: 1,
    jobDemandId: 1,
    lines: [
      {
        from: 'candidate',
        daysAgo: 1.1,
        text: 'Liebe Familie Hartmann,\n\nein Lokführer, der gern erzählt: Da höre ich gern zu, mein Großvater war Weichensteller. Ich habe an zwei Nachmittagen in der Woche Zeit und wohne fünfzehn Minuten zu Fuß von Ihnen.\n\nHerzliche Grüße\nRenate Schuster',
        unread: true,
      },
    ],
  },
  {
    candidateId: 2,
    clientId: 11,
    jobDemandId: 11,
    lines: [
      {
        from: 'candidate',
        daysAgo: 6.2,
        text: 'Sehr geehrte Frau Kirchner,\n\nals Ausbilder habe ich zwölf Jahre lang jungen Leuten die Mathematik erklärt, die sie in der Schule nicht verstanden hatten. Zwei Nachmittage sind für mich gut möglich.\n\nMit freundlichen Grüßen\nHeinz Falkenberg',
      },
      {
        from: 'client',
        daysAgo: 5.4,
        text: 'Guten Tag Herr Falkenberg, das ist ein schöner Satz. Kommen Sie am Donnerstag um 15 Uhr zu einer Probestunde? Thema wäre der Satz des Pythagoras.',
      },
      {
        from: 'candidate',
        daysAgo: 5.1,
        text: 'Sehr gern. Ich bringe einen Zollstock und eine Schnur mit, dann wird der Pythagoras anschaulich.',
      },
      {
        from: 'client',
        daysAgo: 1.7,
        text: 'Die Kinder fragen, wann der Mann mit der Schnur wiederkommt. Wollen wir im Dezember fest beginnen?',
        unread: true,
      },
    ],
  },
  {
    candidateId: 2,
    clientId: 9,
    jobDemandId: 9,
    lines: [
      {
        from: 'client',
        daysAgo: 4.6,
        text: 'Guten Tag, ich bin 81 und verstehe mein neues Tablet nicht. In Ihrem Profil steht, dass Sie gern erklären. Würden Sie einmal in der Woche zu mir nach Bonn kommen? Ihre Ilse Brandt',
      },
      {
        from: 'candidate',
        daysAgo: 4.2,
        text: 'Liebe Frau Brandt, Bonn ist mit der Bahn eine halbe Stunde, das mache ich gern. Mittwochs am Vormittag hätte ich Zeit. Wir fangen ganz von vorn an und hören auf, wenn der Tee kalt wird.',
      },
      {
        from: 'client',
        daysAgo: 3.9,
        text: 'Mittwoch um 10 Uhr ist wunderbar. Klingeln Sie bitte zweimal, ich brauche einen Moment bis zur Tür.',
      },
    ],
  },
  {
    candidateId: 2,
    clientId: 4,
    jobDemandId: 5,
    anonymous: true,
    lines: [
      {
        from: 'client',
        daysAgo: 0.7,
        text: 'Guten Tag, für unsere Wohnanlage in Nippes suchen wir einen Hausmeister mit technischem Verstand. Die Anlage liegt ganz in Ihrer Nähe. Darf ich Ihnen mehr erzählen? Thomas Ritter',
        unread: true,
      },
    ],
  },
];
