import type { PositionGroup } from './entry.ts';

export const service: readonly PositionGroup[] = [
  {
    subsectorId: 501,
    positions: [
      [
        'Kundenberater/in am Telefon',
        16,
        'Kundenberatung am Telefon',
        'Callcenter, Callcenteragentin, Callcenteragent, Kundenservice, Hotline, Telefonservice, Inbound, Agent',
        'Anrufe annehmen und Anliegen lösen; Daten im System aktualisieren; Rückrufe zuverlässig erledigen',
      ],
      [
        'Mitarbeiter/in an der Servicehotline',
        16,
        'Servicehotline',
        'Hotline, Servicetelefon, Support, Störungsannahme, Kundendienst, Inbound, Headset',
        'Störungen und Fragen aufnehmen; Einfache Fälle sofort klären; Schwierige Fälle an die Technik übergeben',
      ],
      [
        'Terminvereinbarer/in',
        16,
        'Terminvereinbarung am Telefon',
        'Terminierung, Terminvergabe, Telefonistin, Telefonist, Terminkoordination, Kalender',
        'Termine für Technik und Beratung vergeben; An vereinbarte Termine erinnern; Verschiebungen freundlich regeln',
      ],
      [
        'Mitarbeiter/in im Hausnotruf',
        16,
        'Hausnotrufzentrale',
        'Hausnotruf, Notrufzentrale, Leitstelle, Telefonzentrale, Bereitschaft, Rettungsdienst',
        'Notrufe annehmen und Ruhe bewahren; Angehörige oder Rettungsdienst verständigen; Einsätze kurz dokumentieren',
      ],
      [
        'Telefonseelsorger/in',
        16,
        'Seelsorge und Zuhören am Telefon',
        'Telefonseelsorge, Krisentelefon, Sorgentelefon, Silbertelefon, Zuhören, Beratungstelefon',
        'Menschen in schwierigen Lagen zuhören; Sortieren helfen, ohne zu urteilen; An Schulung und Supervision teilnehmen',
      ],
      [
        'Mitarbeiter/in im Kundenservice (E-Mail und Chat)',
        16,
        'Kundenservice schriftlich',
        'Kundenservice, E-Mail-Bearbeitung, Chat, Schriftverkehr, Beschwerdemanagement, Ticketsystem',
        'E-Mails freundlich und klar beantworten; Reklamationen prüfen und Lösungen anbieten; Textbausteine verbessern',
      ],
    ],
  },
  {
    subsectorId: 502,
    positions: [
      [
        'Telefonverkäufer/in',
        17,
        'Telefonverkauf',
        'Telefonverkäuferin, Telesales, Outbound, Telefonmarketing, Verkauf, Telefonakquise',
        'Bestandskunden anrufen und Bestellungen aufnehmen; Zu Neuheiten und Mengen beraten; Absprachen im System festhalten',
      ],
      [
        'Telefoninterviewer/in',
        17,
        'Telefonische Befragungen',
        'Telefoninterviewerin, Marktforschung, Umfrage, Interviews, CATI, Meinungsforschung',
        'Interviews nach Leitfaden führen; Antworten genau eintragen; Nichts verkaufen, nur fragen',
      ],
      [
        'Abonnentenbetreuer/in',
        17,
        'Betreuung von Abonnements',
        'Abonnement, Zeitung, Leserservice, Kundenbindung, Verlag, Vertrieb',
        'Leserinnen und Leser zu ihrem Abonnement beraten; Urlaubsunterbrechungen eintragen; Kündigungen freundlich hinterfragen',
      ],
      [
        'Spendenbetreuer/in am Telefon',
        17,
        'Spenderbetreuung am Telefon',
        'Fundraising, Spenden, Spendenwerbung, Dankanrufe, Förderer, Stiftung',
        'Förderinnen und Förderern danken; Über Projekte berichten; Adressen und Wünsche vermerken',
      ],
      [
        'Neukundenberater/in am Telefon',
        17,
        'Beratung neuer Kunden',
        'Akquise, Neukundengewinnung, Outbound, Vertrieb, Kaltakquise, Interessenten',
        'Interessierte zurückrufen, die um Auskunft baten; Bedarf klären und Angebote anstoßen; Termine für den Außendienst vereinbaren',
      ],
    ],
  },
];
