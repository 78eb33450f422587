/**
 * What people call an occupation in parts of Germany, in Austria and Switzerland, what it was called
 * in former times, and what people want of their work. The same lines as in `spoken-names-text.ts`.
 */
export const REGIONAL_NAMES = `
# Germany, Austria, Switzerland: house and kitchen
Zugeherin, Aufräumerin, Bedienerin, Putzhilfe, Putzdame, Raumkosmetikerin, Parkettkosmetikerin, Reinigungsfrau, Reinigungsdame, Raumpfleger, Reinigungsperson, Reinemachen, Bodenkosmetiker, wischen, staubsaugen, feudeln: Reinigungskraft
Zugeherin, Aufräumerin, Bedienerin, Zugehhilfe, Hausgehilfin, Haushälterin, Stundenfrau, Monatsfrau, Kalfaktor, Haustochter, Pflichtjahrmädchen: Haushaltshilfe
Beschließerin, Wirtschaftsleiterin, Hauswirtschaftsleiterin, Ökotrophologe: Hauswirtschafter/in
Schulhauswart, Hausmann, Hauswirt, Schulwart, Concierge, Facility Manager, Haustechnik, Hausl, Platzmeister, Schulhausmeister, Hausbetreuer: Hausmeister/in
Handlanger, Zuarbeiter, Helfershelfer, Bauhilfsarbeiter, Taglöhner, Tagelöhner, Helfer: Montagehelfer/in | Lagerhelfer/in | Helfer/in bei kleinen Reparaturen
Beisl, Beiz, Beizer, Wirtshaus, Gasthaus, Gasthof, Schänke, Kaffeehaus, Servierfräulein, Ober, Zahlkellner, Kellner, Kellnerin, Serviceangestellte, Gastro, Gastronomie, Biergarten, Oktoberfest, Bierzelt: Servicekraft
Wirtsfrau, Schankbursche, Tresenkraft, Thekenkraft, Theke, Tresen, Barista, Barmann, Bardame, Barmixer, Zapfen: Buffetkraft
Kaffeekocher, Kaffee kochen, Caféhaus, Kuchen verkaufen, Bistro: Mitarbeiter/in im Café
Küchenbub, Kuchlmadl, Abwäscher, Spülfrau, Geschirrspüler, Kartoffelschäler, Küchenfrau, Küchenmädel, Officemitarbeiter, Casserolier, Kochgehilfe: Küchenhilfe
Köksch, Smutje, Kantinenkoch, Großküche, Herdkoch, Hausköchin, Kochfrau: Koch, Köchin
Schulköchin, Schulspeisung, Essensausgabe, Kantine, Kantinenhilfe, Kantinenkraft, Mensa, Schulküche, Kinderküche: Mitarbeiter/in in der Schulmensa
Bäcker, Beck, Feinbäcker, Patissier, Pâtissier, Torten backen, Lebküchner, Lebzelter, Backfrau, Zuckerbäckerin: Konditor/in, Kuchenbäcker/in
Bäckereifachverkäuferin, Brotverkäufer, Semmeln verkaufen, Weckle, Brezeln, Schrippen: Verkäufer/in für Backwaren
Metzgerei, Fleischhauerei, Fleischwarenverkäufer, Wurstverkäufer, Fleischtheke, Knochenhauer: Fleischereifachverkäufer/in
Greißler, Greisler, Gemischtwarenhändler, Kaufladen, Kaufhalle, Konsum, Ladnerin, Lädeli, Verkaufshilfe, Verkaufskraft, Detailhandel, Denner, Migros, Coop, Billa, Hofer, Norma, Kaufland, Filialmitarbeiter: Verkäufer/in im Supermarkt
Marktfahrer, Standler, Standlerin, Hökerin, Höker, Wochenmarkt, Gemüsefrau, Blumenmarkt, Standbetreiber: Marktverkäufer/in
Bauernladen, Ab Hof, Obstverkauf, Spargelverkauf, Erdbeerverkauf, Weihnachtsbaumverkauf: Verkäufer/in im Hofladen
Blumenbinder, Binderin, Kranzbinder, Blumenfrau, Blumenverkäufer: Florist/in
Kassenkraft, Cassiererin, Kassenpersonal, Supermarktkasse, abkassieren: Kassierer/in
Nachfüller, Auffüller, Ladenauffüller, Wareneinräumer, Regalbetreuer, Regalbefüller, Auffüllkraft, Verräumkraft: Regalauffüller/in
Waschfrau, Glätterin, Büglerin, Bügelfrau, Bügelhilfe, Lingère, Lingerie, Weißzeugbeschließerin, Mangelfrau: Wäschereimitarbeiter/in
Störschneider, Flickschneider, Schneidermeister, Herrenschneider, Damenschneider, Maßschneider, Hosen kürzen, umändern: Änderungsschneider/in
Weißnäherin, Flickfrau, Kunststopfer, Strickerin, Stickerin, Klöpplerin: Näher/in
Schuster, Flickschuster, Schuhflicker: Schuhmacher/in
# Care, children
Spitex, Hauskrankenpflege, Heimhilfe, Volkssolidarität, Sozialdienst, Sozialstation, Pflegedienst, Hauspfleger: Mitarbeiter/in im ambulanten Pflegedienst
FaGe, Fachmann Gesundheit, DGKP, DGKS, Diplomkrankenpfleger, Diplomschwester, Krankenwärter, Rotkreuzschwester, DRK-Schwester, Nachtschwester, Vollschwester, Kinderschwester, Anästhesieschwester, Hospizschwester, Dialyseschwester, Stationshilfe: Pflegefachkraft
Krankenwärter, Altenpfleger, Altenpflegehelfer, Pflegeassistent, Schwesternhelferin, Stationshilfe, Krankenpflegehelfer, Sanitätshelfer, Pflegehilfskraft, Pflegeheimhelfer: Pflegehelfer/in
Nachtdienst, Nachtschicht, nachts, Nachtarbeit, Nachtwachen: Nachtwache in der Pflege | Nachtwächter/in | Nachtportier
Alltagshilfe, Seniorenhilfe, Altenhilfe, Altenbetreuer, Altenbegleiter, Spaziergänge, Opa betreuen, Oma betreuen, mit Senioren, mit Alten, 24-Stunden-Betreuung, Personenbetreuer: Seniorenbetreuer/in | Alltagsbegleiter/in
Kindsmagd, Kindermadl, Nanny, Nurse, Kinderhüterin, Kinderpfleger, Kinderhüter, Hüeti: Kinderfrau, Kinderbetreuer/in
Kindergärtner, Kita, Kindertagesstätte, Krippe, Erzieher, Kindergartentante, Hort: Aushilfe im Kindergarten
Ziehmutter, Pflegemutter, Tageseltern, Kindertagespflege, Pflegevater: Tagesmutter, Tagesvater
Nachhilfestunden, Schülerhilfe, Mathe-Nachhilfe, Hauslehrerin, Nachhilfe Englisch, Repetitor: Nachhilfelehrer/in
Schülerlotse, Verkehrshelfer, Schulwegbegleiter, Lotsendienst, Zebrastreifen: Schulweghelfer/in
Ordinationsgehilfin, Ordinationsassistenz, MPA, Medizinische Praxisassistentin, Doktorgehilfin, Arzthelfer, Praxishelfer, Praxishilfe: Medizinische/r Fachangestellte/r | Mitarbeiter/in am Praxisempfang
Krankengymnast, Physio, Bewegungslehrer: Physiotherapeut/in
Fußpflege, Pediküre, Fußpflegerin, medizinische Fußpflege, Pedicure, Maniküre: Podologe, Podologin
Apothekenhelfer, Pharmaassistentin, Apothekerhelferin, Pharmazieingenieur, Apothekenassistent, Vorexaminierte: PTA | PKA
# Office
Tippfräulein, Bürofräulein, Schreibfräulein, Büromädchen, Stenodaktylo, Phonotypist, Fernschreiber, Telexistin, Maschinenschreiber: Schreibkraft
Bürolist, Büromensch, Büroler, Kanzleikraft, kaufmännisch, Industriekaufmann, Bürokraft, Bürodame, Bürofrau, Kfm, Facharbeiter für Schreibtechnik, Wirtschaftskaufmann, Büroassistent: Bürokaufmann, Bürokauffrau
Bürokraft, Bürodame, Ablage, Kopieren, Lochen, Akten, Sortieren, Bürojob, Kuvertieren: Bürohilfe
Tippse, Vorzimmer, Chefsekretärin, Direktionssekretärin, Vorstandssekretärin, Office Manager: Sekretär/in
Sachbearbeitung, Referatssachbearbeiter, Büroinnendienst, Backoffice, Back Office: Sachbearbeiter/in
Pfortendienst, Portier, Loge, Pforte, Empfangschef, Torwächter, Werkschutz, Pförtnerloge, Einlasser: Pförtner/in
Empfang, Empfangsherr, Rezeption, Anmeldung, Empfangsfräulein, Front Office, Büroempfang: Empfangsmitarbeiter/in
Buchhalterisch, Rechnungsführer, Rechnungsprüfung, Rechnungen schreiben, Hauptbuchhalter, Finanzbuch, Rechnungsleger: Buchhalter/in
Lohnverrechner, Lohnrechner, Gehaltsbuchhalter, Salärbuchhalter, Personalverrechner: Lohnbuchhalter/in
Handlungsreisender, Provisionsvertreter, Handelsagent, Pharmareferent, Pharmavertreter, Verkaufsfahrer, Staubsaugervertreter: Vertriebsmitarbeiter/in im Außendienst
Callcenteragent, Call Center Agent, Telefonagent, Hotline, Telefonauskunft, Auskunft: Kundenberater/in am Telefon
Stadtführer, Fremdenführer, Cicerone, Tourguide, Guide, Schlossführer: Gästeführer/in
Datentypist, Locherin, Datenerfassung, Daten eingeben, Prüflocher: Datenerfasser/in
Personalsachbearbeitung, HR, Lohnbüro, Kaderleiter, Kaderabteilung: Personalsachbearbeiter/in
# Crafts
Anstreicher, Weißler, Maler, Flachmaler, Stubenmaler, tapezieren, streichen, Wände streichen, ausmalen: Maler/in und Lackierer/in
Möbelschreiner, Kistler, Zargenmacher, Ebenist, Schreinerei, Tischlerei, Kunsttischler, Bauschreiner, Holzmechaniker, Holzarbeiter: Tischler/in
Maurermeister, Pflasterer, Steinsetzer, Hausbau, Baufacharbeiter, Betonarbeiter, Bauwerker, Häuslbauer: Maurer/in
Plättlileger, Plattenleger, Hafner, Fliesner, Fliesen legen: Fliesenleger/in
Blechschlosser, Klempnermeister, Sanitärinstallateur, Heizungsinstallateur, Rohrbieger, Wasserinstallateur, Klempnerei, Bauklempner, Brunnenmacher: Anlagenmechaniker/in SHK
Stromer, Elektrikermeister, Elektromonteurin, Strippenzieher, Elektrofachkraft, Elektroinstallation, Elektronik: Elektriker/in
Zimmermann, Zimmerleute, Schieferdecker, Reetdachdecker, Dachdeckerei: Dachdecker/in, Zimmerer, Zimmerin
Maschinenschlosser, Betriebsschlosser, Mechanikermeister, Mechaniker, Instandhalter, Monteur, Maschinenbauer, Landmaschinenmechaniker, Landmaschinenschlosser, Instandhaltungsmechaniker: Industriemechaniker/in | Schlosser/in
Fräser, Zerspaner, Eisendreher, Schleifer, CNC, Revolverdreher, Bohrwerksdreher, Feinmechaniker, Hobler, Polymechaniker: Zerspanungsmechaniker/in
Automechaniker, Autospengler, Garagist, Autoschrauber, Kfz-Meister, Schrauber, Automechanikermeister: Kfz-Mechatroniker/in
Velomechaniker, Velomech, Radlmechaniker, Zweiradmechaniker, Fahrräder reparieren, Fahrradwerkstatt, Drahteselflicker: Fahrradmechaniker/in
Heimwerker, Bastler, Rentner-Handwerker, Handwerker, Möbel aufbauen, Bohren, Kleinreparaturen, Regale aufbauen, Allrounder, Allroundtalent: Helfer/in bei kleinen Reparaturen
Schweißer, Schlossermeister, Kunstschlosser, Metallbauer, Stahlbauer, Eisenbieger, Kesselschmied, Blechschmied, Metaller, Metallarbeiter: Schlosser/in
Akkordarbeiter, Bandarbeit, Schichtarbeiter, Löterin, Montiererin, Montage, Werker, Anlernkraft, Maschinenarbeiter, Fertigung: Montagehelfer/in
Bodenleger, Teppichleger, Linoleum, Parkett: Bodenleger/in
Tapezierermeister, Dekorateur, Polstermöbel, Tapezierer, Nähstube, Tapissier: Raumausstatter/in
# On the way
Taxler, Taxichauffeur, Taxilenker, Mietwagenfahrer, Uber, Uberfahrer, Droschkenkutscher: Taxifahrer/in
Chauffeur, Camionneur, Lastwägler, Lastwagenchauffeur, Brummifahrer, Brummi, Kapitän der Landstraße, Tankwagenfahrer, LKW-Lenker, Kraftfahrerin: Lkw-Fahrer/in
Buslenker, Bus fahren, Omnibusfahrer, Postautofahrer, Car-Chauffeur, Reisebusfahrer: Busfahrer/in
Pöstler, Postbeamter, Postangestellte, Briefbote, Postfrau, Postmann, Christl von der Post, Postsortierer: Poststellenmitarbeiter/in | Zeitungszusteller/in
Zeitungsausträger, Zeitungsfrau, Zeitungsjunge, Zeitungsmann, Prospektverteiler, Flyer verteilen, Werbung austragen, Blättchen austragen: Zeitungszusteller/in
Paketausfahrer, Paketdienst, DHL, Hermes, UPS, Lieferdienst, Essenslieferant, Pizzafahrer, Pizzabote, Lieferbote, Kurierdienst, Blumenbote: Kurierfahrer/in
Fahrdienst, Rollstuhlfahrdienst, Personenfahrer, Schülertransport, Fahrer privat, Krankentransport: Fahrer/in für Senioren- und Krankenfahrten
Magaziner, Lagerlogistik, Lagerleiter, Lagerverwalter, Logistik, Magazineur, Lagerkraft: Fachkraft für Lagerlogistik | Lagerhelfer/in
Stapler, Gabelstaplerfahrer, Staplerpilot, Hubstapler: Staplerfahrer/in
Packen, Einpacken, Päckchen packen, Packerin, Konfektionierer: Verpacker/in
# Nature and garden
Gartler, Garteln, Hobbygärtner, Kräutergärtner, Gemüsegärtner, Baumschuler, Gartenbauer, Gärtnergehilfe, Blumen gießen, Hecke schneiden, Heckenschneiden, Laub, Unkraut jäten, Beete, Schrebergarten: Gartenhelfer/in | Gärtner/in
Bauer, Bäuerin, Bauernknecht, Almer, Alphirt, Älpler, Agrarfacharbeiter, Viehhirt, Schweinehirt, Kuhhirte, Stallmagd, Landfrauen, Stallarbeit, Genossenschaftsbauer, LPG-Bauer: Landwirt/in, Betriebshelfer/in
Rosser, Rossknecht, Stallmeister, Pferdenarr, Reitstall, Bereiter: Pferdepfleger/in
Weinbauer, Winzer, Rebmann, Weinlese, Traubenlese, Wengerter, Weinhauer: Winzergehilfe, Winzergehilfin
Spargelstecher, Apfelpflücker, Hopfenzupfer, Erntearbeiter, Ernte, Apfelernte: Erntehelfer/in
Zeidler, Bienenzüchter, Bienen, Honig: Imker/in
Schneeräumer, Schneeschieber, Schnee räumen, Schneeschippen, Streudienst: Winterdienstmitarbeiter/in
Gassi gehen, Gassigeher, Hundeausführer, Dogwalker, Hundepension, Tiersitter: Hundesitter/in
Katzen füttern, Blumen gießen im Urlaub, Haussitter, Homesitter, Haus hüten, Katzensitter: Katzen- und Haushüter/in
Lehrbub, Lehrjunge, Lehrmädchen, Stift, Lehrtochter: Ausbildungsbeauftragte/r | Berufseinstiegsbegleiter/in
Büezer, Malocher, Hackler, Schaffer, Barabrer, Arbeiterin, Gelegenheitsarbeiter: Montagehelfer/in | Lagerhelfer/in | Maurer/in
Schofför, Schoför, Privatchauffeur: Taxifahrer/in | Fahrer/in für Senioren- und Krankenfahrten
Laufbursche, Botenjunge, Bote, Botengänge, Ausläufer, Botendienst: Kurierfahrer/in | Bürohilfe | Poststellenmitarbeiter/in
Hausierer, Kolporteur, Haustürverkauf: Vertriebsmitarbeiter/in im Außendienst | Marktverkäufer/in
Telegrafist, Funker, Fernmelder, Fernsprechvermittlung, Telefonfräulein, Vermittlung: Telefonist/in
Dispatcher, Tourenplaner, Einsatzleiter, Fahrbereitschaft: Disponent/in | Einsatzplaner/in
Hotelkaufmann, Hotelfachmann, Hotelkauffrau, Hotelsekretärin, Hotelempfang, Hotelrezeption: Rezeptionist/in
Garderobenfrau, Garderobenmann, Garderobiere, Garderobe: Veranstaltungshelfer/in | Platzanweiser/in
Kleiderkammer, Kleidersammlung, Flohmarktverkäufer, Caritas, Diakonie, Rotes Kreuz: Verkäufer/in im Secondhandladen | Helfer/in bei der Tafel | Helfer/in im Besuchsdienst
Suppenküche, Obdachlosenhilfe, Bahnhofsmission: Helfer/in bei der Tafel | Helfer/in im Besuchsdienst
Flüchtlingshilfe, Flüchtlinge, Migranten: Integrationshelfer/in | Sprachpate, Sprachpatin | Lehrkraft für Deutsch als Zweitsprache
Hospiz, Sterbebegleiter, Hospizhelfer, Trauer, Krankenhausseelsorge, Grüne Dame, Krankenbesuche: Trauerbegleiter/in | Helfer/in im Besuchsdienst
Großeltern, Ersatzoma, Wunschoma, Patenoma, Oma-Dienst, Granny, Granny-Aupair: Leihoma, Leihopa
Betreuungskraft, Alltagsbetreuer, 43b, 87b, Präsenzkraft, soziale Betreuung: Betreuungskraft nach § 43b
Kurs leiten, Volkshochschule, VHS, Kursleiterin, Dozentin, Vorträge: Dozent/in an der Volkshochschule
Gesang, Singen, Chor, Gesangslehrer, Vorsänger: Chorleiter/in | Musiklehrer/in
Klavierlehrer, Gitarrenlehrer, Flötenlehrer, Geigenlehrer, Musikschule, Klavier: Musiklehrer/in
Tanzlehrer, Tanzen, Ballettlehrer, Gymnastik: Tanz- und Bewegungslehrer/in
Deutschlehrer, Englischlehrer, Französischlehrer, Fremdsprachenlehrer: Sprachlehrer/in | Lehrer/in in Vertretung
Kassier, Schatzmeister, Vereinskassierer: Kassenwart/in im Verein | Kassierer/in
Platzwart, Greenkeeper, Sportplatz, Tennisplatz, Golfplatz, Zeugwart: Greenkeeper, Platzpfleger/in | Hallenwart/in
Schwimmbad, Bademeister, Freibad, Rettungsschwimmer, Hallenbad: Badeaufsicht
Kartenabreißer, Kino, Theater, Billettkontrolle, Einlasskontrolle, Einlass, Kinokasse: Platzanweiser/in | Kartenverkäufer/in
Parkwächter, Parkwart, Parkhaus, Parkplatzwächter: Parkplatzaufsicht | Spielplatz- und Parkaufsicht
Knöllchen, Knöllchenschreiber, Ordnungsamt, Ordnungshüter, Hilfspolizist, Parksünder: Verkehrsüberwacher/in
Kaufhausdetektiv, Ladendetektiv, Doorman, Bodyguard, Leibwächter, Objektschutz, Wachmann, Wach- und Schließgesellschaft: Sicherheitsmitarbeiter/in
Wäscherei, Bügelservice, Wäscheausgabe: Wäschereimitarbeiter/in
Rentenberatung, Rente beantragen, Rentenantrag: Honorarberater/in Rente und Vorsorge
Behördengänge, Formulare, Anträge ausfüllen, Papierkram, Steuererklärung: Hilfe bei Papierkram und Anträgen
Korrekturlesen, Korrekturleser, Lektorat, Texte korrigieren, Rechtschreibung: Lektor/in, Korrektor/in
Fotografieren, Photograph, Lichtbildner, Knipser, Fotografin: Fotograf/in
Messdiener, Orgel, Orgelspieler, Kirchenmusiker, Kantor, Musiker, Musikant, Geiger, Pianist: Organist/in, Musiker/in
Bücherei, Stadtbücherei, Leihbücherei, Bibliothek: Bibliotheksmitarbeiter/in
Archiv, Aktenarchiv, Registratur, Aktenverwalter: Archivmitarbeiter/in | Registrator/in
Ahnenforscher, Biografie, Memoiren, Lebenserinnerungen: Texter/in für Lebensgeschichten | Archivmitarbeiter/in
Immobilien, Makler, Wohnungsmakler, Häusermakler: Immobilienmakler/in
Gutachter, Sachverständiger, Bausachverständiger: Sachverständige/r für Immobilien | Prüfingenieur/in
Programmieren, Informatiker, Entwickler, Softwareingenieur, Webentwickler, ITler, EDV-Mann, Operator: Softwareentwickler/in | Systemadministrator/in
Dienstmann, Gepäckträger, Kofferträger, Träger, Lastenträger, Kofferpacker: Zimmerservicekraft | Nachtportier | Lagerhelfer/in
Assistent, Assistentin, Assistenz: Assistenz der Geschäftsführung | Teamassistent/in | Projektassistent/in
Kundenbetreuer, Kundenberater, Kundendienst, Kundenservice, Kundenbetreuung: Kundenberater/in am Telefon | Vertriebsmitarbeiter/in im Innendienst | Mitarbeiter/in im Kundenservice (E-Mail und Chat)
Gartenpflege, Gartenarbeit, Gärtnermeister, Rasenpflege: Gärtner/in | Gartenhelfer/in
Bankbeamter, Sparkassenbeamter, Bankkassierer: Bankkaufmann, Bankkauffrau
Pflegerin, Pflegeperson, Pflegemitarbeiter: Pflegefachkraft | Pflegehelfer/in
kaufmännische Assistentin, kaufmännischer Assistent, Wirtschaftsassistent: Bürokaufmann, Bürokauffrau | Assistenz der Geschäftsführung
Haushaltskraft, Haushälter, Hauswirtschaftshilfe: Haushaltshilfe | Hauswirtschafter/in
Nähkurs, Handarbeitskurs, Strickkurs, Malkurs: Kursleiter/in Malen und Gestalten | Näher/in
Seniorenbegleiter, vorlesen, alten Menschen vorlesen: Seniorenbetreuer/in | Gesellschafter/in für Senioren
Wohnungsverwalter, Mietverwalter, Hausverwaltung: Immobilienkaufmann, Immobilienkauffrau | Mieterbetreuer/in
# What people want of the work
leichte Arbeit, leichte Tätigkeit, leichte Arbeiten, leichter Job, im Sitzen, sitzende Tätigkeit, sitzend, körperlich leicht, ohne Heben, ohne schweres Heben, rückenschonend: Empfangsmitarbeiter/in | Bürohilfe | Museumsaufsicht | Telefonist/in | Pförtner/in
draußen, im Freien, frische Luft, an der frischen Luft, Arbeit im Freien, in der Natur, Outdoor, mit Pflanzen: Gartenhelfer/in | Naturschutzhelfer/in | Wanderführer/in | Waldarbeiter/in | Gärtner/in
ungelernt, Ungelernte, ohne Ausbildung, ohne Lehre, ohne Beruf, ohne Abschluss, ohne Vorkenntnisse, ohne Erfahrung, angelernt, Quereinsteiger, Quereinstieg, Anfänger, Hilfsjob: Reinigungskraft | Küchenhilfe | Lagerhelfer/in | Gartenhelfer/in | Regalauffüller/in
mit Menschen, unter Leute kommen, unter Menschen, Kontakt mit Menschen, mit Leuten, Leute treffen: Empfangsmitarbeiter/in | Alltagsbegleiter/in | Seniorenbetreuer/in | Gästeführer/in | Helfer/in im Besuchsdienst
mit den Händen, mit Holz, handwerklich arbeiten, praktisch, anpacken: Helfer/in bei kleinen Reparaturen | Mitarbeiter/in im Repair-Café | Tischler/in | Montagehelfer/in
mit Zahlen, rechnen: Buchhalter/in | Kassenwart/in im Verein | Datenanalyst/in
mit Sprachen, Sprachen, Englisch, Französisch: Sprachlehrer/in | Übersetzer/in | Dolmetscher/in im Sozialwesen
am Computer, mit Computern, am PC, Laptop, Internet: IT-Helfer/in für Senioren | Datenerfasser/in | IT-Supporter/in
kreativ, Kunst, malen, gestalten, etwas Kreatives: Kursleiter/in Malen und Gestalten | Raumausstatter/in | Fotograf/in
sozial, etwas Soziales, soziales, anderen helfen, Menschen helfen, Gutes tun, sinnvoll: Helfer/in im Besuchsdienst | Alltagsbegleiter/in | Sozialberater/in | Helfer/in bei der Tafel
mit dem Auto, Führerschein, am Steuer: Kurierfahrer/in | Fahrer/in für Senioren- und Krankenfahrten | Fahrzeugüberführer/in | Taxifahrer/in
mit Büchern: Bibliotheksmitarbeiter/in | Buchhändler/in | Lesepate, Lesepatin
beraten, Wissen weitergeben, Erfahrung weitergeben, Berater, Consulting: Unternehmensberater/in | Betriebliche/r Mentor/in | Mentor/in für Gründer/innen
unterrichten, lehren, Kurse geben, Unterricht: Nachhilfelehrer/in | Lehrer/in in Vertretung | Dozent/in an der Volkshochschule | Sprachlehrer/in
aufpassen, beaufsichtigen, Aufsicht: Museumsaufsicht | Prüfungsaufsicht | Spielplatz- und Parkaufsicht | Parkplatzaufsicht
Praktikum, Ausbildung, Lehre, Azubi, Lehrling, Umschulung: Ausbildungsbeauftragte/r | Praxisanleiter/in in der Pflege | Berufseinstiegsbegleiter/in
Haushalt geführt, Haushaltsführung, Familienarbeit: Haushaltshilfe | Hauswirtschafter/in
Kinder großgezogen, Kindererziehung: Kinderfrau, Kinderbetreuer/in | Tagesmutter, Tagesvater | Leihoma, Leihopa
Angehörige gepflegt, Pflege von Angehörigen, Mutter gepflegt, Eltern gepflegt, Mann gepflegt, Frau gepflegt: Seniorenbetreuer/in | Alltagsbegleiter/in
Bäckermeister, Konditormeister: Konditor/in, Kuchenbäcker/in | Verkäufer/in für Backwaren
`;
