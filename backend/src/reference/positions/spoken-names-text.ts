/**
 * What people call an occupation besides its label and keywords: everyday, regional and old names
 * (jobs-80). Forms for women and endings need no entry of their own. A line: names, then labels.
 */
export const SPOKEN_NAMES = `
# Care and health
Pfleger, Schwester, Krankenschwester, examinierte Schwester, Gemeindeschwester, Stationsschwester, Oberschwester, Diakonisse, Intensivpfleger, OP-Schwester: Pflegefachkraft
Pfleger, Pflegekraft, Altenpflege, Pflege alter Menschen, Hilfsschwester, Pflegehilfe: Pflegehelfer/in
Gemeindeschwester, Hauspflege, häusliche Pflege: Mitarbeiter/in im ambulanten Pflegedienst
Altenheim, Pflegeheim, Seniorenheim, Altersheim: Betreuungskraft nach § 43b | Pflegehelfer/in | Seniorenbetreuer/in
Krankenhaus, Klinik: Pflegefachkraft | Helfer/in im Besuchsdienst
Sprechstundenhelfer, Ordinationshilfe, Arztschwester, Röntgenassistent, MTRA: Medizinische/r Fachangestellte/r | Mitarbeiter/in am Praxisempfang
Masseuse, Heilmasseur: Masseur/in und med. Bademeister/in
# People
Betreuer, Seniorenbetreuung, Seniorenassistent, alte Leute, alte Menschen, ältere Leute, Alte betreuen, Senioren betreuen, Rentner betreuen, Altenpflege, Omas: Seniorenbetreuer/in
alte Leute, alte Menschen, spazieren gehen, Begleitung, Behindertenbetreuer, Behinderte, Assistenz: Alltagsbegleiter/in
Unterhaltung, Gesellschaftsdame, spazieren gehen, Rentner besuchen: Gesellschafter/in für Senioren
Behindertenbetreuer, Heilerziehungspfleger, Behindertenhilfe, Inklusion: Schulbegleiter/in | Betreuungskraft nach § 43b
Kindermädchen, Kinderfräulein, Gouvernante, Au-pair, Kinder betreuen, Enkel: Kinderfrau, Kinderbetreuer/in
Kindermädchen, Kinder hüten, Enkel hüten, Baby, Säugling: Babysitter/in
Oma, Opa, Großmutter, Großvater, Enkel: Leihoma, Leihopa
Kinderhort, Hort, Krabbelgruppe, Kindergartenhelfer: Aushilfe im Kindergarten
Kirche: Pfarrsekretär/in | Organist/in, Musiker/in
Lehrer, Schule, Pädagoge, Oberstudienrat, Schulleiter, Rektor, Sonderschullehrer: Lehrer/in in Vertretung
Lehrer, Hauslehrer, Nachhilfe geben, Lernhilfe: Nachhilfelehrer/in
Schule, Pausenaufsicht: Schulbegleiter/in | Mitarbeiter/in im offenen Ganztag
Hausfrau, Mutter, Haushaltsführung: Haushaltshilfe | Hauswirtschafter/in
# Office and commerce
Sekretariat, Vorzimmerdame, Büroangestellte, Schreibdame: Sekretär/in
Büro, Büroarbeit, Büroangestellte, Kontorist, Stenokontorist, Bürogehilfe, Bürotätigkeit: Bürokaufmann, Bürokauffrau
Büro, Büroarbeit, Bürobote, leichte Büroarbeit, Kontorist: Bürohilfe
tippen, abtippen, Tippse, Stenotypist, Maschinenschreiben, Schreibdame, Schreibarbeiten, Stenokontorist, Stenograf: Schreibkraft
kaufmännische Angestellte, kaufmännischer Angestellter, Angestellte, Innendienst: Sachbearbeiter/in
Buchhaltung, Fibu, Finanzbuchhaltung, Buchführung, Rechnungswesen, Kontieren: Buchhalter/in
Leiter Buchhaltung, Leiterin Buchhaltung, Wirtschaftsprüfer, Betriebswirt: Bilanzbuchhalter/in | Controller/in
Lohnbuchhaltung, Gehaltsabrechnung, Lohn und Gehalt: Lohnbuchhalter/in
Banker, Sparkasse, Bankangestellte, Sparkassenangestellte, Volksbank: Bankkaufmann, Bankkauffrau
Anwalt, Notar, Richter, Staatsanwalt, Jurist: Jurist/in, Rechtsberater/in | Rechtsanwaltsfachangestellte/r
Fräulein vom Amt, Vermittlungskraft, telefonieren, Telefon: Telefonist/in
telefonieren, Telefondienst, Telefonarbeit: Kundenberater/in am Telefon
Handelsreisender, Reisender, Klinkenputzer, Autoverkäufer, Verkaufsleiter, Verkaufsberater: Vertriebsmitarbeiter/in im Außendienst | Vertriebsmitarbeiter/in im Innendienst
Personalchef, Personalleiter, Personalabteilung: Personalreferent/in
Betriebsleiter, Abteilungsleiter, Produktionsleitung, Schichtleiter, Vorarbeiter, Steiger, Techniker: Fachberater/in in der Produktion
Großhandelskaufmann, Groß- und Außenhandelskaufmann, Außenhandelskaufmann: Einkäufer/in | Vertriebsmitarbeiter/in im Innendienst | Exportsachbearbeiter/in
# Shops
Verkäufer, verkaufen, Laden, Geschäft, Ladenhilfe, Krämer, Kaufmannsladen, Kolonialwarenhändler, Tante-Emma-Laden, Handelsgehilfe: Verkäufer/in im Supermarkt | Verkäufer/in für Haushaltswaren
Lidl, Aldi, Edeka, Rewe, Netto, Penny, Supermarkt: Verkäufer/in im Supermarkt | Kassierer/in | Regalauffüller/in
kassieren, Kassenfrau, an der Kasse: Kassierer/in
Ware einräumen, Waren einräumen, Regale einräumen, Regale auffüllen: Regalauffüller/in
Bäckerei, Bäckerei Verkauf, Backshop, Konditorei, Brötchen: Verkäufer/in für Backwaren
Bäckerei, Konditorei, Zuckerbäcker, Backstube, Müller: Konditor/in, Kuchenbäcker/in
Metzger, Fleischer, Schlachter, Fleischhauer, Fleischhacker, Schlachterei, Wurst: Fleischereifachverkäufer/in
Marktfrau, Gemüsehändler, Obsthändler, Markthändler, Marktstand: Marktverkäufer/in | Verkäufer/in im Hofladen
Weinküfer, Küfer, Kellermeister: Mitarbeiter/in im Weinhandel | Winzergehilfe, Winzergehilfin
# Kitchen and guests
kellnern, Serviererin, Servierkraft, Serviertochter, Saaltochter, Bedienen, Gastwirt, Wirt, Wirtin, Gaststätte, Restaurant, Kneipe: Servicekraft
Barkeeper, Wirt, Gastwirt, Schankwirt, Schankkellner, Zapfer, Büffet, Bar, Ausschank: Buffetkraft
Kaltmamsell, Mamsell, Küchenfee: Beikoch, Beiköchin
spülen, Geschirr spülen, abwaschen, Tellerwäscher, Küchenfee, Küchenmädchen, Mamsell, in der Küche: Küchenhilfe
kochen, Essen kochen: Koch, Köchin
backen: Konditor/in, Kuchenbäcker/in
Stubenmädchen, Etagenfrau, Hausbursche, Hausdiener, Zimmer putzen: Zimmerservicekraft
Hausbursche, Hausdiener, Page, Liftboy: Nachtportier
Gouvernante, Hotelfach, Wirtschafterin: Hausdame, Hausherr
Imbiss, Imbissbude, Pommesbude, Würstchenbude: Mitarbeiter/in in der Cafeteria | Servicekraft
Kartoffeln schälen, Gemüse schneiden, Salat machen: Küchenhilfe | Beikoch, Beiköchin
# House and garden
putzen, Putze, Putzkraft, Saubermachen, sauber machen, Reinigung, Reinemachefrau, Scheuerfrau, Aufwartefrau, Aufwartung, Raumpflege, Putzfee, Perle: Reinigungskraft
putzen, Perle, Aufwartefrau, Hausangestellte, Hausmädchen, Dienstmädchen, Haushaltsgehilfin, Mädchen für alles, Haushalt führen: Haushaltshilfe
Haushalt, Hauswirtschaftsmeisterin, Haushalt führen: Hauswirtschafter/in
einkaufen, einkaufen gehen, Einkäufe: Einkaufshelfer/in
bügeln, Plätterin, Wäscherin, Wäschefrau, waschen, Wäsche, Heißmangel, Reinigung: Wäschereimitarbeiter/in
Hausbesorger, Abwart, Pedell, Schuldiener, Hausverwalter, Hausdienst, Mann für alles, Facility: Hausmeister/in
Mann für alles, Mädchen für alles, Alleskönner, Handwerk, werkeln, Hausarbeiten, Umzugshelfer, handwerklich: Helfer/in bei kleinen Reparaturen
werkeln, reparieren: Mitarbeiter/in im Repair-Café
Garten, Gärtnern, Zierpflanzen, Gartenarbeiten: Gärtner/in
Garten, Rasen mähen, Unkraut, Gartenbauhelfer: Gartenhelfer/in
Gräber, Grab, Pflege von Gräbern: Friedhofsgärtner/in
# Crafts and industry
Flaschner, Blechner, Spengler, Rohrleger, Gas und Wasser, Heizungsmonteur: Anlagenmechaniker/in SHK
Fernmeldetechniker, Fernmeldemonteur, Elektromechaniker, Elektromonteur, Betriebselektriker, Starkstromelektriker: Elektriker/in
Fernmeldetechniker, Techniker, Büromaschinenmechaniker, Kundendiensttechniker: Kundendienstmonteur/in
Büromaschinenmechaniker, Rundfunkmechaniker, Elektromechaniker, Fernsehmechaniker: Geräteprüfer/in für Elektrokleingeräte
Stellmacher, Wagner, Drechsler, Möbeltischler, Möbelschreiner, Bautischler, Modellschreiner, Böttcher: Tischler/in
Weißbinder, Tüncher, Pinsler, Malermeister, Stuckateur, Gipser, Verputzer: Maler/in und Lackierer/in
Bauarbeiter, Bauhelfer, Betonbauer, Stuckateur, Gipser, Verputzer, Tiefbau, Straßenbauer, Pflasterer: Maurer/in
Tapezierer, Sattler, Polsterer, Teppich: Raumausstatter/in
Sattler, Täschner, Lederwaren: Schuhmacher/in
Zimmerer, Stellmacher, Wagner, Dachdeckermeister: Dachdecker/in, Zimmerer, Zimmerin
Werkzeugmacher, Kaltwalzer, Stahlarbeiter, Hüttenarbeiter, Bergmann, Hauer, Mechaniker, Maschinist, Stahlwerk, Bergbau, Maschinenführer: Industriemechaniker/in
Werkzeugmacher, Kaltwalzer, Formenbauer: Zerspanungsmechaniker/in
Bergmann, Kumpel, Hauer, Stahlarbeiter, Hüttenarbeiter, Fabrikarbeiter, Fließband, Bandarbeiter, Produktion, Fabrik, Arbeiter, Hilfsarbeiter, Produktionsmitarbeiter: Montagehelfer/in
Kumpel, Hilfsarbeiter, Arbeiter, Fabrik, Möbelpacker, Umzugshelfer: Lagerhelfer/in
Schmied, Hufschmied, Autoschlosser, Bauschlosser: Schlosser/in
Autoschlosser, Autowerkstatt, Kfz-Schlosser, Autoelektriker, Karosseriebauer: Kfz-Mechatroniker/in
Optikermeister, Feinoptiker, Graveur, Juwelier: Uhrmacher/in
stricken, häkeln, sticken, Handarbeiten, Weißnäherin, Weberin: Näher/in
stricken, häkeln, Handarbeiten, basteln, töpfern, Keramiker, Bildhauer, Kunstmaler: Kursleiter/in Malen und Gestalten
Techniker, Ingenieur: Haustechniker/in
Ingenieur, Diplomingenieur: Projektingenieur/in
EDV, IT, Computer, Rechenzentrum: IT-Supporter/in
Computer, PC, Computerarbeit: IT-Helfer/in für Senioren
Chemisch-technischer Assistent, CTA, BTA: Medizinisch-technische Laborkraft
Reifen, Reifenwechsel, Auto reparieren: Kfz-Mechatroniker/in
# On the way
Auto fahren, Autofahrer, Krankenwagenfahrer, Fahrer: Fahrer/in für Senioren- und Krankenfahrten
Chauffeuse, chauffieren, Droschkenfahrer, Kutscher: Taxifahrer/in
Kutscher, Stallbursche, Stallknecht, Reiten, Pferde: Pferdepfleger/in
Auslieferer, ausfahren, Lieferant, Ausfahrer, Kraftwagenfahrer, Paketbote, Paketzusteller, Postbote: Kurierfahrer/in
LKW, Fernfahrer, Lastwagen, Lastwagenfahrer, Kraftwagenfahrer, Müllwagenfahrer: Lkw-Fahrer/in
Briefträger, Postbote, Postler, Zusteller, Post austragen, Zeitungen austragen, Zeitung austragen, Austragen: Zeitungszusteller/in
Briefträger, Postbeamter, Post, Postler: Poststellenmitarbeiter/in
# Watching, culture, nature
Wachschutz, Wächter, Türsteher, Aufpasser, Wache, Detektiv: Sicherheitsmitarbeiter/in | Nachtwächter/in
Aufpasser, Aufseher: Museumsaufsicht | Parkplatzaufsicht
Lithograf, Fotolaborant, Retuscheur, Setzer, Buchdrucker, Druckerei, Designer, Zeichner: Mediengestalter/in
Kurdirektor, Reisebüro, Reiseverkehrskaufmann, Reisekaufmann: Mitarbeiter/in in der Touristinformation | Reiseleiter/in
Zoo, Zoowärter, Tierwärter: Tierpfleger/in | Pferdepfleger/in
Hund, Hunde, Hunde ausführen, Haustiere: Hundesitter/in
Knecht, Magd, Landfrau, Melker, Senner, Bauernhof, Landarbeiter, Stallknecht, Viehzüchter, Landwirtschaft: Landwirt/in, Betriebshelfer/in
Saisonarbeit, Obst pflücken, Beeren: Erntehelfer/in
`;
