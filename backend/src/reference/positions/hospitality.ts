import type { PositionGroup } from './entry.ts';

export const hospitality: readonly PositionGroup[] = [
  {
    subsectorId: 701,
    positions: [
      [
        'Servicekraft',
        20,
        'Service',
        'Kellnerin, Kellner, Bedienung, Servicekraft, Gastronomie, Ober, Restaurantfachfrau, Restaurantfachmann',
        'Gäste begrüßen, beraten und bedienen; Tische eindecken und abräumen; Rechnungen schreiben und kassieren',
      ],
      [
        'Mitarbeiter/in im Café',
        20,
        'Mitarbeit im Café',
        'Café, Barista, Kaffeehaus, Kuchentheke, Bedienung, Cafeteria',
        'Kaffee zubereiten und Kuchen schneiden; Gäste am Tisch bedienen; Spülmaschine und Theke im Griff behalten',
      ],
      [
        'Mitarbeiter/in in der Cafeteria',
        20,
        'Mitarbeit in der Cafeteria',
        'Cafeteria, Kantine, Kiosk, Mensa, Ausgabe, Kasse, Betriebsrestaurant',
        'Frühstück und Mittagessen ausgeben; Kassieren und Automaten auffüllen; Tische sauber halten',
      ],
      [
        'Buffetkraft',
        20,
        'Buffet und Ausgabe',
        'Buffet, Büfettkraft, Catering, Frühstücksbuffet, Ausgabe, Thekenkraft, Schankkraft',
        'Buffet aufbauen und nachfüllen; Getränke ausschenken; Geschirr nach dem Essen abräumen',
      ],
      [
        'Cateringhelfer/in',
        20,
        'Mithilfe im Catering',
        'Catering, Bankett, Eventservice, Partyservice, Aushilfe, Feste',
        'Speisen anrichten und reichen; Auf- und Abbau im Team; Gästen mit Ruhe begegnen, auch wenn viel los ist',
      ],
    ],
  },
  {
    subsectorId: 702,
    positions: [
      [
        'Koch, Köchin',
        22,
        'Kochen',
        'Köchin, Küchenchef, Küchenmeister, Alleinkoch, Kantinenkoch, Gemeinschaftsverpflegung, Heimküche',
        'Mittagessen für 40 bis 120 Personen kochen; Speisepläne abstimmen und Waren bestellen; Auf Allergien und weiche Kost achten',
      ],
      [
        'Küchenhilfe',
        22,
        'Mithilfe in der Küche',
        'Küchenhelferin, Küchenhelfer, Spülkraft, Spülhilfe, Beikoch, Beiköchin, Küche',
        'Gemüse putzen, Salate und Nachtisch vorbereiten; Spülen und die Küche sauber halten; Essen portionieren',
      ],
      [
        'Beikoch, Beiköchin',
        22,
        'Zubereitung kalter und warmer Speisen',
        'Beiköchin, Kochhilfe, kalte Küche, Hilfskoch, Salate, Frühstück',
        'Kalte Platten und Frühstück vorbereiten; Beilagen kochen und abschmecken; Waren annehmen und einlagern',
      ],
      [
        'Konditor/in, Kuchenbäcker/in',
        22,
        'Backen',
        'Konditorin, Bäckerin, Bäcker, Torten, Kuchen backen, Hausfrauenkuchen, Patisserie',
        'Kuchen und Torten nach eigenen Rezepten backen; Bleche für das Wochenende vorbereiten; Auf gleichbleibende Güte achten',
      ],
      [
        'Mitarbeiter/in in der Schulmensa',
        22,
        'Essensausgabe in der Schulmensa',
        'Mensa, Schulküche, Essensausgabe, Kita-Küche, Verteilerküche, Ausgabekraft',
        'Angeliefertes Essen erwärmen und ausgeben; Auf Sonderkost achten; Tische abwischen und Geschirr spülen',
      ],
      [
        'Diätkoch, Diätköchin',
        22,
        'Diätküche',
        'Diätköchin, diätetisch geschulter Koch, Krankenhausküche, Schonkost, pürierte Kost',
        'Schonkost und Diäten zubereiten; Pürierte Kost ansprechend anrichten; Nährwerte dokumentieren',
      ],
    ],
  },
  {
    subsectorId: 703,
    positions: [
      [
        'Rezeptionist/in',
        5,
        'Rezeption',
        'Rezeptionistin, Hotelfachfrau, Hotelfachmann, Front Office, Check-in, Empfang, Portier',
        'Gäste an- und abmelden; Fragen zur Stadt und zum Haus beantworten; Reservierungen eintragen',
      ],
      [
        'Nachtportier',
        24,
        'Nachtdienst an der Rezeption',
        'Nachtportier, Night Audit, Nachtdienst, Hotel, Nachtempfang, Concierge',
        'Späte Gäste empfangen; Den Tagesabschluss erstellen; Rundgänge durch das Haus',
      ],
      [
        'Frühstückskraft',
        20,
        'Frühstücksservice',
        'Frühstücksdame, Frühstück, Hotel, Pension, Buffet, Servicekraft',
        'Buffet aufbauen und frisch halten; Kaffee servieren, Gäste begrüßen; Nach dem Frühstück aufräumen und eindecken',
      ],
      [
        'Zimmerservicekraft',
        14,
        'Zimmerreinigung',
        'Zimmermädchen, Roomboy, Housekeeping, Etage, Hotelreinigung, Zimmerfrau',
        'Zimmer richten und Bäder reinigen; Wäsche wechseln und Minibar auffüllen; Schäden melden',
      ],
      [
        'Hausdame, Hausherr',
        14,
        'Leitung der Etage',
        'Hausdame, Housekeeping, Etagenleitung, Wäscherei, Hauswirtschaftsleitung',
        'Zimmer kontrollieren und freigeben; Das kleine Team einteilen; Wäsche und Material bestellen',
      ],
      [
        'Betreuer/in für Ferienwohnungen',
        12,
        'Betreuung von Ferienwohnungen',
        'Ferienwohnung, Feriengäste, Gästebetreuung, Schlüsselübergabe, Airbnb, Ferienhaus',
        'Gäste begrüßen und einweisen; Reinigung und Wäsche abstimmen; Kleine Mängel selbst beheben',
      ],
    ],
  },
];
