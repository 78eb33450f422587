import type { PositionGroup } from './entry.ts';

export const nature: readonly PositionGroup[] = [
  {
    subsectorId: 1501,
    positions: [
      [
        'Hundesitter/in',
        2,
        'Hundebetreuung',
        'Hundesitterin, Gassigehen, Gassi, Dogwalker, Tierbetreuung, Hundeausführer',
        'Den Hund täglich eine Stunde ausführen; Füttern und bürsten; In den Ferien auch über Nacht betreuen',
      ],
      [
        'Tierpfleger/in',
        2,
        'Tierpflege',
        'Tierpflegerin, Tierheim, Katzen, Hunde, Kleintiere, Tierschutz',
        'Tiere füttern und Gehege säubern; Hunde ausführen und beschäftigen; Menschen bei der Auswahl eines Tieres beraten',
      ],
      [
        'Katzen- und Haushüter/in',
        2,
        'Haus- und Tierbetreuung in der Urlaubszeit',
        'Haushüter, Housesitter, Katzensitter, Katzensitterin, Urlaubsbetreuung, Blumen gießen',
        'Katzen füttern und mit ihnen spielen; Post hereinholen, Pflanzen gießen; Licht und Rollläden bedienen',
      ],
      [
        'Pferdepfleger/in',
        2,
        'Stallarbeit und Pferdepflege',
        'Pferdewirtin, Pferdewirt, Stallhilfe, Reitstall, Reitlehrer, Ausmisten',
        'Boxen misten und füttern; Pferde auf die Weide bringen; Sattelkammer und Hof in Ordnung halten',
      ],
      [
        'Tierarzthelfer/in',
        5,
        'Anmeldung und Assistenz in der Tierarztpraxis',
        'Tiermedizinische Fachangestellte, TFA, Tierarztpraxis, Tierklinik, Sprechstunde',
        'Tierhalter empfangen und Termine vergeben; Bei Behandlungen ruhig festhalten; Medikamente bestellen',
      ],
    ],
  },
  {
    subsectorId: 1502,
    positions: [
      [
        'Erntehelfer/in',
        10,
        'Hilfe bei der Ernte',
        'Erntehelferin, Apfelernte, Weinlese, Spargel, Obstbau, Saisonkraft',
        'Obst pflücken und sortieren; In Kisten packen und wiegen; In der Pause am langen Tisch mitessen',
      ],
      [
        'Landwirt/in, Betriebshelfer/in',
        10,
        'Aushilfe auf dem Hof',
        'Landwirtin, Bauer, Bäuerin, Betriebshelfer, Traktor, Melken, Stall',
        'Tiere versorgen; Mit Schlepper und Geräten arbeiten; Den Betrieb bei Urlaub oder Krankheit vertreten',
      ],
      [
        'Winzergehilfe, Winzergehilfin',
        10,
        'Arbeit im Weinberg',
        'Winzerin, Winzer, Weinbau, Rebschnitt, Weinlese, Kellerei',
        'Reben schneiden und biegen; Bei Lese und Keltern helfen; Gäste beim Hoffest bewirten',
      ],
      [
        'Waldarbeiter/in',
        10,
        'Arbeit im Wald',
        'Forstwirtin, Forstwirt, Förster, Försterin, Pflanzung, Motorsäge, Waldpflege',
        'Junge Bäume pflanzen und freischneiden; Wege und Bänke instand halten; Brennholz abmessen und ausgeben',
      ],
      [
        'Imker/in',
        6,
        'Betreuung von Bienenvölkern',
        'Imkerin, Bienen, Honig, Bienenzucht, Imkerverein',
        'Völker das Jahr über betreuen; Honig schleudern und abfüllen; Neulinge in die Imkerei einführen',
      ],
      [
        'Naturschutzhelfer/in',
        10,
        'Pflege von Biotopen',
        'Naturschutz, Landschaftspflege, Biotop, Amphibienschutz, Streuobstwiese, Ranger',
        'Wiesen mähen und abrechen; Nistkästen bauen und kontrollieren; Kröten im Frühjahr über die Straße helfen',
      ],
    ],
  },
];
