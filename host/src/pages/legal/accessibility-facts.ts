/** Something that does not fit everybody yet. */
interface KnownGap {
  id: 'invoices' | 'easy-language' | 'people' | 'employer-texts' | 'google-map';
  what: string;
  /** What to do in the meantime. */
  instead: string;
}

/** What the statement of accessibility says (guide-11); a test compares it with the product. */
export const ACCESSIBILITY = {
  /** Day of the last check, yyyy-mm-dd; whoever checks changes it. */
  checkedOn: '2026-11-22',
  /** Tags of axe that each page is checked against. */
  checkedRules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Widths of the window at which each page is checked, in pixels. */
  checkedWidths: [320, 360, 820, 1366],
  gaps: [
    {
      id: 'invoices',
      what: 'Rechnungen als PDF sind für Bildschirmleser nicht aufbereitet.',
      instead: 'Die gleichen Angaben stehen auf der Seite der Buchung.',
    },
    {
      id: 'easy-language',
      what: 'Die Texte in Leichter Sprache hat noch keine Prüfgruppe gelesen. Nicht jede Seite hat einen.',
      instead: 'Sie können um einen Anruf bitten. Dann erklären wir es Ihnen.',
    },
    {
      id: 'people',
      what: 'Menschen mit Behinderungen haben silverjobs noch nicht für uns geprüft.',
      instead: 'Wenn Sie etwas stört, melden Sie es uns.',
    },
    {
      id: 'employer-texts',
      what: 'Texte von Arbeitgebern prüfen wir nicht auf einfache Sprache.',
      instead: 'Jede Stelle hat „In Kürze, in einfachen Sätzen“.',
    },
    {
      id: 'google-map',
      what: 'Die Karte von Google ist mit Tastatur und Bildschirmleser schwer zu bedienen.',
      instead: 'Sie erscheint nur, wenn Sie sie erlauben. Ort und Umkreis stehen auch als Text da.',
    },
  ] satisfies readonly KnownGap[],
  authority: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    address: [
      'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
      'Postfach 39 11 55',
      '39135 Magdeburg',
    ],
    email: 'MLBF@ms.sachsen-anhalt.de',
  },
} as const;
