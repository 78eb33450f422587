/** Invented lecturers of the demo courses; images are paths below the image host. */
export interface Lecturer {
  readonly name: string;
  readonly avatar: string;
  readonly bio: string;
}

export const lecturers = {
  behrens: {
    name: 'Dr. Ulrike Behrens',
    avatar: '/lecturers/behrens.svg',
    bio: 'Ulrike Behrens hat 28 Jahre lang Personal für ein Krankenhaus in Hannover ausgewählt. Seit ihrem Ruhestand zeigt sie, worauf Betriebe bei einer Bewerbung wirklich achten. Sie hat mehr als 3.000 Gespräche geführt und sagt: „Lebenserfahrung steht in keinem Zeugnis. Man muss sie erzählen.“',
  },
  engel: {
    name: 'Tobias Engel',
    avatar: '/lecturers/engel.svg',
    bio: 'Tobias Engel ist Sprechtrainer und war lange Moderator beim Hörfunk. Er bereitet Menschen auf Gespräche vor der Kamera vor. In seinen Kursen wird viel geübt und viel gelacht. Niemand muss etwas vorführen, der das nicht möchte.',
  },
  noack: {
    name: 'Sabine Noack',
    avatar: '/lecturers/noack.svg',
    bio: 'Sabine Noack leitet seit zwölf Jahren Computerkurse an einer Volkshochschule in Leipzig. Sie erklärt jeden Schritt in Ruhe und wiederholt ihn gern. Ihre Regel: Eine Frage, die einer stellt, haben meistens alle.',
  },
  lorenz: {
    name: 'Hanna Lorenz',
    avatar: '/lecturers/lorenz.svg',
    bio: 'Hanna Lorenz ist Gedächtnistrainerin und Sporttherapeutin aus Kiel. Sie verbindet kleine Übungen für den Kopf mit Bewegung, die jeder im Sitzen mitmachen kann. Mit 64 Jahren hat sie selbst noch einmal eine neue Sprache gelernt.',
  },
  oezdemir: {
    name: 'Kemal Özdemir',
    avatar: '/lecturers/oezdemir.svg',
    bio: 'Kemal Özdemir berät seit 1998 Menschen am Übergang vom Beruf in die Rente. Er war Betriebsrat in einem Maschinenbauunternehmen in Stuttgart. Er kennt die Fragen vor dem ersten Arbeitstag im Ruhestand.',
  },
} as const satisfies Record<string, Lecturer>;
