/**
 * Names of occupations that the catalogue does not have, and labels of those that come near to them.
 * They are never called a match and never taken unasked (jobs-80). A line: names, then labels.
 */
export const LACKING_NAMES = `
Hebamme, Entbindungspfleger, Säuglingsschwester, Kinderkrankenschwester: Familienhelfer/in | Pflegefachkraft
Sanitäter, Rettungssanitäter, Rettungsassistent, Notfallsanitäter, Zivildienstleistender: Mitarbeiter/in im Hausnotruf | Fahrer/in für Senioren- und Krankenfahrten
Arzt, Hausarzt, Facharzt, Mediziner, Chirurg: Pflegeberater/in | Praxismanager/in | Mitarbeiter/in am Praxisempfang
Psychologe, Psychotherapeut, Psychiater, Therapeut: Sozialberater/in | Coach für Führungskräfte | Telefonseelsorger/in
Heilpraktiker, Osteopath, Homöopath: Masseur/in und med. Bademeister/in | Ernährungsberater/in | Physiotherapeut/in
Friseur, Frisör, Friseuse, Frisöse, Friseurmeister, Haare schneiden, Barbier, Kosmetiker, Kosmetik, Nageldesigner, Visagist: Podologe, Podologin | Masseur/in und med. Bademeister/in
Zahntechniker, Zahnarzt, Kieferorthopäde: Zahnmedizinische/r Fachangestellte/r | Uhrmacher/in
Drogist, Drogerie, Provisor, Apothekengehilfe: PTA | PKA
Orthopädietechniker, Bandagist, Sanitätshaus: Schuhmacher/in | Optiker/in, Hörakustiker/in
Streetworker, Jugendarbeiter, Jugendamt, Familienberater, Eheberater, Bewährungshelfer, Fürsorger: Sozialberater/in
Pfarrer, Pastor, Diakon, Priester, Seelsorger, Theologe, Gemeindereferent: Trauerbegleiter/in | Telefonseelsorger/in | Pfarrsekretär/in
Küster, Mesner, Messner, Kirchendiener, Schulwart: Hallenwart/in | Hausmeister/in
Bestatter, Leichenbestatter, Totengräber, Trauerredner: Friedhofsverwalter/in | Friedhofsgärtner/in | Trauerbegleiter/in
Professor, Hochschullehrer, Wissenschaftler, Forscher, Referent, Ausbildungslehrer: Dozent/in an der Volkshochschule | Experte/Expertin im Auslandseinsatz
Fahrlehrer, Schwimmlehrer, Tennislehrer, Skilehrer, Sportlehrer, Bergführer: Jugendtrainer/in | Übungsleiter/in Seniorensport
Gerontologe, Soziologe, Pflegewissenschaftler: Pflegeberater/in | Seniorenbetreuer/in
Dorfhelferin, Familienpflege: Familienhelfer/in | Landwirt/in, Betriebshelfer/in
Volkswirt, Diplomkaufmann, Ökonom, Kaufmännische Leitung: Controller/in | Unternehmensberater/in
Finanzbeamter, Finanzamt, Steuergehilfe: Steuerfachangestellte/r | Verwaltungsfachangestellte/r
Rechtspfleger, Gerichtsvollzieher, Justizbeamter, Standesbeamter, Verwaltungsangestellte, Rathaus, Gemeinde, Landratsamt, Behörde: Verwaltungsfachangestellte/r | Mitarbeiter/in im Bürgerbüro
Manager, Geschäftsführer, Prokurist, Direktor, Führungskraft, Betriebswirt, Kaufmännischer Leiter, Abteilungsleiter, Unternehmer, Selbständiger, Betriebsleiter: Unternehmensberater/in | Mentor/in für Gründer/innen
Spediteur, Schiffsmakler, Zollbeamter, Zöllner, Zoll: Exportsachbearbeiter/in | Speditionskaufmann, Speditionskauffrau
Tankstelle, Tankwart, Kiosk, Trinkhalle, Spielhalle: Kassierer/in | Mitarbeiter/in in der Cafeteria
Modistin, Putzmacherin, Hutmacherin, Schuhverkäufer, Kleider, Textilien: Verkäufer/in für Mode | Änderungsschneider/in
Schaufenstergestalter, Schaufensterdekorateur, Gestalter: Raumausstatter/in | Warenpfleger/in
Auktionator, Trödelhändler, Flohmarkt, Antiquitätenhändler: Verkäufer/in im Secondhandladen | Restaurator/in
Brauer, Mälzer, Brauerei: Buffetkraft | Verfahrenstechniker/in
Schornsteinfeger, Kaminkehrer, Rauchfangkehrer: Energieberater/in | Haustechniker/in
Müllwerker, Müllmann, Straßenkehrer, Straßenfeger, Stadtreinigung: Hecken- und Grünpfleger/in im Bauhof | Winterdienstmitarbeiter/in
Bildhauer, Steinmetz, Glaser, Vergolder, Kirchenmaler: Restaurator/in | Maurer/in
Vermesser, Vermessungstechniker, Statiker, Landvermesser, Geometer: Bauzeichner/in | Bauleiter/in
Chemiker, Biologe, Physiker: Verfahrenstechniker/in | Medizinisch-technische Laborkraft
Innenarchitekt, Landschaftsarchitekt, Stadtplaner, Raumplaner: Architekt/in | Bauzeichner/in
Ofensetzer, Kachelofenbauer, Gerüstbauer: Fliesenleger/in | Maurer/in
Toilettenfrau, Klofrau: Reinigungskraft | Veranstaltungshelfer/in
Ableser, Stromableser, Zählerableser: Wahlhelfer/in, Zählkraft | Inventurhelfer/in
Pilot, Fluglotse, Fahrdienstleiter, Stellwerk: Disponent/in | Mitarbeiter/in im Hausnotruf
Lokführer, Lokomotivführer, Straßenbahnfahrer, Trambahn, Eisenbahner, Kapitän, Seemann, Matrose: Busfahrer/in | Bürgerbusfahrer/in
Schaffner, Zugbegleiter, Flugbegleiter, Stewardess, Bahnbeamter, Eisenbahner: Reiseleiter/in | Mitarbeiter/in an der Information
Weihnachtsmann, Nikolaus, Clown: Statist/in, Komparse, Komparsin | Veranstaltungshelfer/in
Polizist, Polizei, Polizeibeamter, Schutzmann, Soldat, Bundeswehr, Offizier, Hilfssheriff, Wachtmeister, Justizvollzug: Sicherheitsmitarbeiter/in | Verkehrsüberwacher/in
Schauspieler, Künstler, Model, Sänger, Tänzer, Zauberer: Statist/in, Komparse, Komparsin | Organist/in, Musiker/in
Schriftsteller, Dichter, Schreiben: Texter/in für Lebensgeschichten | Redakteur/in
Historiker, Kunsthistoriker, Archäologe: Museumsführer/in | Archivmitarbeiter/in
Regisseur, Kameramann, Cutter, Maskenbildner, Souffleuse: Bühnenhelfer/in | Requisiteur/in, Kostümnäher/in
Tierarzt, Veterinär: Tierarzthelfer/in | Tierpfleger/in
Jäger, Wald, Holzfäller, Waldarbeit, Fischer: Waldarbeiter/in | Naturschutzhelfer/in
# Health and beauty
Coiffeur, Coiffeuse, Haarschneider, Barbierin, Perückenmacher, Stylist, Hairstylist, Fußpfleger, Wimpern, Tätowierer: Podologe, Podologin | Masseur/in und med. Bademeister/in
Wellness, Yogalehrer, Pilates, Fitnesstrainer, Personal Trainer, Sportwissenschaftler, Gymnastiklehrer, Fitnessstudio: Übungsleiter/in Seniorensport | Masseur/in und med. Bademeister/in | Tanz- und Bewegungslehrer/in
Anästhesist, Internist, Kinderarzt, Frauenarzt, Augenarzt, Orthopäde, Neurologe, Chefarzt, Oberarzt, Betriebsarzt, Amtsarzt, Feldscher, Landarzt: Pflegeberater/in | Praxismanager/in | Mitarbeiter/in am Praxisempfang
Dentist, Dentalhygieniker, Dentalassistent, Prophylaxe: Zahnmedizinische/r Fachangestellte/r | Mitarbeiter/in am Praxisempfang
Motopäde, Bewegungstherapeut, Sporttherapeut, Kunsttherapeut, Musiktherapeut, Tanztherapeut: Physiotherapeut/in | Ergotherapeut/in | Kursleiter/in Malen und Gestalten
Desinfektor, Hygieneinspektor, Sterilisationsassistent, OTA, Präparator, Leichenwäscher: Medizinische/r Fachangestellte/r | Pflegehelfer/in
Optometrist, Orthoptist, Audiologe: Optiker/in, Hörakustiker/in
# People
Heimleiter, Pflegedienstleiter, Pflegedienstleitung, PDL, Stationsleiter, Wohnbereichsleiter, Oberin: Pflegeberater/in | Pflegefachkraft | Praxisanleiter/in in der Pflege
Kindergartenleiter, Kitaleitung, Hortleiter, Hortner, Heimerzieher, Krippenerzieher: Aushilfe im Kindergarten | Mitarbeiter/in im offenen Ganztag
Erziehungsberater, Schulpsychologe, Schulsozialarbeiter, Sozialpädagoge, Jugendpfleger, Suchtberater, Schuldnerberater, Streitschlichter, Mediator: Sozialberater/in | Familienhelfer/in | Schulbegleiter/in
Rabbi, Imam, Nonne, Mönch, Ordensschwester, Vikar, Kaplan, Religionslehrer, Katechet, Prediger: Telefonseelsorger/in | Trauerbegleiter/in | Lehrer/in in Vertretung
Gemeindepädagoge, Gemeindehelfer, Pastoralreferent, Sakristan, Sigrist, Mesmer, Glöckner: Pfarrsekretär/in | Hausmeister/in | Helfer/in im Besuchsdienst
Grundschullehrer, Hauptschullehrer, Realschullehrer, Gymnasiallehrer, Berufsschullehrer, Volksschullehrer, Dorflehrer, Studienrat, Konrektor, Schulmeister, Unterstufenlehrer, Oberschullehrer: Lehrer/in in Vertretung | Nachhilfelehrer/in | Mathematik- und Physiklehrer/in
Lehrmeister, Berufsschule, Fachlehrer, Werkmeister, Lehrausbilder, Meister der volkseigenen Industrie: Ausbildungsbeauftragte/r | Werklehrer/in, AG-Leiter/in | Prüfer/in in der Berufsbildung
Reitlehrer, Segellehrer, Golflehrer, Fahrschule, Fahrprüfer, Fussballtrainer, Trainer, Schiedsrichter, Turnlehrer: Jugendtrainer/in | Übungsleiter/in Seniorensport
# Office, law, administration
Bürovorsteher, Kanzleivorsteher, Notarsekretär, Kanzlist, Kanzleikraft, Patentanwaltsfachangestellte: Rechtsanwaltsfachangestellte/r | Assistenz der Geschäftsführung | Sekretär/in
Bürgermeister, Beamter, Beamte, Oberamtsrat, Amtsrat, Regierungsrat, Stadtrat, Landrat, Politiker, Diplomat, Ministerialbeamter, Gemeindeschreiber: Verwaltungsfachangestellte/r | Mitarbeiter/in im Bürgerbüro | Wahlhelfer/in, Zählkraft
Pressesprecher, Pressereferent, Öffentlichkeitsarbeiter, PR-Berater, Werbetexter, Kommunikationswirt, Reporter, Moderator, Radiomoderator, Kommentator, Ansager, Fernsehsprecher: Redakteur/in | Texter/in für Lebensgeschichten | Lektor/in, Korrektor/in
Werbefachmann, Werbekaufmann, Marketing, Marketingleiter, Marketingmanager, Produktmanager, Brand Manager, Social Media, Influencer: Mediengestalter/in | Betreuer/in für Webseiten | Vertriebsmitarbeiter/in im Innendienst
Eventmanager, Veranstaltungskaufmann, Veranstaltungsmanager, Hochzeitsplaner, Messebauer, Zeremonienmeister: Veranstaltungshelfer/in | Messehost, Messehostess | Konferenzassistent/in
Steuerberater, Steuerprüfer, Betriebsprüfer, Revisor, Treuhänder, Rechnungsprüfer: Steuerfachangestellte/r | Bilanzbuchhalter/in | Controller/in
Börsenmakler, Finanzberater, Anlageberater, Vermögensberater, Bausparberater, Aktuar, Bankdirektor: Bankkaufmann, Bankkauffrau | Versicherungskaufmann, Versicherungskauffrau | Honorarberater/in Rente und Vorsorge
Logistiker, Logistikleiter, Hafenarbeiter, Hafenmeister, Stauer, Schauermann, Docker: Speditionskaufmann, Speditionskauffrau | Fachkraft für Lagerlogistik | Lagerhelfer/in
Geschäftsleitung, Vorstand, CEO, Inhaber, Aufsichtsrat, Bereichsleiter, Teamleiter, Gruppenleiter, Projektmanager, Kombinatsdirektor: Unternehmensberater/in | Mentor/in für Gründer/innen | Coach für Führungskräfte
Arbeitsvermittler, Arbeitsberater, Jobcenter, Jobvermittler, Berufsberater, Karriereberater: Personalvermittler/in | Berufseinstiegsbegleiter/in | Sozialberater/in
Kulturmanager, Museumsdirektor, Galerist, Kurator, Theaterleiter, Intendant, Dramaturg: Museumsführer/in | Koordinator/in für Ehrenamtliche | Museumsaufsicht
# Shops and kitchen
Trafikant, Zeitungskiosk, Lotto, Lottoannahme, Toto, Spätkauf, Späti, Tabakladen, Büdchen: Kassierer/in | Verkäufer/in im Supermarkt
Trödler, Altwarenhändler, Lumpensammler, Schrotthändler, Antiquar, Briefmarkenhändler, Münzhändler, Pfandleiher: Verkäufer/in im Secondhandladen | Restaurator/in | Buchhändler/in
Fischverkäufer, Fischhändler, Käseverkäufer, Feinkost, Naturkost, Bioladen, Reformhaus, Teeladen: Verkäufer/in im Hofladen | Mitarbeiter/in im Weinhandel | Verkäufer/in im Supermarkt
Autohändler, Fahrradverkäufer, Möbelverkäufer, Küchenverkäufer, Elektroverkäufer, Computerverkäufer, Schmuckverkäufer, Spielwarenverkäufer, Parfümerie: Verkäufer/in für Haushaltswaren | Baumarktberater/in | Verkäufer/in für Mode
Filialleiter, Marktleiter, Ladenbesitzer, Verkaufsstellenleiter, Substitut: Verkäufer/in im Supermarkt | Verkäufer/in für Mode | Einkäufer/in
Selcher, Wurstmacher, Pferdemetzger: Fleischereifachverkäufer/in | Verkäufer/in im Hofladen
Hotelier, Hoteldirektor, Restaurantleiter, Küchenchef, Sommelier, Maitre, Restaurantfachmann, Pächter, Pensionswirt, Hüttenwirt: Servicekraft | Rezeptionist/in | Koch, Köchin
Eismacher, Eisverkäufer, Eisdiele, Pizzabäcker, Dönerverkäufer, Grillmeister, Imbissverkäufer: Mitarbeiter/in im Café | Küchenhilfe | Mitarbeiter/in in der Cafeteria
Lebensmitteltechniker, Molkereifachmann, Käser, Molkerei, Lebensmittelkontrolleur, Destillateur, Braumeister: Qualitätsprüfer/in | Verfahrenstechniker/in | Verkäufer/in im Hofladen
# Crafts, building, industry
Trockenbauer, Trockenbaumonteur, Isolierer, Dämmer, Akustikbauer, Estrichleger, Messebau: Maler/in und Lackierer/in | Montagehelfer/in | Bodenleger/in
Kranführer, Baggerfahrer, Baumaschinenführer, Walzenfahrer, Radladerfahrer, Raupenfahrer: Staplerfahrer/in | Lkw-Fahrer/in | Winterdienstmitarbeiter/in
Goldschmied, Silberschmied, Edelsteinschleifer, Zinngießer, Diamantschleifer, Schmuckdesigner: Uhrmacher/in | Restaurator/in
Asphaltierer, Kanalbauer, Brunnenbauer, Gleisbauer, Rohrleitungsbauer, Abbrucharbeiter, Sprengmeister, Bautechniker, Tiefbauer: Maurer/in | Montagehelfer/in | Bauleiter/in
Glasbläser, Porzellanmaler, Töpfer, Korbmacher, Seifensieder, Kerzenmacher, Bürstenmacher, Besenbinder, Holzschnitzer, Spielzeugmacher, Puppenmacher: Kursleiter/in Malen und Gestalten | Restaurator/in | Werklehrer/in, AG-Leiter/in
Korbflechter, Körbe flechten, Körbe, Schnitzen: Kursleiter/in Malen und Gestalten | Werklehrer/in, AG-Leiter/in
Eis verkaufen, Eisverkauf: Mitarbeiter/in im Café | Servicekraft
Illustration, illustrieren: Mediengestalter/in
Weber, Spinner, Färber, Gerber, Kürschner, Strumpfwirker, Posamentierer, Textilarbeiter, Textilfacharbeiter, Konfektionsnäher, Stricker, Wirker, Zuschneider, Handschuhmacher: Näher/in | Änderungsschneider/in
Gießer, Former, Schmelzer, Stahlkocher, Walzwerker, Galvaniseur, Härter, Hochöfner, Kesselwärter, Kesselflicker, Kokereiarbeiter: Industriemechaniker/in | Montagehelfer/in | Schlosser/in
Chemiefacharbeiter, Chemikant, Pharmakant, Chemielaborant, Lacklaborant, Galvanik, Kunststoffformgeber, Vulkaniseur, Reifenmonteur, Gummiwerker: Medizinisch-technische Laborkraft | Verfahrenstechniker/in | Montagehelfer/in
Papiermacher, Buchdruckmeister, Rotationsdrucker, Offsetdrucker, Siebdrucker, Schriftsetzer, Kartonagenarbeiter, Verpackungsmittelmechaniker: Mediengestalter/in | Verpacker/in
Instrumentenbauer, Klavierbauer, Klavierstimmer, Geigenbauer, Orgelbauer: Tischler/in | Organist/in, Musiker/in | Restaurator/in
Schiffbauer, Bootsbauer, Flugzeugmechaniker, Fluggerätmechaniker, Waffenmeister, Büchsenmacher, Waffenschmied: Industriemechaniker/in | Tischler/in | Schlosser/in
Schädlingsbekämpfer, Kammerjäger, Klärwärter, Heizer, Klärwerk, Wasserwerk, Wassermeister, Schleusenwärter, Deichwart, Gaswerk, Kraftwerker: Haustechniker/in | Industriemechaniker/in | Objektbetreuer/in
Rolladenbauer, Jalousiebauer, Markisen, Fensterbauer, Küchenmonteur, Möbelmonteur, Treppenbauer: Tischler/in | Raumausstatter/in | Montagehelfer/in
Aufzugmonteur, Freileitungsmonteur, Antennenbauer, Fernsehtechniker, Radio- und Fernsehtechniker, Kältetechniker, Klimatechniker, Kälteanlagenbauer, Elektrotechniker: Elektriker/in | Kundendienstmonteur/in | Geräteprüfer/in für Elektrokleingeräte
Fahrzeuglackierer, Autolackierer, Lackierermeister, Schildermaler: Maler/in und Lackierer/in | Kfz-Mechatroniker/in
# Technology and science
Physiklaborant, Mathematiker, Astronom, Geologe, Meteorologe, Mikrobiologe, Ökologe, Geograf, Mineraloge: Datenanalyst/in | Mathematik- und Physiklehrer/in | Dozent/in an der Volkshochschule
Bauingenieur, Tiefbauingenieur, Wasserbauer, Kartograf, Geodät, Messgehilfe: Bauleiter/in | Bauzeichner/in | Projektingenieur/in
Webdesigner, Grafikdesigner, Grafiker, Layouter, Illustrator, Modezeichner, Modedesigner, Produktdesigner, Gebrauchsgrafiker: Mediengestalter/in | Betreuer/in für Webseiten | Kursleiter/in Malen und Gestalten
# On the way
Tramfahrer, Tramführer, U-Bahn-Fahrer, Triebfahrzeugführer, Zugführer, Trambahnfahrer, Straßenbahner, Bimfahrer, Wagenführer, Bähnler, Bahner, Reichsbahner, Bundesbahner, Weichensteller, Schrankenwärter, Rangierer, Bahnwärter: Busfahrer/in | Mitarbeiter/in an der Information | Bürgerbusfahrer/in
Kondukteur, Condukteur, Fahrkartenkontrolleur, Kontrolleur, Fahrkartenverkäufer, Billeteur: Mitarbeiter/in an der Information | Kartenverkäufer/in | Reiseleiter/in
Schiffer, Binnenschiffer, Schiffskapitän, Steuermann, Fährmann, Bootsmann, Smutje, Schiffskoch, Decksmann: Bürgerbusfahrer/in | Lagerhelfer/in | Koch, Köchin
Flugzeugführer, Flugkapitän, Bodenpersonal, Flughafen, Luftsicherheitsassistent, Hubschrauberpilot: Mitarbeiter/in an der Information | Sicherheitsmitarbeiter/in | Empfangsmitarbeiter/in
# Watching, culture
Feuerwehrmann, Feuerwehr, Berufsfeuerwehr, Katastrophenschutz, Rettungsdienst, Bergretter: Brandwache | Mitarbeiter/in im Hausnotruf | Alarmzentralist/in
Gendarm, Volkspolizist, Vopo, Kripo, Kriminalbeamter, Kriminalkommissar, Grenzer, Grenzpolizist, Bundesgrenzschutz, Vollzugsbeamter, Gefängniswärter, Justizwachtmeister, Feldjäger, Unteroffizier, Berufssoldat, NVA: Sicherheitsmitarbeiter/in | Verkehrsüberwacher/in | Pförtner/in
Opernsänger, Chorsänger, Komponist, Dirigent, Kapellmeister, Orchestermusiker, Tontechniker, Toningenieur, Beleuchter, Bühnenbildner, Kulissenschieber, Filmvorführer, DJ, Alleinunterhalter, Kabarettist, Balletttänzer: Organist/in, Musiker/in | Chorleiter/in | Bühnenhelfer/in
Märchenerzähler, Vorleser, Puppenspieler, Buchautor, Autor, Lyriker, Ghostwriter, Drehbuchautor: Texter/in für Lebensgeschichten | Lesepate, Lesepatin | Lektor/in, Korrektor/in
# Nature
Förster, Revierförster, Forstwirt, Forstarbeiter, Holzrücker, Wildhüter, Ranger, Jagdaufseher: Waldarbeiter/in | Naturschutzhelfer/in | Wanderführer/in
Binnenfischer, Fischwirt, Angler, Teichwirt, Schäfer, Hirte, Hirt, Ziegenhirt: Landwirt/in, Betriebshelfer/in | Naturschutzhelfer/in | Tierpfleger/in
Agronom, Agraringenieur, LPG, Zootechniker, Rinderzüchter, Schweinezüchter, Geflügelzüchter, Besamer, Agrotechniker: Landwirt/in, Betriebshelfer/in | Tierpfleger/in
Hundetrainer, Hundeschule, Züchter, Falkner, Jockey, Tierheilpraktiker: Hundesitter/in | Tierpfleger/in | Pferdepfleger/in
Personaltrainer, Bodybuilder, Ernährungscoach, Aerobic: Übungsleiter/in Seniorensport | Ernährungsberater/in | Tanz- und Bewegungslehrer/in
Trämler, Seilbahn, Liftwart, Skilift, Bergbahn, Seilbahner: Busfahrer/in | Parkplatzaufsicht | Kartenverkäufer/in
Köhler, Harzer, Flößer, Seiler, Scherenschleifer, Kesselschmied, Türmer, Schindelmacher, Torfstecher, Reepschläger: Werklehrer/in, AG-Leiter/in | Waldarbeiter/in | Museumsführer/in
Autos waschen, Autowäsche, Autopflege, Waschstraße, Autoaufbereiter, Fahrzeugaufbereiter, Fahrzeugpfleger, Autoreinigung: Reinigungskraft | Fuhrparkbetreuer/in | Fahrzeugüberführer/in
Vermessungsingenieur, Vermessungshelfer, Katasteramt: Bauzeichner/in | Bauleiter/in | Projektingenieur/in
Versicherungsmakler, Versicherungsagent: Versicherungskaufmann, Versicherungskauffrau | Schadensachbearbeiter/in
Doktor, Dr., Wissenschaftlerin, Naturwissenschaftler, Geisteswissenschaftler, Akademiker, Doktorand: Dozent/in an der Volkshochschule | Experte/Expertin im Auslandseinsatz | Nachhilfelehrer/in
Kameraassistent, Filmemacher, Produzent, Filmproduzent, YouTuber, Tonmeister: Bühnenhelfer/in | Fotograf/in | Redakteur/in
Astrologe, Wahrsager, Kartenleger, Handleser, Esoteriker: Telefonseelsorger/in | Sozialberater/in
Detektivin, Privatdetektiv, Spion, Agent: Sicherheitsmitarbeiter/in | Marktforscher/in, Testkäufer/in
Rohrreiniger, Kanalreiniger, Grubenleerer, Tankreiniger, Industriereiniger: Reinigungskraft | Anlagenmechaniker/in SHK
Kinderbuchautor, Comiczeichner, Karikaturist, Cartoonist, Trickfilmzeichner: Kursleiter/in Malen und Gestalten | Texter/in für Lebensgeschichten | Mediengestalter/in
Strafverteidiger, Syndikus, Patentanwalt, Schöffe, Schiedsmann, Notariat, Notargehilfe: Jurist/in, Rechtsberater/in | Rechtsanwaltsfachangestellte/r
Entwicklungshelfer, Missionar, Auslandsdienst, Senior Experten Service, SES: Experte/Expertin im Auslandseinsatz
Maronibrater, Würstelstand, Brezelverkäufer, Zuckerwatte, Losverkäufer, Schausteller, Karussell, Jahrmarkt, Zirkus: Marktverkäufer/in | Mitarbeiter/in in der Cafeteria | Kartenverkäufer/in
Lichtpauser, Reprograf, Kopist, Kopierer, Plotter, Copyshop, Filmentwickler, Bildretuscheur: Mediengestalter/in | Bauzeichner/in | Mitarbeiter/in in der Digitalisierung
Kohlenhändler, Kohlenträger, Brennstoffhändler, Landhändler, Eisenwarenhändler, Baustoffhändler, Saatguthändler: Baumarktberater/in | Lkw-Fahrer/in | Verkäufer/in für Haushaltswaren
Sozialversicherungsfachangestellter, Krankenkasse, AOK, Rentenversicherung, Berufsgenossenschaft, Rentenberater: Verwaltungsfachangestellte/r | Honorarberater/in Rente und Vorsorge | Sachbearbeiter/in
Kaminbauer, Schornsteinbauer, Feuerungsmaurer, Ofenbauer: Maurer/in | Fliesenleger/in
Datenschutzbeauftragter, Datenschützer, Compliance, Gleichstellungsbeauftragte, Frauenbeauftragte: Jurist/in, Rechtsberater/in | Sachbearbeiter/in | Qualitätsmanager/in
Gesundheitsberater, Gesundheitscoach, Diabetesberater, Stillberater, Hygieneberater: Ernährungsberater/in | Pflegeberater/in
Kaminfeger, Essenkehrer, Schlotfeger: Energieberater/in | Haustechniker/in
`;
