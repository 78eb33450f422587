import type { PositionGroup } from './entry.ts';

export const security: readonly PositionGroup[] = [
  {
    subsectorId: 1301,
    positions: [
      [
        'Pförtner/in',
        24,
        'Pforte',
        'Pförtnerin, Portier, Pforte, Werkschutz, Wachdienst, Empfang, Schranke',
        'Besuch anmelden und Ausweise ausgeben; Schranke und Schlüssel verwalten; Anrufe nach Dienstschluss annehmen',
      ],
      [
        'Sicherheitsmitarbeiter/in',
        24,
        'Wach- und Schließdienst',
        'Wachmann, Wachfrau, Security, Objektschutz, § 34a, Sicherheitsdienst, Revierdienst',
        'Kontrollgänge machen; Türen schließen, Alarm prüfen; Vorkommnisse sachlich aufschreiben',
      ],
      [
        'Nachtwächter/in',
        24,
        'Nachtwache im Gebäude',
        'Nachtwächterin, Nachtwache, Objektschutz, Werkschutz, Nachtdienst',
        'Nachts in einem ruhigen Gebäude wachen; Rundgänge nach Plan; Im Notfall die richtigen Stellen verständigen',
      ],
      [
        'Brandwache',
        24,
        'Brandsicherheitswache',
        'Brandwache, Brandsicherheitswache, Feuerwehrmann, Feuerwehrfrau, Brandschutzhelfer',
        'Veranstaltungen oder Baustellen beobachten; Fluchtwege frei halten; Im Ernstfall ruhig handeln',
      ],
      [
        'Alarmzentralist/in',
        24,
        'Dienst in der Leitstelle',
        'Leitstelle, Notruf- und Serviceleitstelle, NSL, Einsatzzentrale, Videoüberwachung',
        'Meldungen am Bildschirm prüfen; Einsatzkräfte schicken; Ereignisse dokumentieren',
      ],
    ],
  },
  {
    subsectorId: 1302,
    positions: [
      [
        'Parkplatzaufsicht',
        24,
        'Aufsicht auf dem Parkplatz',
        'Parkplatzwächter, Parkplatzwächterin, Parkhaus, Parkwächter, Einweiser, Parkaufsicht',
        'Fahrzeuge einweisen; Kassieren und Auskunft geben; Nach Schluss den Platz kontrollieren',
      ],
      [
        'Museumsaufsicht',
        24,
        'Aufsicht in der Ausstellung',
        'Museumswärter, Museumswärterin, Ausstellungsaufsicht, Aufsicht, Galerie, Saalaufsicht',
        'Räume und Werke im Blick behalten; Fragen der Gäste beantworten; Abends abschließen und melden',
      ],
      [
        'Badeaufsicht',
        24,
        'Aufsicht im Schwimmbad',
        'Bademeister, Bademeisterin, Schwimmaufsicht, Rettungsschwimmer, Freibad, Schwimmmeister, DLRG',
        'Becken und Liegewiese beaufsichtigen; Erste Hilfe leisten; Wasserwerte messen',
      ],
      [
        'Verkehrsüberwacher/in',
        24,
        'Überwachung des ruhenden Verkehrs',
        'Politesse, Ordnungsamt, Verkehrsüberwachung, Hilfspolizist, Kontrolleur, Parkraum',
        'Parkverstöße feststellen; Ruhig und freundlich erklären; Meldungen an das Amt weitergeben',
      ],
      [
        'Spielplatz- und Parkaufsicht',
        24,
        'Aufsicht in Parks',
        'Parkaufsicht, Parkranger, Spielplatz, Grünanlagen, Kümmerer, Ordnungsdienst',
        'Rundgänge durch Park und Spielplätze; Mängel melden; Ansprechbar sein für Jung und Alt',
      ],
      [
        'Prüfungsaufsicht',
        24,
        'Aufsicht bei Prüfungen',
        'Prüfungsaufsicht, Klausuraufsicht, Hochschule, Aufsicht, IHK-Prüfung',
        'Plätze zuweisen und Unterlagen ausgeben; Für Ruhe im Raum sorgen; Arbeiten vollständig einsammeln',
      ],
    ],
  },
];
