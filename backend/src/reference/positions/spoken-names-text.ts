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
Hausfrau, Haushaltsführung: Haushaltshilfe | Hauswirtschafter/in
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
Obst pflücken, Beeren, Obst ernten, Äpfel pflücken, Erdbeeren pflücken, Spargel stechen: Erntehelfer/in
# What somebody does, as a verb with its object
Hausbesuche, Besuche machen, Besuchsdienst, einsame Leute, plaudern, Gesellschaft leisten, Kranke besuchen: Helfer/in im Besuchsdienst
Gesellschaft leisten, Gesellschaft, plaudern, Karten spielen: Gesellschafter/in für Senioren
Senioren vorlesen, im Altersheim vorlesen: Helfer/in im Besuchsdienst | Gesellschafter/in für Senioren
zum Arzt begleiten, Arztbegleitung, Spaziergänge, Begleitdienst: Alltagsbegleiter/in
babysitten, auf Kinder aufpassen, Kinder aufpassen: Babysitter/in
Märchen erzählen, Märchen vorlesen: Lesepate, Lesepatin
Hausaufgaben, Hausaufgaben helfen, Hausaufgabenhilfe: Hausaufgabenbetreuer/in
Schulweg, Schülerlotse, Buslotse, Verkehrshelfer, Kinder über die Straße: Schulweghelfer/in
Deutsch beibringen, Deutsch unterrichten, Deutschkurs, Deutschkurse: Lehrkraft für Deutsch als Zweitsprache | Sprachpate, Sprachpatin
Englisch unterrichten, Französisch unterrichten, Spanisch unterrichten, Sprachunterricht, Sprachkurse: Sprachlehrer/in
Mathe, Mathematik, Rechnen beibringen: Nachhilfelehrer/in | Mathematik- und Physiklehrer/in
Computerkurse, Computerkurs, Handykurse, Smartphonekurse, Handy erklären, Smartphone erklären, Computer erklären, Tablet erklären: EDV-Dozent/in | IT-Helfer/in für Senioren
Schwimmen beibringen, Schwimmkurs, Schwimmkurse, Jugendmannschaft, Kindermannschaft, trainieren: Jugendtrainer/in
Turnen, Stuhlgymnastik, Seniorengymnastik, Seniorensport anleiten, Wassergymnastik: Übungsleiter/in Seniorensport
Werkstatt anleiten, Jugendliche anleiten, anleiten: Werklehrer/in, AG-Leiter/in
Kurse geben, Kurs geben, Kurse leiten, Vorträge halten: Dozent/in an der Volkshochschule
Strickkurse, Nähkurse, Malkurse, Töpferkurse, stricke, häkle: Kursleiter/in Malen und Gestalten
Führungen, Führungen machen, Führung, Stadtführungen, Stadtrundgang: Gästeführer/in | Museumsführer/in
Touren führen, Wandergruppen, Wanderungen führen, Wanderungen, wandern: Wanderführer/in
Karten abreißen, Karten kontrollieren, Programme verkaufen, Eintrittskarten: Platzanweiser/in | Kartenverkäufer/in
Bücher ausleihen, Bücher sortieren, Bücher einräumen: Bibliotheksmitarbeiter/in
Museum aufpassen, im Museum aufpassen: Museumsaufsicht
Parkplätze bewachen, Parkplatz, Parkplätze, Einweiser: Parkplatzaufsicht
Schranke, Tor bewachen, Eingang bewachen: Pförtner/in
Anrufe annehmen, Anrufe entgegennehmen, ans Telefon gehen: Telefonist/in
Anträge, Formulare ausfüllen, Ämter, Amtsgänge, Behörden: Hilfe bei Papierkram und Anträgen
Kasse führen, Vereinskasse, Kassenführung: Kassenwart/in im Verein
Rechnungen, Rechnungen prüfen, Belege: Buchhalter/in
Briefe sortieren, Post sortieren, Briefe austragen, Briefzusteller, Post verteilen: Poststellenmitarbeiter/in | Zeitungszusteller/in
öffentliche Verwaltung, öffentlicher Dienst, Stadtverwaltung, Verwaltung: Verwaltungsfachangestellte/r | Sachbearbeiter/in
Archivar, Stadtarchiv: Archivmitarbeiter/in
Qualität prüfen, Qualitätsprüfung, Qualitätskontrolle: Qualitätsprüfer/in
Weltladen, Eine-Welt-Laden, Sozialkaufhaus, Oxfam, Trödel, Gebrauchtwaren: Verkäufer/in im Secondhandladen
Blumen binden, Sträuße binden, Blumenladen, Blumen verkaufen: Florist/in
Brot verkaufen, Brötchen verkaufen, Backwaren verkaufen: Verkäufer/in für Backwaren
Wein verkaufen, Weinverkauf: Mitarbeiter/in im Weinhandel
Kuchen backen, Torten backen, Torten: Konditor/in, Kuchenbäcker/in
Mittagessen kochen, für Kinder kochen, Suppe kochen: Koch, Köchin | Mitarbeiter/in in der Schulmensa
Essen ausgeben, Essensausgabe, Kantine Ausgabe, Kantinenausgabe: Mitarbeiter/in in der Schulmensa | Mitarbeiter/in in der Cafeteria | Küchenhilfe
Frühstück machen, Frühstück richten, Frühstücksbuffet: Frühstückskraft
Bier zapfen, ausschenken, Biergarten: Buffetkraft | Servicekraft
Betten machen, Zimmer machen: Zimmerservicekraft
Fenster, Fenster putzen: Fensterputzer/in
Treppenhaus, Treppenhäuser, Treppe putzen: Treppenhausreiniger/in
Büros putzen, Büros sauber machen, Büro putzen, Büroreinigung, Praxis putzen: Reinigungskraft
Hemden bügeln, Hemden, Bügelwäsche, Bügelkraft: Wäschereimitarbeiter/in
Hosen kürzen, Kleider ändern, nähen: Änderungsschneider/in | Näher/in
Wände streichen, Zimmer streichen, Zäune streichen: Maler/in und Lackierer/in
Lampen aufhängen, Sachen reparieren, Hausreparaturen, beim Umzug helfen: Helfer/in bei kleinen Reparaturen
Waschmaschinen reparieren, Waschmaschinen, Haushaltsgeräte, Haushaltsgeräte reparieren: Kundendienstmonteur/in
Uhren reparieren, Standuhren: Uhrmacher/in
Autos waschen, Autos aufbereiten, Fahrzeugaufbereiter, Autowäsche, Fahrzeugpflege: Fuhrparkbetreuer/in
Autos überführen, Fahrzeuge überführen, Auto überführen: Fahrzeugüberführer/in
Essen ausfahren, Essen ausliefern, Mahlzeiten ausfahren, Essen bringen: Auslieferer/in für Essen auf Rädern
Brot ausliefern, Brötchen ausfahren, ausliefern, Waren ausliefern, Blumen ausfahren: Kurierfahrer/in
Medikamente, Medikamente ausliefern, Medikamente ausfahren: Botenfahrer/in der Apotheke
Leute fahren, Patienten fahren, alte Leute fahren, Senioren fahren, Rollstuhlfahrer fahren: Fahrer/in für Senioren- und Krankenfahrten
Kinder fahren, Schulkinder fahren, Schüler fahren: Schulbusfahrer/in
Päckchen packen, Pakete packen, Kartons packen, Flaschen etikettieren, etikettieren, abfüllen: Verpacker/in
Weingut, im Weingut helfen, Trauben lesen: Winzergehilfe, Winzergehilfin
Bäume schneiden, Obstbäume schneiden: Baumpfleger/in
Schulgarten, Hof kehren, Rasen, Hecken schneiden, Hecken: Gartenhelfer/in
Laub rechen, Park sauber halten, Straße kehren: Hecken- und Grünpfleger/in im Bauhof
Schafe, Schafe hüten, Schäfer, Kühe, Ziegen, Stall ausmisten: Landwirt/in, Betriebshelfer/in
Tierheim: Tierpfleger/in
Tiere füttern, Katzen: Tierpfleger/in | Katzen- und Haushüter/in
`;
