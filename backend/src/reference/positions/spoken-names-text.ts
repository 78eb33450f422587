/**
 * What people call an occupation besides its label and keywords: everyday, regional and old names,
 * and names of occupations that the catalogue does not have, under the nearest ones (at least two,
 * so that none is taken unasked; jobs-80). Forms for women and endings need no entry of their own.
 * A line: names, then labels.
 */
export const SPOKEN_NAMES = `
# Care and health
Pfleger, Schwester, Krankenschwester, examinierte Schwester, Gemeindeschwester, Stationsschwester, Oberschwester, Diakonisse, Intensivpfleger, OP-Schwester: Pflegefachkraft
Pfleger, Pflegekraft, Altenpflege, Pflege alter Menschen, Hilfsschwester, Pflegehilfe: Pflegehelfer/in
Gemeindeschwester, Hauspflege, häusliche Pflege: Mitarbeiter/in im ambulanten Pflegedienst
Altenheim, Pflegeheim, Seniorenheim, Altersheim: Betreuungskraft nach § 43b | Pflegehelfer/in | Seniorenbetreuer/in
Krankenhaus, Klinik: Pflegefachkraft | Helfer/in im Besuchsdienst
Hebamme, Entbindungspfleger, Säuglingsschwester, Kinderkrankenschwester: Familienhelfer/in | Pflegefachkraft
Sanitäter, Rettungssanitäter, Rettungsassistent, Notfallsanitäter, Zivildienstleistender: Mitarbeiter/in im Hausnotruf | Fahrer/in für Senioren- und Krankenfahrten
Arzt, Hausarzt, Facharzt, Mediziner, Chirurg: Pflegeberater/in | Praxismanager/in | Mitarbeiter/in am Praxisempfang
Psychologe, Psychotherapeut, Psychiater, Therapeut: Sozialberater/in | Coach für Führungskräfte | Telefonseelsorger/in
Heilpraktiker, Osteopath, Homöopath: Masseur/in und med. Bademeister/in | Ernährungsberater/in | Physiotherapeut/in
Friseur, Frisör, Friseuse, Frisöse, Friseurmeister, Haare schneiden, Barbier, Kosmetiker, Kosmetik, Nageldesigner, Visagist: Podologe, Podologin | Masseur/in und med. Bademeister/in
Sprechstundenhelfer, Ordinationshilfe, Arztschwester, Röntgenassistent, MTRA: Medizinische/r Fachangestellte/r | Mitarbeiter/in am Praxisempfang
Zahntechniker, Zahnarzt, Kieferorthopäde: Zahnmedizinische/r Fachangestellte/r | Uhrmacher/in
Drogist, Drogerie, Provisor, Apothekengehilfe: PTA | PKA
Orthopädietechniker, Bandagist, Sanitätshaus: Schuhmacher/in | Optiker/in, Hörakustiker/in
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
Streetworker, Jugendarbeiter, Jugendamt, Familienberater, Eheberater, Bewährungshelfer, Fürsorger: Sozialberater/in
Pfarrer, Pastor, Diakon, Priester, Seelsorger, Theologe, Gemeindereferent: Trauerbegleiter/in | Telefonseelsorger/in | Pfarrsekretär/in
Küster, Mesner, Messner, Kirchendiener, Schulwart: Hallenwart/in | Hausmeister/in
Kirche: Pfarrsekretär/in | Organist/in, Musiker/in
Bestatter, Leichenbestatter, Totengräber, Trauerredner: Friedhofsverwalter/in | Friedhofsgärtner/in | Trauerbegleiter/in
Lehrer, Schule, Pädagoge, Oberstudienrat, Schulleiter, Rektor, Sonderschullehrer: Lehrer/in in Vertretung
Lehrer, Hauslehrer, Nachhilfe geben, Lernhilfe: Nachhilfelehrer/in
Schule, Pausenaufsicht: Schulbegleiter/in | Mitarbeiter/in im offenen Ganztag
Professor, Hochschullehrer, Wissenschaftler, Forscher, Referent, Ausbildungslehrer: Dozent/in an der Volkshochschule | Experte/Expertin im Auslandseinsatz
Fahrlehrer, Schwimmlehrer, Tennislehrer, Skilehrer, Sportlehrer, Bergführer: Jugendtrainer/in | Übungsleiter/in Seniorensport
Gerontologe, Soziologe, Pflegewissenschaftler: Pflegeberater/in | Seniorenbetreuer/in
Hausfrau, Mutter, Haushaltsführung: Haushaltshilfe | Hauswirtschafter/in
Dorfhelferin, Familienpflege: Familienhelfer/in | Landwirt/in, Betriebshelfer/in
# Office and commerce
Volkswirt, Diplomkaufmann, Ökonom, Kaufmännische Leitung: Controller/in | Unternehmensberater/in
Sekretariat, Vorzimmerdame, Büroangestellte, Schreibdame: Sekretär/in
Büro, Büroarbeit, Büroangestellte, Kontorist, Stenokontorist, Bürogehilfe, Bürotätigkeit: Bürokaufmann, Bürokauffrau
Büro, Büroarbeit, Bürobote, leichte Büroarbeit, Kontorist: Bürohilfe
tippen, abtippen, Tippse, Stenotypist, Maschinenschreiben, Schreibdame, Schreibarbeiten, Stenokontorist, Stenograf: Schreibkraft
kaufmännische Angestellte, kaufmännischer Angestellter, Angestellte, Innendienst: Sachbearbeiter/in
Buchhaltung, Fibu, Finanzbuchhaltung, Buchführung, Rechnungswesen, Kontieren: Buchhalter/in
Leiter Buchhaltung, Leiterin Buchhaltung, Wirtschaftsprüfer, Betriebswirt: Bilanzbuchhalter/in | Controller/in
Lohnbuchhaltung, Gehaltsabrechnung, Lohn und Gehalt: Lohnbuchhalter/in
Finanzbeamter, Finanzamt, Steuergehilfe: Steuerfachangestellte/r | Verwaltungsfachangestellte/r
Banker, Sparkasse, Bankangestellte, Sparkassenangestellte, Volksbank: Bankkaufmann, Bankkauffrau
Anwalt, Notar, Richter, Staatsanwalt, Jurist: Jurist/in, Rechtsberater/in | Rechtsanwaltsfachangestellte/r
Rechtspfleger, Gerichtsvollzieher, Justizbeamter, Standesbeamter, Verwaltungsangestellte, Rathaus, Gemeinde, Landratsamt, Behörde: Verwaltungsfachangestellte/r | Mitarbeiter/in im Bürgerbüro
Fräulein vom Amt, Vermittlungskraft, telefonieren, Telefon: Telefonist/in
telefonieren, Telefondienst, Telefonarbeit: Kundenberater/in am Telefon
Handelsreisender, Reisender, Klinkenputzer, Autoverkäufer, Verkaufsleiter, Verkaufsberater: Vertriebsmitarbeiter/in im Außendienst | Vertriebsmitarbeiter/in im Innendienst
Personalchef, Personalleiter, Personalabteilung: Personalreferent/in
Manager, Geschäftsführer, Prokurist, Direktor, Führungskraft, Betriebswirt, Kaufmännischer Leiter, Abteilungsleiter, Unternehmer, Selbständiger, Betriebsleiter: Unternehmensberater/in | Mentor/in für Gründer/innen
Betriebsleiter, Abteilungsleiter, Produktionsleitung, Schichtleiter, Vorarbeiter, Steiger, Techniker: Fachberater/in in der Produktion
Spediteur, Schiffsmakler, Zollbeamter, Zöllner, Zoll: Exportsachbearbeiter/in | Speditionskaufmann, Speditionskauffrau
Großhandelskaufmann, Groß- und Außenhandelskaufmann, Außenhandelskaufmann: Einkäufer/in | Vertriebsmitarbeiter/in im Innendienst | Exportsachbearbeiter/in
# Shops
Verkäufer, verkaufen, Laden, Geschäft, Ladenhilfe, Krämer, Kaufmannsladen, Kolonialwarenhändler, Tante-Emma-Laden, Handelsgehilfe: Verkäufer/in im Supermarkt | Verkäufer/in für Haushaltswaren
Lidl, Aldi, Edeka, Rewe, Netto, Penny, Supermarkt: Verkäufer/in im Supermarkt | Kassierer/in | Regalauffüller/in
Tankstelle, Tankwart, Kiosk, Trinkhalle, Spielhalle: Kassierer/in | Mitarbeiter/in in der Cafeteria
kassieren, Kassenfrau, an der Kasse: Kassierer/in
Ware einräumen, Waren einräumen, Regale einräumen, Regale auffüllen: Regalauffüller/in
Bäckerei, Bäckerei Verkauf, Backshop, Konditorei, Brötchen: Verkäufer/in für Backwaren
Bäckerei, Konditorei, Zuckerbäcker, Backstube, Müller: Konditor/in, Kuchenbäcker/in
Metzger, Fleischer, Schlachter, Fleischhauer, Fleischhacker, Schlachterei, Wurst: Fleischereifachverkäufer/in
Marktfrau, Gemüsehändler, Obsthändler, Markthändler, Marktstand: Marktverkäufer/in | Verkäufer/in im Hofladen
Modistin, Putzmacherin, Hutmacherin, Schuhverkäufer, Kleider, Textilien: Verkäufer/in für Mode | Änderungsschneider/in
Schaufenstergestalter, Schaufensterdekorateur, Gestalter: Raumausstatter/in | Warenpfleger/in
Weinküfer, Küfer, Kellermeister: Mitarbeiter/in im Weinhandel | Winzergehilfe, Winzergehilfin
Auktionator, Trödelhändler, Flohmarkt, Antiquitätenhändler: Verkäufer/in im Secondhandladen | Restaurator/in
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
Brauer, Mälzer, Brauerei: Buffetkraft | Verfahrenstechniker/in
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
Schornsteinfeger, Kaminkehrer, Rauchfangkehrer: Energieberater/in | Haustechniker/in
Müllwerker, Müllmann, Straßenkehrer, Straßenfeger, Stadtreinigung: Hecken- und Grünpfleger/in im Bauhof | Winterdienstmitarbeiter/in
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
Bildhauer, Steinmetz, Glaser, Vergolder, Kirchenmaler: Restaurator/in | Maurer/in
Techniker, Ingenieur: Haustechniker/in
Ingenieur, Diplomingenieur: Projektingenieur/in
Vermesser, Vermessungstechniker, Statiker, Landvermesser, Geometer: Bauzeichner/in | Bauleiter/in
EDV, IT, Computer, Rechenzentrum: IT-Supporter/in
Computer, PC, Computerarbeit: IT-Helfer/in für Senioren
Chemiker, Biologe, Physiker: Verfahrenstechniker/in | Medizinisch-technische Laborkraft
Chemisch-technischer Assistent, CTA, BTA: Medizinisch-technische Laborkraft
Innenarchitekt, Landschaftsarchitekt, Stadtplaner, Raumplaner: Architekt/in | Bauzeichner/in
Ofensetzer, Kachelofenbauer, Gerüstbauer: Fliesenleger/in | Maurer/in
Toilettenfrau, Klofrau: Reinigungskraft | Veranstaltungshelfer/in
Ableser, Stromableser, Zählerableser: Wahlhelfer/in, Zählkraft | Inventurhelfer/in
Reifen, Reifenwechsel, Auto reparieren: Kfz-Mechatroniker/in
# On the way
Pilot, Fluglotse, Fahrdienstleiter, Stellwerk: Disponent/in | Mitarbeiter/in im Hausnotruf
Auto fahren, Autofahrer, Krankenwagenfahrer, Fahrer: Fahrer/in für Senioren- und Krankenfahrten
Chauffeuse, chauffieren, Droschkenfahrer, Kutscher: Taxifahrer/in
Kutscher, Stallbursche, Stallknecht, Reiten, Pferde: Pferdepfleger/in
Auslieferer, ausfahren, Lieferant, Ausfahrer, Kraftwagenfahrer, Paketbote, Paketzusteller, Postbote: Kurierfahrer/in
LKW, Fernfahrer, Lastwagen, Lastwagenfahrer, Kraftwagenfahrer, Müllwagenfahrer, Baggerfahrer, Kranführer: Lkw-Fahrer/in
Lokführer, Lokomotivführer, Straßenbahnfahrer, Trambahn, Eisenbahner, Kapitän, Seemann, Matrose: Busfahrer/in | Bürgerbusfahrer/in
Schaffner, Zugbegleiter, Flugbegleiter, Stewardess, Bahnbeamter, Eisenbahner: Reiseleiter/in | Mitarbeiter/in an der Information
Briefträger, Postbote, Postler, Zusteller, Post austragen, Zeitungen austragen, Zeitung austragen, Austragen: Zeitungszusteller/in
Briefträger, Postbeamter, Post, Postler: Poststellenmitarbeiter/in
# Watching, culture, nature
Weihnachtsmann, Nikolaus, Clown: Statist/in, Komparse, Komparsin | Veranstaltungshelfer/in
Polizist, Polizei, Polizeibeamter, Schutzmann, Soldat, Bundeswehr, Offizier, Hilfssheriff, Wachtmeister, Justizvollzug: Sicherheitsmitarbeiter/in | Verkehrsüberwacher/in
Wachschutz, Wächter, Türsteher, Aufpasser, Wache, Detektiv: Sicherheitsmitarbeiter/in | Nachtwächter/in
Aufpasser, Aufseher: Museumsaufsicht | Parkplatzaufsicht
Schauspieler, Künstler, Model, Sänger, Tänzer, Zauberer: Statist/in, Komparse, Komparsin | Organist/in, Musiker/in
Lithograf, Fotolaborant, Retuscheur, Setzer, Buchdrucker, Druckerei, Designer, Zeichner: Mediengestalter/in
Kurdirektor, Reisebüro, Reiseverkehrskaufmann, Reisekaufmann: Mitarbeiter/in in der Touristinformation | Reiseleiter/in
Schriftsteller, Dichter, Schreiben: Texter/in für Lebensgeschichten | Redakteur/in
Historiker, Kunsthistoriker, Archäologe: Museumsführer/in | Archivmitarbeiter/in
Regisseur, Kameramann, Cutter, Maskenbildner, Souffleuse: Bühnenhelfer/in | Requisiteur/in, Kostümnäher/in
Zoo, Zoowärter, Tierwärter: Tierpfleger/in | Pferdepfleger/in
Hund, Hunde, Hunde ausführen, Haustiere: Hundesitter/in
Tierarzt, Veterinär: Tierarzthelfer/in | Tierpfleger/in
Knecht, Magd, Landfrau, Melker, Senner, Bauernhof, Landarbeiter, Stallknecht, Viehzüchter, Landwirtschaft: Landwirt/in, Betriebshelfer/in
Jäger, Wald, Holzfäller, Waldarbeit, Fischer: Waldarbeiter/in | Naturschutzhelfer/in
Saisonarbeit, Obst pflücken, Beeren: Erntehelfer/in
`;
