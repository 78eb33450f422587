import type { AppConfig, ConsentName } from '@silverjobs/shell';

/** What users are told before they choose (Art. 13 DSGVO, § 25 TDDDG). */
export interface Purpose {
  name: ConsentName;
  title: string;
  /** What it is good for, and what there is without it. */
  use: string;
  contacted: string;
  transferred: string;
  kept: string;
  /** Whether this installation has the service at all. */
  available: boolean;
}

/** The purposes, in the order of the page. */
export function purposesOf({ mapsKey, monitoringDsn }: AppConfig): Purpose[] {
  return [
    {
      name: 'maps',
      title: 'Karten von Google',
      use: 'Sie sehen den Ort einer Stelle und Ihren Suchort auf einer Straßenkarte von Google. Ohne Erlaubnis zeigen wir eine einfache eigene Karte. Alle Angaben zum Ort lesen Sie in beiden Fällen auch als Text.',
      contacted: 'Google Ireland Limited, Dublin. Daten können auch in die USA gelangen.',
      transferred:
        'Ihre IP-Adresse, Angaben zu Ihrem Browser und Gerät und der gezeigte Kartenausschnitt. Auf der Seite „Suchort“ auch Ihre Straße und Ihr Wohnort, damit Google sie auf der Karte findet. Ihr Name und der Rest Ihres Profils gehören nicht dazu.',
      kept: 'Das bestimmt Google.',
      available: Boolean(mapsKey),
    },
    {
      name: 'replay',
      title: 'Aufzeichnung bei Fehlern',
      use: 'Tritt ein Fehler auf, sieht unser technisches Team, was davor auf der Seite geschah. So findet es die Ursache schneller. Ohne Erlaubnis wird nichts aufgezeichnet. Alles funktioniert genauso.',
      contacted: monitoringDsn
        ? `Der Fehlerdienst Sentry unter ${new URL(monitoringDsn).host}.`
        : 'Der Fehlerdienst Sentry.',
      transferred:
        'Nur nach einem Fehler: Ihre IP-Adresse und Angaben zu Ihrem Browser. Dazu kommt, was in der Minute davor und danach bis zum Ende Ihres Besuchs zu sehen ist. Texte sind lesbar, auch Ihr Name und Ihre Nachrichten. Bilder sind nicht dabei. Was Sie in Felder schreiben und Ihr Passwort werden durch Sternchen ersetzt.',
      kept: 'In der Regel 90 Tage. Die Minute vor einem Fehler liegt nur auf Ihrem Gerät und wird sonst verworfen.',
      available: Boolean(monitoringDsn),
    },
  ];
}
