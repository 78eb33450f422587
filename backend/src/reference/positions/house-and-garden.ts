import type { PositionGroup } from './entry.ts';

export const houseAndGarden: readonly PositionGroup[] = [
  {
    subsectorId: 801,
    positions: [
      [
        'Hausmeister/in',
        12,
        'Hausmeisterdienste',
        'Hausmeisterin, Hauswart, Hauswartin, Facility Management, Objektbetreuer, Haustechnik, Schulhausmeister',
        'Rundgänge machen und kleine Schäden beheben; Heizung, Licht und Türen prüfen; Handwerksfirmen einweisen',
      ],
      [
        'Haustechniker/in',
        12,
        'Haustechnik',
        'Haustechnikerin, Betriebstechniker, Gebäudetechnik, Heizung, Lüftung, Wartung',
        'Anlagen nach Plan warten; Störungen eingrenzen und beheben; Wartungsbuch führen',
      ],
      [
        'Objektbetreuer/in',
        12,
        'Objektbetreuung',
        'Objektbetreuerin, Facility Manager, Gebäudemanagement, Wohnanlage, Kehrwoche',
        'Wohnanlagen regelmäßig begehen; Mit Mieterinnen und Mietern sprechen; Aufträge vergeben und abnehmen',
      ],
      [
        'Hallenwart/in',
        12,
        'Betreuung der Halle',
        'Hallenwart, Platzwart, Platzwartin, Sporthalle, Bürgerhaus, Gemeindehaus, Schließdienst',
        'Auf- und zuschließen, Licht und Heizung regeln; Bestuhlung stellen; Nach Veranstaltungen nach dem Rechten sehen',
      ],
      [
        'Helfer/in bei kleinen Reparaturen',
        11,
        'Kleine Reparaturen im Haus',
        'Handwerker, Heimwerker, Reparaturen, Lampen anschließen, Möbel aufbauen, Allrounder',
        'Lampen, Regale und Gardinen anbringen; Wasserhähne und Türen in Ordnung bringen; Möbel aufbauen',
      ],
      [
        'Winterdienstmitarbeiter/in',
        12,
        'Winterdienst',
        'Winterdienst, Schnee räumen, Streuen, Gehweg, Hausservice, Bereitschaft',
        'Gehwege bis 7 Uhr räumen und streuen; Streugut auffüllen; Einsätze im Heft eintragen',
      ],
    ],
  },
  {
    subsectorId: 802,
    positions: [
      [
        'Gärtner/in',
        10,
        'Gartenpflege',
        'Gärtnerin, Landschaftsgärtner, Landschaftsgärtnerin, GaLaBau, Gartenbau, Staudengärtner',
        'Beete pflegen, Stauden teilen, Rosen schneiden; Hecken und Sträucher in Form bringen; Rasen mähen und Wege sauber halten',
      ],
      [
        'Gartenhelfer/in',
        10,
        'Hilfe im Garten',
        'Gartenhilfe, Rasenmähen, Unkraut jäten, Laub, Heckenschnitt, Gartenarbeit',
        'Rasen mähen, Laub rechen, Unkraut jäten; Hecke schneiden und Schnittgut wegbringen; Im Sommer gießen',
      ],
      [
        'Baumpfleger/in',
        10,
        'Obstbaumschnitt und Baumpflege',
        'Baumpflegerin, Obstbaumschnitt, Baumschnitt, Streuobst, Baumwart, Motorsäge',
        'Obstbäume im Winter schneiden; Junge Bäume pflanzen und anbinden; Totholz entfernen',
      ],
      [
        'Friedhofsgärtner/in',
        10,
        'Grabpflege',
        'Friedhofsgärtnerin, Grabpflege, Dauergrabpflege, Bepflanzung, Friedhof',
        'Gräber nach Jahreszeit bepflanzen; Gießen, jäten und Schalen pflegen; Angehörige bei Fragen beraten',
      ],
      [
        'Greenkeeper, Platzpfleger/in',
        10,
        'Platzpflege',
        'Greenkeeperin, Platzwart, Sportplatz, Golfplatz, Rasenpflege, Aufsitzmäher',
        'Flächen mähen und beregnen; Linien ziehen und Tore versetzen; Geräte reinigen und abschmieren',
      ],
      [
        'Hecken- und Grünpfleger/in im Bauhof',
        10,
        'Pflege der Grünanlagen',
        'Bauhof, Grünanlagen, Grünpflege, Stadtgärtnerei, Straßenbegleitgrün, Gemeindearbeiter',
        'Beete und Kübel im Ort bepflanzen; Wege und Bänke in Ordnung halten; Gießrunden mit dem kleinen Transporter',
      ],
    ],
  },
  {
    subsectorId: 803,
    positions: [
      [
        'Reinigungskraft',
        14,
        'Reinigung',
        'Putzfrau, Putzmann, Putzhilfe, Raumpflegerin, Raumpfleger, Gebäudereinigerin, Gebäudereiniger, Büroreinigung',
        'Böden saugen und wischen; Küche und Sanitärräume reinigen; Papierkörbe leeren und Material auffüllen',
      ],
      [
        'Fensterputzer/in',
        14,
        'Fensterreinigung',
        'Fensterputzerin, Glasreiniger, Glasreinigung, Gebäudereinigung, Schaufenster',
        'Fenster und Rahmen innen und außen reinigen; Schaufenster auf einer festen Tour; Leitern und Geräte pflegen',
      ],
      [
        'Treppenhausreiniger/in',
        14,
        'Treppenhausreinigung',
        'Treppenhausreinigung, Kehrwoche, Hausreinigung, Treppenreinigung, Unterhaltsreinigung',
        'Treppenhäuser und Eingänge wischen; Handläufe und Briefkästen reinigen; Kellergänge kehren',
      ],
      [
        'Wäschereimitarbeiter/in',
        14,
        'Wäscherei und Bügeln',
        'Büglerin, Bügler, Mangel, Wäscherei, Bügelhilfe, Textilpflege',
        'Wäsche sortieren, waschen und mangeln; Hemden und Blusen bügeln; Namen einnähen und Stücke zuordnen',
      ],
      [
        'Vorarbeiter/in in der Reinigung',
        14,
        'Leitung eines Reinigungsteams',
        'Vorarbeiterin, Objektleitung, Gebäudereinigung, Teamleitung, Reinigungsmeister',
        'Ein kleines Team einteilen und anleiten; Ergebnisse prüfen und mit dem Kunden sprechen; Mittel und Geräte bestellen',
      ],
    ],
  },
];
