import { FACTS, OFFICES } from '@silverjobs/contract/legal-facts';
import { euros, type GuideText } from '../guide-text.ts';

/** Articles about pay beside the pension. */
export const moneyGuides: readonly GuideText[] = [
  {
    slug: 'hinzuverdienst-zur-rente',
    title: 'Zur Rente dazuverdienen: Was ist erlaubt?',
    description:
      'Wer eine Altersrente bekommt, darf unbegrenzt dazuverdienen. Was das für Steuern und Krankenkasse heißt und wo andere Grenzen gelten.',
    inBrief: [
      `Bei Altersrenten gibt es seit ${FACTS.unlimitedEarningsSince} keine Grenze für den Hinzuverdienst mehr.`,
      'Bei Renten wegen Erwerbsminderung und bei Hinterbliebenenrenten gelten eigene Grenzen.',
      'Der Verdienst kann zu Steuern und zu Beiträgen für die Krankenkasse führen.',
    ],
    sections: [
      {
        heading: 'Altersrente: keine Grenze',
        paragraphs: [
          `Seit ${FACTS.unlimitedEarningsSince} dürfen Sie neben jeder Altersrente so viel verdienen, wie Sie möchten. Das gilt auch für Renten, die vor dem regulären Alter begonnen haben. Ihre Rente wird deshalb nicht gekürzt.`,
        ],
      },
      {
        heading: 'Hier gelten andere Regeln',
        points: [
          'Rente wegen Erwerbsminderung: Es gibt Grenzen für den Verdienst und für die Stunden am Tag.',
          'Witwenrente und Witwerrente: Eigenes Einkommen wird über einem Freibetrag zum Teil angerechnet.',
          'Pension von Beamtinnen und Beamten: Es gelten die Regeln des Bundes oder des Landes.',
        ],
      },
      {
        heading: 'Was vom Lohn abgeht',
        paragraphs: [
          'Bei einer Stelle mit Sozialversicherung gehen Beiträge für Krankenkasse und Pflege ab. Ob auch Beiträge zur Rentenversicherung anfallen, hängt davon ab, ob Sie das reguläre Rentenalter erreicht haben.',
          `Steuern zahlen Sie nur, wenn Ihr gesamtes zu versteuerndes Einkommen über dem Grundfreibetrag liegt: ${euros(FACTS.basicAllowance)} im Jahr für eine Person (${FACTS.year}).`,
        ],
      },
      {
        heading: 'So gehen Sie sicher',
        paragraphs: [
          `Rufen Sie vor dem ersten Arbeitstag bei der Rentenversicherung an: ${OFFICES.pension.phone} (${OFFICES.pension.note}). Dort sagt man Ihnen, was in Ihrem Fall gilt.`,
        ],
      },
    ],
    sources: [OFFICES.pension, OFFICES.healthInsurance],
  },
  {
    slug: 'minijob',
    title: 'Minijob im Ruhestand: So funktioniert er',
    description: `Bis ${FACTS.minijobLimit} Euro im Monat verdienen, meist ohne Abzüge: Was ein Minijob ist und worauf Sie achten sollten.`,
    inBrief: [
      `Im Minijob verdienen Sie im Schnitt bis zu ${euros(FACTS.minijobLimit)} im Monat.`,
      `Auch im Minijob gilt der Mindestlohn: ${FACTS.minimumWage} Euro in der Stunde.`,
      'Sie haben Urlaub und Lohn bei Krankheit wie alle anderen auch.',
    ],
    sections: [
      {
        heading: 'Die Grenze',
        paragraphs: [
          `Ein Minijob ist eine Stelle mit höchstens ${euros(FACTS.minijobLimit)} im Monat. Gezählt wird der Durchschnitt eines Jahres. Haben Sie mehrere Minijobs, werden sie zusammengezählt.`,
          `Mit dem Mindestlohn von ${FACTS.minimumWage} Euro sind das gut zehn Stunden in der Woche.`,
        ],
      },
      {
        heading: 'Was der Arbeitgeber zahlt',
        paragraphs: [
          'Der Arbeitgeber meldet Sie bei der Minijob-Zentrale an und zahlt Pauschalen für Sozialversicherung und Steuern. Beim Lohn kommt meist an, was vereinbart ist.',
          'Für die Rentenversicherung zahlen Minijobber einen kleinen eigenen Beitrag, wenn sie sich nicht befreien lassen. Wer eine volle Altersrente bekommt und das reguläre Rentenalter erreicht hat, ist davon frei.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        points: [
          'bezahlter Urlaub',
          'Lohn bei Krankheit für sechs Wochen, wenn die Stelle schon vier Wochen besteht',
          'ein schriftlicher Nachweis über das, was vereinbart ist',
          'Kündigung nur mit Frist',
        ],
      },
      {
        heading: 'Minijob im Haushalt',
        paragraphs: [
          'Auch Familien können Sie als Minijobber anmelden: für Garten, Putzen, Einkaufen oder Betreuung. Die Anmeldung ist für die Familie einfach. Sie sind dann bei der Arbeit gegen Unfälle versichert. Bestehen Sie darauf.',
        ],
      },
    ],
    sources: [OFFICES.minijob, OFFICES.pension],
  },
  {
    slug: 'midijob',
    title: 'Midijob: mehr als ein Minijob, weniger Abzüge',
    description: `Zwischen ${FACTS.minijobLimit} und ${euros(FACTS.midijobLimit)} im Monat zahlen Sie weniger Beiträge. Was der Übergangsbereich bedeutet.`,
    inBrief: [
      `Ein Midijob liegt über ${euros(FACTS.minijobLimit)} und reicht bis ${euros(FACTS.midijobLimit)} im Monat.`,
      'Sie zahlen weniger Beiträge als bei höherem Lohn, sind aber voll versichert.',
    ],
    sections: [
      {
        heading: 'Warum es ihn gibt',
        paragraphs: [
          'Früher lohnte es sich kaum, etwas mehr als in einem Minijob zu verdienen: Auf einmal gingen volle Beiträge ab. Im Übergangsbereich steigen Ihre Beiträge deshalb langsam an. Den größeren Teil zahlt der Arbeitgeber.',
        ],
      },
      {
        heading: 'Was Sie davon haben',
        points: [
          'Der Arbeitgeber meldet Sie bei der Krankenkasse an.',
          'Vor dem regulären Rentenalter erwerben Sie weiter Ansprüche für die Rente, so als wären die vollen Beiträge gezahlt.',
          'Sie haben dieselben Rechte wie alle Beschäftigten.',
        ],
      },
      {
        heading: 'Was Sie bedenken sollten',
        paragraphs: [
          'Mit einem Midijob können Steuern anfallen. Fragen Sie beim Finanzamt oder bei einem Lohnsteuerhilfeverein nach, wenn Sie schon eine Rente bekommen.',
        ],
      },
    ],
    sources: [OFFICES.pension, OFFICES.ministry],
  },
  {
    slug: 'aktivrente',
    title: `Aktivrente: bis zu ${euros(FACTS.activePension)} im Monat steuerfrei`,
    description: `Wer nach dem regulären Rentenalter angestellt arbeitet, verdient bis zu ${euros(FACTS.activePension)} im Monat steuerfrei. Für wen das gilt.`,
    inBrief: [
      `Seit ${FACTS.year} bleiben bis zu ${euros(FACTS.activePension)} Lohn im Monat steuerfrei.`,
      'Das gilt ab dem regulären Rentenalter, für Angestellte mit Sozialversicherung.',
      'Beiträge für Krankenkasse und Pflege fallen trotzdem an.',
    ],
    sections: [
      {
        heading: 'Für wen sie gilt',
        paragraphs: [
          `Sie haben das reguläre Rentenalter erreicht und arbeiten als Angestellte oder Angestellter. Das reguläre Alter steigt nach und nach: Wer 1964 oder später geboren ist, erreicht es mit ${FACTS.retirementAge} Jahren. Ob Sie die Rente schon beziehen, spielt keine Rolle.`,
        ],
      },
      {
        heading: 'Für wen sie nicht gilt',
        points: [
          'für Minijobs: Dort zahlt meist schon der Arbeitgeber die Steuer',
          'für Selbstständige',
          'für Beamtinnen und Beamte',
          'für alle, die vor dem regulären Alter in Rente gegangen sind und es noch nicht erreicht haben',
        ],
      },
      {
        heading: 'Was Sie tun müssen',
        paragraphs: [
          'Nichts Besonderes: Der Arbeitgeber rechnet den Freibetrag beim Lohn ab. Bei mehreren Stellen sagen Sie, für welche er gelten soll.',
        ],
      },
    ],
    sources: [OFFICES.tax, OFFICES.pension],
  },
  {
    slug: 'ehrenamt-und-geld',
    title: 'Ehrenamt: Diese Pauschalen sind steuerfrei',
    description: `Ehrenamtspauschale ${euros(FACTS.volunteerAllowance)}, Übungsleiterpauschale ${euros(FACTS.trainerAllowance)} im Jahr: Was im Ehrenamt steuerfrei bleibt.`,
    inBrief: [
      `Ehrenamtspauschale: bis zu ${euros(FACTS.volunteerAllowance)} im Jahr steuerfrei.`,
      `Übungsleiterpauschale: bis zu ${euros(FACTS.trainerAllowance)} im Jahr steuerfrei.`,
      'Auslagen wie Fahrkosten darf Ihnen der Verein zusätzlich ersetzen.',
    ],
    sections: [
      {
        heading: 'Zwei Pauschalen, zwei Arten von Ehrenamt',
        paragraphs: [
          `Die Übungsleiterpauschale (${euros(FACTS.trainerAllowance)} im Jahr) gilt, wenn Sie andere anleiten oder pflegen: als Trainerin, im Chor, in der Nachhilfe, in der Betreuung alter oder kranker Menschen.`,
          `Die Ehrenamtspauschale (${euros(FACTS.volunteerAllowance)} im Jahr) gilt für alle anderen Aufgaben: in der Kasse des Vereins, beim Fahrdienst, in der Bücherei.`,
        ],
      },
      {
        heading: 'Voraussetzungen',
        points: [
          'Die Einrichtung ist gemeinnützig, kirchlich oder öffentlich.',
          'Die Tätigkeit nimmt höchstens ein Drittel einer vollen Stelle ein.',
        ],
      },
      {
        heading: 'Auch ohne Geld lohnt es sich',
        paragraphs: [
          'Viele Aufgaben werden gar nicht bezahlt. Fragen Sie nach, ob Sie bei der Arbeit gegen Unfälle und Haftung versichert sind. Ein Nachweis über Ihr Ehrenamt macht sich auch im Lebenslauf gut.',
        ],
      },
    ],
    sources: [OFFICES.tax, OFFICES.ministry],
  },
  {
    slug: 'steuern-im-ruhestand',
    title: 'Rente, Lohn und Steuern: Wann muss ich etwas zahlen?',
    description: `Rente und Lohn zählen zusammen. Bis ${euros(FACTS.basicAllowance)} im Jahr zahlen Alleinstehende keine Einkommensteuer. Ein Überblick.`,
    inBrief: [
      `Grundfreibetrag ${FACTS.year}: ${euros(FACTS.basicAllowance)} im Jahr für eine Person, doppelt so viel für Ehepaare.`,
      'Nur ein Teil Ihrer Rente wird versteuert. Wie viel, hängt vom Jahr ab, in dem sie begann.',
      'Minijobs mit pauschaler Steuer zählen nicht mit.',
    ],
    sections: [
      {
        heading: 'So wird gerechnet',
        paragraphs: [
          'Das Finanzamt zählt den steuerpflichtigen Teil der Rente, den Lohn und andere Einkünfte zusammen. Davon gehen Versicherungen, Werbungskosten und Freibeträge ab. Nur was danach über dem Grundfreibetrag liegt, wird besteuert.',
        ],
      },
      {
        heading: 'Eine Steuererklärung ist Pflicht, wenn …',
        points: [
          'Ihre Einkünfte zusammen über dem Grundfreibetrag liegen',
          'Sie neben der Rente Lohn mit Lohnsteuerklasse bekommen und das Finanzamt Sie auffordert',
        ],
      },
      {
        heading: 'Hilfe',
        paragraphs: [
          'Lohnsteuerhilfevereine sind für viele Ruheständler günstig. Das Finanzamt gibt allgemeine Auskünfte kostenlos. Wir dürfen keine Steuerberatung geben.',
        ],
      },
    ],
    sources: [OFFICES.tax],
  },
];
