import { saveFile } from '@silverjobs/widgets/save-file';

const LINES = [
  [
    'Kennung',
    'Titel',
    'Beschreibung',
    'PLZ',
    'Tätigkeit',
    'Stellentyp',
    'Stunden',
    'Homeoffice',
    'Lohn von',
    'Lohn bis',
    'Lohn je',
    'Vertrag',
    'Wochentage',
    'Tageszeit',
    'Freie Stellen',
    'Erster Arbeitstag',
    'Straße',
    'Ende',
  ],
  [
    'A-1001',
    'Verkäuferin oder Verkäufer am Vormittag',
    'Sie beraten unsere Kundschaft und füllen Regale auf.',
    '50667',
    'Verkäufer/in',
    'Teilzeit',
    '10',
    'nein',
    '15,50',
    '17',
    'Stunde',
    'unbefristet',
    'Mo bis Mi',
    'vormittags',
    '2',
    '',
    'Domstraße 7',
    '',
  ],
];

/** Offers a table to fill in, as Excel opens it. */
export function saveTemplate(): void {
  const text = LINES.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  // The mark at its beginning tells Excel how umlauts are written.
  saveFile('anzeigen-vorlage.csv', new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }));
}
