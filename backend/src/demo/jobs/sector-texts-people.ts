import type { SectorText } from './sector-text.ts';

/** Sectors in which people are looked after, taught or served; by sector id. */
export const peopleTexts: Readonly<Record<number, SectorText>> = {
  1: {
    why: [
      'Menschen merken sofort, wenn jemand Zeit mitbringt.',
      'Lebenserfahrung ist in dieser Arbeit mehr wert als jedes Zeugnis.',
      'Uns fehlt jemand, der Ruhe in den Tag bringt und gut zuhört.',
      'Eine Kollegin geht in den Ruhestand, und wir möchten den Platz wieder gut besetzen.',
      'Wir möchten unser Team mit Menschen ergänzen, die schon etwas erlebt haben.',
    ],
    tasks: [
      'Kurze Absprachen mit dem Team zu Beginn und am Ende',
      'Mit offenen Augen dabei sein und Anregungen weitergeben',
      'Mit allen Beteiligten freundlich im Gespräch bleiben',
      'Eigene Ideen einbringen und ausprobieren',
      'Bei Festen und Feiern mit dabei sein',
    ],
    bring: [
      'Freude am Umgang mit Menschen',
      'Geduld und ein offenes Ohr',
      'Verlässlichkeit bei Absprachen',
      'Gutes Deutsch im Gespräch',
      'Ein erweitertes Führungszeugnis, die Kosten übernehmen wir',
    ],
    pay: [14, 17],
  },
  2: {
    why: [
      'Bei uns steht der Mensch im Mittelpunkt und nicht die Uhr.',
      'Wir suchen jemanden mit Erfahrung, der auch an vollen Tagen gelassen bleibt.',
      'Zwei Kolleginnen sind in Elternzeit, und wir freuen uns über jede helfende Hand.',
      'Wer den Beruf einmal gelernt hat, verlernt ihn nicht. Den Rest zeigen wir Ihnen.',
      'Wir möchten die Dienste so verteilen, dass niemand über seine Kräfte geht.',
    ],
    tasks: [
      'Dokumentation am Computer, in die wir Sie in Ruhe einführen',
      'Auf Hygiene und Ordnung achten',
      'Jüngere Kolleginnen und Kollegen an der eigenen Erfahrung teilhaben lassen',
      'Fragen von Patienten und Angehörigen verständlich beantworten',
      'An der kurzen Besprechung im Team teilnehmen',
    ],
    bring: [
      'Ausbildung oder Erfahrung im Gesundheitswesen',
      'Einfühlungsvermögen und Verschwiegenheit',
      'Freundlichkeit, auch wenn viel los ist',
      'Sorgfalt bei der Dokumentation',
      'Teamgeist',
    ],
    pay: [18, 26],
  },
  5: {
    why: [
      'Wer anruft, möchte mit einem Menschen sprechen und nicht mit einem Automaten.',
      'Eine freundliche Stimme und etwas Geduld lösen die meisten Fälle.',
      'Unsere Kundschaft ist oft selbst über 60 und freut sich über Gesprächspartner auf Augenhöhe.',
      'Wir bauen ein kleines Team auf, das sich Zeit für Gespräche nimmt.',
    ],
    tasks: [
      'Gespräche kurz im System festhalten',
      'Wiederkehrende Fragen an die Fachabteilung melden',
      'An kurzen Schulungen teilnehmen',
      'Im Team Urlaube und Dienste abstimmen',
      'Freundlich bleiben, auch wenn jemand ungeduldig ist',
    ],
    bring: [
      'Eine angenehme Stimme',
      'Gutes Deutsch in Wort und Schrift',
      'Sicherheit im Umgang mit Maus und Tastatur',
      'Geduld beim Zuhören',
      'Gelassenheit',
    ],
    pay: [14, 17],
  },
  6: {
    why: [
      'Unsere Kundschaft schätzt Beratung, die nicht drängt.',
      'Wir suchen Verstärkung für die ruhigeren Stunden und für den Samstag.',
      'Gute Verkäuferinnen und Verkäufer erkennt man daran, dass die Leute wiederkommen.',
      'Weil eine langjährige Kollegin aufhört, wird bei uns ein Platz frei.',
    ],
    tasks: [
      'Kundinnen und Kunden freundlich begrüßen',
      'Ware annehmen und kontrollieren',
      'Den Verkaufsraum einladend halten',
      'Bestellungen aufnehmen und bereitlegen',
      'Bei Aktionen und Festen mithelfen',
    ],
    bring: [
      'Freude am Verkaufen und Beraten',
      'Sicherheit beim Kassieren, wir üben das gern mit Ihnen',
      'Ein gepflegtes Auftreten',
      'Bereitschaft, auch an einzelnen Samstagen zu arbeiten',
      'Gutes Stehvermögen, Pausen gehören selbstverständlich dazu',
    ],
    pay: [14, 16],
  },
  7: {
    why: [
      'Gäste kommen wieder, wenn sie sich willkommen fühlen.',
      'Wir suchen jemanden, der auch dann lächelt, wenn alle Tische besetzt sind.',
      'Unser Team ist bunt gemischt, und Erfahrung tut ihm gut.',
      'Für die Saison brauchen wir Unterstützung, gern auf Dauer.',
    ],
    tasks: [
      'Auf Sauberkeit und Hygiene achten',
      'Waren annehmen und Vorräte prüfen',
      'Sich mit Küche und Service gut absprechen',
      'Neue Aushilfen einweisen',
      'Am Ende der Schicht gemeinsam aufräumen',
    ],
    bring: [
      'Freude an Gastfreundschaft',
      'Sinn für Sauberkeit',
      'Freundlichkeit und gute Laune',
      'Ein Gesundheitszeugnis oder die Bereitschaft, es zu machen',
      'Erfahrung ist schön, Anlernen ist möglich',
    ],
    pay: [14, 17],
  },
  12: {
    why: [
      'Wer erklären kann und Geduld hat, ist bei uns richtig.',
      'Viele Kinder und Erwachsene lernen leichter, wenn jemand an sie glaubt.',
      'Wissen, das nicht weitergegeben wird, geht verloren. Das möchten wir ändern.',
      'Wir suchen Menschen, die ihr Fach lieben und es mit anderen teilen möchten.',
    ],
    tasks: [
      'Stunden und Treffen vorbereiten, Material stellen wir',
      'Fortschritte in wenigen Stichworten festhalten',
      'Sich mit Kolleginnen und Kollegen austauschen',
      'Bei Festen und Elternabenden vorbeischauen',
      'Auf Fragen eingehen, auch auf die ungewöhnlichen',
    ],
    bring: [
      'Fachwissen und Freude am Erklären',
      'Geduld und Humor',
      'Ein erweitertes Führungszeugnis',
      'Respekt vor jedem, der lernen will',
      'Pünktlichkeit, denn jemand wartet auf Sie',
    ],
    pay: [18, 28],
  },
  14: {
    why: [
      'Unsere Gäste hören gern zu, wenn jemand mit Herz erzählt.',
      'Kultur lebt von Menschen, die Zeit und Neugier mitbringen.',
      'Wir suchen jemanden mit Erfahrung, einem guten Blick und Freude am Detail.',
      'In der Saison ist bei uns viel los, und wir freuen uns über Verstärkung.',
    ],
    tasks: [
      'Gäste freundlich empfangen',
      'Termine und Absprachen zuverlässig einhalten',
      'Neue Ideen ins Programm einbringen',
      'Kleine Vorbereitungen vor jedem Termin treffen',
      'Rückmeldungen von Gästen weitergeben',
    ],
    bring: [
      'Begeisterung für Kultur und Menschen',
      'Gutes Deutsch, weitere Sprachen sind willkommen',
      'Ein sicheres Auftreten',
      'Zeit an einzelnen Wochenenden',
      'Sorgfalt',
    ],
    pay: [15, 22],
  },
};
