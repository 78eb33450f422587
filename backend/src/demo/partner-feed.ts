/** What the partner of the demo offers: title, employer, postal code, what it is about. */
const OFFERS: readonly (readonly [string, string, string, string])[] = [
  [
    'Empfangsmitarbeiter/in in Teilzeit',
    'Kanzlei am Rheinufer',
    '50667',
    'Sie begrüßen Mandanten, verteilen die Post und führen den Kalender. Drei Vormittage in der Woche.',
  ],
  [
    'Bürohilfe auf Minijob-Basis',
    'Hausverwaltung Süd',
    '50968',
    'Ablage, Telefon, Termine mit Handwerkern. Zehn Stunden in der Woche, frei einteilbar.',
  ],
  [
    'Buchhalter/in für 15 Stunden',
    'Fahrradladen Speiche',
    '50823',
    'Vorbereitende Buchhaltung und Mahnwesen. Erfahrung mit DATEV hilft.',
  ],
  [
    'Fahrer/in für den Fahrdienst',
    'Tagespflege Sonnenhof',
    '51063',
    'Sie holen Gäste morgens ab und bringen sie nachmittags nach Hause. Führerschein B genügt.',
  ],
  [
    'Hausmeister/in in Teilzeit',
    'Wohnanlage Grüngürtel',
    '50733',
    'Kleine Reparaturen, Kontrollgänge, Gartenpflege. Vier Stunden am Tag.',
  ],
  [
    'Alltagsbegleiter/in',
    'Seniorenhilfe Lindenthal',
    '50931',
    'Vorlesen, Einkaufen, Spazierengehen. Zwei Nachmittage in der Woche.',
  ],
  [
    'Verkäufer/in am Wochenmarkt',
    'Obsthof Brandt',
    '53111',
    'Samstags von sieben bis vierzehn Uhr. Freude am Gespräch ist wichtiger als Erfahrung.',
  ],
  [
    'Tischler/in für die Werkstatt',
    'Möbel nach Maß',
    '51149',
    'Reparaturen und kleine Einbauten, nach Absprache an zwei Tagen in der Woche.',
  ],
  [
    'Nachhilfelehrer/in Mathematik',
    'Lernzimmer Ehrenfeld',
    '50825',
    'Sie helfen Schülerinnen und Schülern der Klassen 5 bis 10. Nachmittags, zwei bis drei Stunden.',
  ],
  [
    'Küchenhilfe am Vormittag',
    'Kita Kastanienhof',
    '50672',
    'Frühstück vorbereiten, Mittagessen ausgeben, Küche aufräumen. Montag bis Freitag, drei Stunden.',
  ],
  [
    'Gärtner/in auf Stundenbasis',
    'Gartenteam Köln',
    '50999',
    'Hecken, Beete und Rasen in Privatgärten. Von März bis November.',
  ],
  [
    'Telefonistin / Telefonist',
    'Bürgerservice Bonn',
    '53113',
    'Sie beantworten Anrufe und leiten weiter. Einarbeitung in Ruhe, Teilzeit ab zwölf Stunden.',
  ],
];

const DAY_MS = 86_400_000;

/** A feed in the documented JSON, as a partner would serve it (docs/partner-jobs.md). */
export function partnerFeed(now: Date): object {
  return {
    jobs: OFFERS.map(([title, company, postal_code, description], index) => ({
      title,
      company,
      postal_code,
      description,
      remote: false,
      part_time: true,
      url: `https://stellenportal.example/stelle/${1_001 + index}`,
      published_at: new Date(now.getTime() - (index + 1) * DAY_MS).toISOString(),
      expires_at: new Date(now.getTime() + 20 * DAY_MS).toISOString(),
    })),
  };
}
