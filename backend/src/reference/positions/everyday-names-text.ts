/**
 * What people call an occupation in one word, where no other name of it leads there. The same lines as in
 * `spoken-names-text.ts`, by two authors who saw no message; in the order of the catalogue.
 */
export const EVERYDAY_NAMES = `
Verkauf: Verkäufer/in im Supermarkt | Verkäufer/in für Mode | Verkäufer/in für Backwaren | Verkäufer/in für Haushaltswaren
Übersetzungen: Übersetzer/in
Gärtnerei: Gärtner/in
Omasitter, Betagtenbetreuung: Seniorenbetreuer/in
Betreuungsschein, Aktivierungsfachfrau: Betreuungskraft nach § 43b
Gehirnjogging, Hirnjogging, Gehirntraining, Kopftraining, Merktraining: Gedächtnistrainer/in
Seniorentageszentrum: Helfer/in in der Tagespflege
Spielenachmittag, Bingonachmittag, Jassnachmittag, Skatrunde, Rentnertreff, Pensionistenclub, Pensionistenrunde, Veteranenklub, Seniorenstammtisch, Handarbeitskreis, Strickkreis: Leiter/in einer Seniorengruppe
Seniorenausflüge: Leiter/in einer Seniorengruppe | Reiseleiter/in
Spettfrau: Haushaltshilfe
Pfarrersköchin, Hausbeamtin, Einmachen, Einkochen: Hauswirtschafter/in
Einkaufsdienst, Poschten, Laufbote: Einkaufshelfer/in
Klönen, Klönschnack: Gesellschafter/in für Senioren
Wochenbettpflege, wellcome: Familienhelfer/in
Leihnana, Mietoma, Wahloma: Leihoma, Leihopa
Krabbelkinder: Tagesmutter, Tagesvater
Chindsgi, Chindergarte, Elementarpädagogik: Aushilfe im Kindergarten
Leseoma: Lesepate, Lesepatin | Hausaufgabenbetreuer/in
Lesehelfer, Vorlesestunde: Lesepate, Lesepatin
Sozpäd, Schuldnerhilfe, Wohnungslosenhilfe: Sozialberater/in
Asylantenheim, Zuwanderer, Aussiedler: Integrationshelfer/in
Deutschhilfe, Sprachmentor, Tandempartner: Sprachpate, Sprachpatin
Sachwalter, Erwachsenenvertreter, Erwachsenenvertretung, KESB, Beistandschaft, Nachlasspfleger, Verfahrenspfleger: Rechtliche/r Betreuer/in
Hospizverein, Hospizdienst, Palliativ, Palliativbegleitung: Trauerbegleiter/in
Armenküche, Armenspeisung, SOMA, Vinzimarkt, Vesperkirche, Foodsharing: Helfer/in bei der Tafel
Mehrgenerationenhaus: Koordinator/in für Ehrenamtliche
Reparierwerkstatt, Bastelwerkstatt, Tüfteln: Mitarbeiter/in im Repair-Café
Säckelmeister, Säckelwart, Quästor: Kassenwart/in im Verein
Vorturner: Übungsleiter/in Seniorensport | Jugendtrainer/in
Sturzprävention, Sturzprophylaxe, Herzsport, Herzsportgruppe, Aquafit: Übungsleiter/in Seniorensport
Rückenschule: Übungsleiter/in Seniorensport | Tanz- und Bewegungslehrer/in
Diplomierte, Verbandswechsel, Wundmanagerin: Pflegefachkraft
Körperpflege, Grundpflege, Pflegebasiskurs, Pflegefachassistenz, KPH: Pflegehelfer/in
Lehrschwester, Unterrichtsschwester, Schulschwester, Pflegeschüler, Pflegeazubis, Krankenpflegeschule, Altenpflegeschule, Pflegeschule, Schwesternschule, Schwesternschülerinnen: Praxisanleiter/in in der Pflege
MDK: Pflegeberater/in
Gemeindepflegestation, Diakoniestation: Mitarbeiter/in im ambulanten Pflegedienst
Poliklinik, VERAH: Medizinische/r Fachangestellte/r
Stomatologie, ZMP, ZMF: Zahnmedizinische/r Fachangestellte/r
Krankenhausaufnahme, Praxistelefon: Mitarbeiter/in am Praxisempfang
Privatliquidation, Ordinationsmanagerin, Praxischefin, Praxismanagement: Praxismanager/in
Kliniksekretärin: Schreibkraft für Arztbriefe
Bobath: Physiotherapeut/in
Massieren, Kurbad, Kurmittelhaus, Moorpackungen, Bäderabteilung, Kneippanwendungen: Masseur/in und med. Bademeister/in
Arbeitstherapeut, Arbeitserzieher: Ergotherapeut/in
Sprachheillehrerin, Sprachheilpädagogin, Sprachheiltherapeutin, Lispeln, Sprachstörungen: Logopäde, Logopädin
Diätologin, Diätologe, Abnehmkurse, Abnehmberatung, Diätfachfrau: Ernährungsberater/in
HV-Tisch, Handverkauf: PTA
Apothekenfacharbeiterin, Rezeptabrechnung: PKA
Blutlabor, BMA, Krankenhauslabor, Blutuntersuchung, Mikroskop, Mikroskopieren, Zytologie, Blutbank: Medizinisch-technische Laborkraft
Empfangssekretärin: Empfangsmitarbeiter/in
Fernmeldeamt, Fernamt, Telefonsekretärin, Stöpseln: Telefonist/in
Auskunftsschalter, Infostand: Mitarbeiter/in an der Information
Eintüten: Poststellenmitarbeiter/in | Verpacker/in
Amtsbote, Amtsbotin, Botenmeister, Botenmeisterei, Aktenbote: Poststellenmitarbeiter/in
Direktorsekretärin, Generalsekretärin: Assistenz der Geschäftsführung
Abteilungsassistentin, Gruppensekretärin, Bereichsassistentin: Teamassistent/in
Schreibdienst, Diktiergerät: Schreibkraft
Rechtsfachwirtin, Advokatur, Advokatursekretärin: Rechtsanwaltsfachangestellte/r
Auslandskorrespondenz, Europasekretärin: Fremdsprachensekretär/in
Abheften, Schreibkram: Bürohilfe
Handelsschule: Bürokaufmann, Bürokauffrau
Amtskram, Amtswege, Zettelwirtschaft: Hilfe bei Papierkram und Anträgen
Verwendungsnachweise: Projektassistent/in
Bestellannahme, Fakturistin, Fakturierung, Fakturieren, Bestellbüro, Auftragsbestätigung, Rechnungsstellung, Faktura: Auftragssachbearbeiter/in
Lochkartenstanzerin, Datenpflege, Adresspflege: Datenerfasser/in
Sütterlin, Kurrentschrift, Stasi-Unterlagen: Archivmitarbeiter/in
Scandienst, Mikrofilm, Mikroverfilmung, Scanstelle: Mitarbeiter/in in der Digitalisierung
Bücherausgabe, Borromäusverein: Bibliotheksmitarbeiter/in
Karteikarten, Kartei, Karteikraft, Karteiführerin, Aktenhaltung, Registraturkraft, Registraturleiterin: Registrator/in
Gemeindeamt, Bezirkshauptmannschaft, Magistrat, Gemeindekanzlei, Bauamt, Gemeindebediensteter: Verwaltungsfachangestellte/r
Passamt, Ausweisstelle, Zulassungsstelle: Mitarbeiter/in im Bürgerbüro
Schulkanzlei, Rektorat, Schulkanzlistin: Schulsekretär/in
Wahllokal, Wahlbeisitzer, Wahlbeisitz, Volkszählung, Verkehrszählung, Fahrgastzählung, Wahlsonntag, Briefwahl: Wahlhelfer/in, Zählkraft
Grabvergabe, Beerdigungsinstitut, Pompfüneberer, Friedhofskanzlei, Sargträger, Leichenträger: Friedhofsverwalter/in
Pfarramtssekretärin, Kirchenamt, Kirchenschreiberin, Kirchenkreisbüro, Kirchgemeindesekretariat, Messintentionen, Superintendentur: Pfarrsekretär/in
Kontokorrent, BMD, Bexio: Buchhalter/in
Monatsabschluss, Abschlussbuchungen, Konzernabschluss, IFRS: Bilanzbuchhalter/in
Lohntüten, Baulohn, Bezügestelle, Besoldungsstelle, Bezügerechnerin: Lohnbuchhalter/in
Lohnsteuerhilfe, Lohnsteuerhilfeverein, Arbeitnehmerveranlagung, Lohnsteuerjahresausgleich, ELSTER, Umsatzsteuervoranmeldung: Steuerfachangestellte/r
Betriebsabrechnung, Soll-Ist-Vergleich, Finanzcontrolling, Innenrevision, Haushaltsplanung, Deckungsbeitrag: Controller/in
Mahnbescheid, Schuldeneintreiber, Außenstände, Betreibungsamt, Vollstreckung: Mitarbeiter/in im Mahnwesen
Zentraleinkauf, Materialwirtschaft, Materialversorgung: Einkäufer/in
Verkaufssachbearbeiterin, Verkaufsbüro, Vertriebsassistentin, Verkaufsabteilung, Absatzabteilung, Vertriebssachbearbeiterin, Vertriebsassistenz, Verkaufsassistentin: Vertriebsmitarbeiter/in im Innendienst
Haustürgeschäft, Tupperware, Avon-Beraterin, Vorwerk: Vertriebsmitarbeiter/in im Außendienst
Zollpapiere, Zolldeklarant, Verzollung: Exportsachbearbeiter/in | Speditionskaufmann, Speditionskauffrau
Verzoller, Ursprungszeugnis, Akkreditive, Auslandsversand, Auslandsgeschäft: Exportsachbearbeiter/in
Produkttester, Warentester, Testesser, Geschmackstester: Marktforscher/in, Testkäufer/in
Verkoster: Marktforscher/in, Testkäufer/in | Messehost, Messehostess
Personalassistentin, Personalstelle, Urlaubslisten, Urlaubskartei, Zeitwirtschaft, Stempeluhr, Stempelkarten: Personalsachbearbeiter/in
Mitarbeitergespräche: Personalreferent/in
Lehrfacharbeiter, Lehrwerkstatt, Ausbilderschein: Ausbildungsbeauftragte/r | Prüfer/in in der Berufsbildung
Berufsbildner: Ausbildungsbeauftragte/r
Leiharbeitsfirma, Fallmanager, Stellenvermittlung: Personalvermittler/in
Lehrpate, Betriebspate: Betriebliche/r Mentor/in
Raiffeisenbank, Raiffeisenkasse, Geldinstitut, Kontoführung, Postbank, Staatsbank, Genossenschaftsbank, Kantonalbank, Wertpapierberater: Bankkaufmann, Bankkauffrau
Bausparkasse, Hypothek, Hypothekenbank: Kreditsachbearbeiter/in
Versicherungsangestellte, Assekuranz, Allianz: Versicherungskaufmann, Versicherungskauffrau
Unfallabteilung: Schadensachbearbeiter/in
Rentenstelle, Versichertenältester, LVA, Pensionsberatung, Pensionsberater, Knappschaftsältester: Honorarberater/in Rente und Vorsorge
KWV, Gebäudewirtschaft, Liegenschaftsverwalterin, Betriebskostenabrechnung, Eigentümerversammlung, Mietbuchhaltung: Immobilienkaufmann, Immobilienkauffrau
Wohnungsbaugesellschaft, Wohnungsgesellschaft, Wohnbaugenossenschaft, Wohnungsbaugenossenschaft, AWG, Stadtteilbüro, Siedlungsbetreuer, Siedlungswart: Mieterbetreuer/in
Immobilienverkäufer, Realitätenvermittler, Realitäten: Immobilienmakler/in
Musterwohnung: Besichtigungshelfer/in
Gebäudeschätzer, Hausgutachter, Hausbewertung, Liegenschaftsschätzer: Sachverständige/r für Immobilien
Telefonberatung: Kundenberater/in am Telefon
Störmeldungen, Beschwerdetelefon, Servicezentrale, Entstörungsstelle: Mitarbeiter/in an der Servicehotline
Impftermine: Terminvereinbarer/in
Rufhilfe, Seniorennotruf, Notknopf: Mitarbeiter/in im Hausnotruf
Seelentröster, Kummertelefon, Kummernummer, Plaudertelefon, Krisendienst, Malreden: Telefonseelsorger/in
Kundenpost, Reklamationsabteilung, Kundenbriefe: Mitarbeiter/in im Kundenservice (E-Mail und Chat)
Telefonwerbung, Telefonwerber, Telefonvertrieb: Telefonverkäufer/in
Infratest, Forsa, Emnid, Wahlumfragen: Telefoninterviewer/in
Zeitungsabo, Zeitungsabonnenten, Zeitungsreklamationen: Abonnentenbetreuer/in
Mäzene: Spendenbetreuer/in am Telefon
Kundenwerbung, Kundenwerber, Kaltanrufe, Kundenfang, Telefonakquisiteur: Neukundenberater/in am Telefon
Bäckersfrau, Bäckereiladen: Verkäufer/in für Backwaren
Feinkosttheke, Aufschnitt: Fleischereifachverkäufer/in
Unverpacktladen, Spargelstand: Verkäufer/in im Hofladen
Weihnachtsmarkt, Verkaufswagen, Käsewagen, Fischwagen, Fischstand, Hendlwagen, Grillwagen, Marktweib, Chilbi, Kirmes: Marktverkäufer/in
Spirituosen: Mitarbeiter/in im Weinhandel
Gemüseabteilung, Interspar: Verkäufer/in im Supermarkt
Ladenmädchen: Verkäufer/in im Supermarkt | Verkäufer/in für Mode | Verkäufer/in für Backwaren
Klamottenladen, Kleidergeschäft, Modehaus, Textilgeschäft, Textilhaus, Warenhaus, Herrenausstatter, DOB, Textilfachverkäuferin, Anprobe, Umkleidekabine, Brautmoden, Schuhgeschäft, Wäschegeschäft: Verkäufer/in für Mode
Miederwaren: Verkäufer/in für Mode | Näher/in
Buchgeschäft, Buchverkäuferin, Thalia, Zeitschriftenladen, Bücherstube: Buchhändler/in
Baumarktverkäufer, Hagebau, Holzabteilung, Farbenabteilung, Farbmischen, Gartencenter, Gartenmarkt, Pflanzenmarkt: Baumarktberater/in
Eisenhandlung, Küchenstudio, Schreibwaren, Papeterie, Kurzwaren: Verkäufer/in für Haushaltswaren
Sehtest, Hörtest, Fielmann: Optiker/in, Hörakustiker/in
Gestecke, Fleuropa, Fleurop, Brautstrauß: Florist/in
Brockenstube, Brocki, Brockenhaus, Antikladen: Verkäufer/in im Secondhandladen
Kassadame, Kassendienst, Kassentante: Kassierer/in
Getränkemarkt, Leergutannahme, Einschlichten: Regalauffüller/in
Warenaufbau, Regalpflege: Warenpfleger/in
Zählteam: Inventurhelfer/in
Beizli, Heuriger, Straußwirtschaft, Besenwirtschaft: Servicekraft
Milchbar, Espressobar, Tearoom: Mitarbeiter/in im Café
Kantinenfrau, Personalrestaurant, Betriebsgaststätte: Mitarbeiter/in in der Cafeteria
Barfrau: Buffetkraft
Hochzeitsservice, Veranstaltungsbewirtung, Fingerfood: Cateringhelfer/in
Hausmannskost, Werksküche, Küchenmamsell: Koch, Köchin
Küchenbursche, Abtrocknen, Küchenkraft: Küchenhilfe
Jungkoch, Zweitkoch, Mitkochen, Küchenassistent, Commis: Beikoch, Beiköchin
Mehlspeisen, Mehlspeisköchin, Pralinen, Bäckerhandwerk: Konditor/in, Kuchenbäcker/in
Schulküchenhilfe, Kindergartenküche, Essensfrau, Schulbuffet, Pausenverkauf, Schulkiosk, Essenfrau: Mitarbeiter/in in der Schulmensa
Spitalküche, Kurküche, Klinikküche, Sanatoriumsküche, Zuckerdiät: Diätkoch, Diätköchin
Rezi, Hotelbüro, Interhotel: Rezeptionist/in
Nachtrezeption: Nachtportier
Hotelputzfrau: Zimmerservicekraft
Zimmerkontrolle, Butler: Hausdame, Hausherr
Fewo, Fremdenzimmer, Zimmervermietung, Gästehaus, Sommerfrische: Betreuer/in für Ferienwohnungen
Betriebshandwerker, Haushandwerker, Heizungswart, Heizwart, Aufzugswärter, Aufzugswart: Haustechniker/in
Gebäudebetreuung, Liegenschaftsbetreuer, Gebäudekontrolle: Objektbetreuer/in
Hallenmeister, Mehrzweckhalle, Dorfgemeinschaftshaus, Sportwart: Hallenwart/in
Treibhaus, GPG: Gärtner/in
Umgraben, Blumenbeete: Gartenhelfer/in
Baumkletterer, Baumsteiger, Veredeln, Pomologe, Hubsteiger, Baumkontrolle: Baumpfleger/in
Kettensäge: Baumpfleger/in | Waldarbeiter/in
Gottesacker, Kirchhof: Friedhofsgärtner/in
Rasentraktor: Greenkeeper, Platzpfleger/in
Stadtgrün, Grünflächenamt, Gartenamt, Werkhof, Wirtschaftshof, Freischneider, Motorsense, Grünkolonne, Gemeindegarten: Hecken- und Grünpfleger/in im Bauhof
Butzn, Putzstelle: Reinigungskraft
Scheibenputzer: Fensterputzer/in
Stiegenhaus, Stiegenwaschen: Treppenhausreiniger/in
Büglstube, Putzerei: Wäschereimitarbeiter/in
Putzkolonne, Oberputzfrau, Putztrupp: Vorarbeiter/in in der Reinigung
Lichtleitungen, Elektrofachmann, Elektrogeselle, Schaltkasten: Elektriker/in
Gaswasserinstallateur, Lüftungsbauer: Anlagenmechaniker/in SHK
Außendiensttechniker, Brennerservice, Störungsdienst: Kundendienstmonteur/in
VDE, Elektroprüfer, Prüfplakette: Elektromeister/in in der Prüfung
Sonnenkollektoren, Sonnenstrom, Batteriespeicher: Solarteur/in
Hobelbank, Hobeln, Holzbearbeitung: Tischler/in
Pinselquäler: Maler/in und Lackierer/in
Betonierer: Maurer/in
Auslegeware, Klickboden, Sockelleisten: Bodenleger/in
Rollos, Tapeziererwerkstatt, Möbelstoffe, Storenmonteur: Raumausstatter/in
Dachziegel, Regenrinne, Dachbau, Ziegeldecker, Fachwerk, Dachpappe, Gauben, Richtfest, Abbundhalle: Dachdecker/in, Zimmerer, Zimmerin
Drehbank, Drehmaschine, Automateneinrichter: Zerspanungsmechaniker/in
Reparaturschlosser, Werkzeugbau, Zechenschlosser, Grubenschlosser, Getriebe: Industriemechaniker/in
Ölwechsel: Kfz-Mechatroniker/in
Fahrradladen, Fahrradschrauber, Fahrradmonteur: Fahrradmechaniker/in
Zusammenbauen, Zusammenschrauben, Bestückerin, Stanzerin: Montagehelfer/in
Reißverschlüsse, Schnittmuster: Änderungsschneider/in
Bekleidungsfacharbeiterin, Wäscheschneiderin, Steppen, Stepperin, Zwicklerin, Bekleidungsfertigerin, Overlock: Näher/in
Uhrwerke, Pendeluhr, Zifferblatt: Uhrmacher/in
Lötkolben, RFT: Geräteprüfer/in für Elektrokleingeräte
Antikschreiner, Fresken, Blattgold: Restaurator/in
Bauführer, Bauherrenvertreter, Baumeister: Bauleiter/in
Hausplanung, Bauplanung, Bauvorlagen: Architekt/in
Grundrisse, Reißbrett, Rapidograph: Bauzeichner/in
Kostenvoranschläge, Kostenvoranschlag, Ausschreibungen, Massenermittlung, Bauabrechner, Baukaufmann: Kalkulator/in im Handwerk
Energiesparberatung, Heizungsberatung, Wärmedämmung, Stromspar-Check, Stromsparhelfer, BAFA, Thermografie: Energieberater/in
Behindertentransport, Sitzendtransport: Fahrer/in für Senioren- und Krankenfahrten
Schultaxi, Kindergartenbus, Schülerverkehr, Schultransport, Schulfahrten: Schulbusfahrer/in
Autobus, Postbus, Busschein: Busfahrer/in
Bürgerauto, Seniorenbus, Ortsbus, Dorfmobil, Bürgermobil: Bürgerbusfahrer/in
Herrenfahrer, Limousine, Limousinenservice, Flughafentransfer, Hoteltransfer, Kraftdroschke, Flughafenfahrten: Taxifahrer/in
Fahrradtaxi, Velotaxi, Radtaxi: Rikschafahrer/in
Botenfahrten, Getränkefahrer, Laborfahrer, DPD: Kurierfahrer/in
Velobote, Lieferando, Transportrad: Fahrradkurier/in
Anzeigenblatt, Zeitungsverträger: Zeitungszusteller/in
Essenszustellung: Auslieferer/in für Essen auf Rädern
Überstellungsfahrer: Fahrzeugüberführer/in
Fernlaster, Sattelzug, Sattelschlepper, Kraftverkehr, Tanklastzug, Siebeneinhalbtonner, Milchsammelwagen: Lkw-Fahrer/in
Abladen: Lagerhelfer/in
Lagerwirtschaft, Lagerchef, Handelsfachpacker, Lagerbuchhaltung: Fachkraft für Lagerlogistik
Pickliste, Versandhaus, Rüsterin: Kommissionierer/in
Hallenkran, Kranschein, Ladekran, Flurfördermittelfahrer: Staplerfahrer/in
Abpacken, Einkuvertieren, Packtisch: Verpacker/in
Werkzeuglager, Werkzeugkammer, Teilelager, Teiledienst: Materialausgeber/in
Taxizentrale, Funkzentrale, Transportplaner: Disponent/in
Verzollen, Deklarant, Reedereikaufmann, Schifffahrtskaufmann, Deutrans: Speditionskaufmann, Speditionskauffrau
Packstube, Expedition, Expedit, Paketaufkleber, Spedierer, Expedient: Versandmitarbeiter/in
Firmenfahrzeuge, Fahrtenbuch, TÜV-Termine, Wagenmeister, Kfz-Verwaltung: Fuhrparkbetreuer/in
Einteilung, Turnusplanung: Einsatzplaner/in
Handysprechstunde, Technikhelfer, Technikbotschafter, Medienmentor, Silversurfer: IT-Helfer/in für Senioren
Computerfachmann, Computertechniker, PC-Techniker, Computerservice, Benutzerservice, IT-Techniker, PC-Service, PC-Doktor: IT-Supporter/in
Sysadmin, Großrechner, EDV-Leitung, Firewall: Systemadministrator/in
Computerlehrer, Computerschulung, Computerunterricht, Informatiklehrer: EDV-Dozent/in
Internetauftritt, HTML, Online-Redakteur, Joomla: Betreuer/in für Webseiten
Systemanalytiker, Fortran, Pascal, RPG, Mainframe, Python, Delphi, ABAP, Datenverarbeitungskaufmann: Softwareentwickler/in
MySQL, dBase, Informix, DBA: Datenbankentwickler/in
ISTQB, Abnahmetest: Softwaretester/in
SPSS, Pivottabellen, Tableau, Reporting: Datenanalyst/in
EDV-Projekte, Softwareprojekte, Rollout, EDV-Organisator, Org/DV: IT-Projektleiter/in
Konstruktionsbüro, Motorenbau, Fahrzeugtechnik, Catia, Flugzeugbau, Schiffbauingenieur: Ingenieur/in im Maschinenbau
Maschinenbauzeichner, Teilkonstrukteur, Detailkonstrukteur: Technische/r Zeichner/in
Elektronikentwickler, Nachrichtentechnik, Nachrichtentechniker, Fernmeldeingenieur, Starkstromingenieur, Steuerungstechnik, Regelungstechnik, BMSR, Schaltungsentwickler, Energietechnik, Simatic, Schwachstrom: Elektroingenieur/in
Gebrauchsanweisungen, Gebrauchsanweisung, Betriebsanleitungen, Technikautor, Technikredaktion: Technische/r Redakteur/in
Chemiefabrik, Chemotechniker, Raffinerie, Lebensmitteltechnologe, Umwelttechniker, Anlagenfahrer, Buna, Chemieverfahrenstechnik: Verfahrenstechniker/in
Anlagenplaner, Großanlagen, Baustelleningenieur, TGA, TGA-Planer, Kraftwerksbau: Projektingenieur/in
Schieblehre, Messschieber, Endkontrolle, Endkontrolleur, Gütekontrolle, TKO, Gütekontrolleur, Warenkontrolle, Fertigungskontrolle, Messraum, Sortierprüfung, Produktkontrolle: Qualitätsprüfer/in
Zertifizierung, QMH, Zertifizierungen: Qualitätsmanager/in
Sicherheitsbeauftragter, Sicherheitsingenieur, Unfallverhütung, SiGeKo, Unterweisungen, Gewerbeaufsicht, Sicherheitsinspektor, Unfallverhütungsvorschriften: Fachkraft für Arbeitssicherheit
TÜV, TÜV-Prüfer, DEKRA, Dekra-Prüfer, Pickerl, Verkehrsexperte, Kfz-Gutachter, GTÜ, Unfallgutachten, KTÜ: Prüfingenieur/in
Gewässerschutzbeauftragter, Immissionsschutz, Immissionsschutzbeauftragter, Klimaschutzbeauftragter, Klimaschutzmanager, Nachhaltigkeitsbeauftragter, Müllberatung, Gefahrgutbeauftragter: Umweltbeauftragte/r
Studienkreis, Lernförderung, Privatlehrer, Einzelunterricht: Nachhilfelehrer/in
Supplieren: Lehrer/in in Vertretung
Russischlehrer, Konversationskurs: Sprachlehrer/in
Algebra: Mathematik- und Physiklehrer/in
Schularbeiten, Schularbeitenhilfe, Hausübungen, Ufzgi, Lernpate, Lernpatin, Aufgabenstunde, Lesehilfe, Silentium: Hausaufgabenbetreuer/in
Inklusionsbegleiter, Klassenassistenz, Klassenhilfe, Stützlehrer, Teilhabeassistenz, Unterrichtsassistenz, Klassenassistent: Schulbegleiter/in
Kernzeitbetreuung, Kernzeit, Schulkindbetreuung, Randstundenbetreuung, Freizeitpädagogin, Tagesschule: Mitarbeiter/in im offenen Ganztag
Patrouilleur, Schulpolizist, Pedibus: Schulweghelfer/in
Ausbildungslotse, Lehrstellensuche, Lehrlingsbetreuer, Lehrlingscoach, Ausbildungscoach, Lehrlingsbegleitung, Jugendberufshilfe, Lehrstellenpate: Berufseinstiegsbegleiter/in
Kinderturnen, Seepferdchen, Leichtathletik, Tischtennis, Jugendwart, Volleyball: Jugendtrainer/in
Handarbeitslehrerin, Bastelgruppe, Laubsäge, Laubsägearbeiten, Kinderwerkstatt, Handarbeitsunterricht: Werklehrer/in, AG-Leiter/in
Seminarleiter, Familienbildungsstätte, Bildungswerk: Dozent/in an der Volkshochschule
Germanistin, Goethe-Institut: Lehrkraft für Deutsch als Zweitsprache
Analphabeten, Illettrismus: Alphabetisierungshelfer/in
Lehrabschlussprüfung, Prüfungsexperte, Facharbeiterprüfung, Lehrobermeister: Prüfer/in in der Berufsbildung
Tanztee: Tanz- und Bewegungslehrer/in
Start-up, Startup, Wirtschaftssenioren, Aktivsenioren, Wirtschaftspate: Mentor/in für Gründer/innen
Firmenberater, Organisationsberater, Managementberater, Betriebsübergabe, Wirtschaftsberater, Krisenmanager, Organisationsberatung: Unternehmensberater/in
REFA: Unternehmensberater/in | Fachberater/in in der Produktion
Adlatus, Swisscontact: Experte/Expertin im Auslandseinsatz
Managementtrainer, Sparringspartner, Teamentwicklung, Verkaufstrainer, Verhaltenstrainer: Coach für Führungskräfte
Fertigungsleiter, Fabrikleiter, Kaizen, Obermeister, Arbeitsvorbereiter, Fertigungsplaner, Bereichsmeister, Technologe, Arbeitsvorbereitung: Fachberater/in in der Produktion
Advokat, Fürsprech, Fürsprecher, Mieterbund, Mieterschutz, Erbrecht: Jurist/in, Rechtsberater/in
Werkstor, Werktor: Pförtner/in
Wachmannschaft, Geldtransport, Geldtransporter, Betriebsschutz, Personenschützer: Sicherheitsmitarbeiter/in
Nachtaufsicht, Nachtbewachung: Nachtwächter/in
Werkfeuerwehr: Brandwache
Überwachungskameras, Leitstand, Monitorüberwachung: Alarmzentralist/in
Parkgarage, Garagenwart, Tiefgarage: Parkplatzaufsicht
Strandbad, Lebensretter, Wasserwacht, Strandwache, Badwaschel, Schwimmhalle, Wasseraufsicht, Saunameister: Badeaufsicht
Strafzettel, Falschparker, Blitzer, Schwarzkappler, Radarmessung, Strafmandate: Verkehrsüberwacher/in
Spielplatzpate, Parkläufer: Spielplatz- und Parkaufsicht
Domführer, Stadtbilderklärer: Gästeführer/in
Ausstellungsführer, Kunstführer, Kunstgeschichte, Besucherbergwerk: Museumsführer/in
Museumsladen, Schlosskasse, Zookasse, Schwimmbadkasse, Freibadkasse: Museumskassierer/in
Ausflugsfahrten, Pilgerreisen: Reiseleiter/in
Verkehrsverein, Kurgäste, Gästeinformation, Tourismusbüro, Tourismusverband, Gäste-Info, Zimmernachweis, Touristikbüro, Kurkarten, Gästebüro, Tourismusinformation: Mitarbeiter/in in der Touristinformation
Alpenverein, Albverein, Kräuterführungen, Kräuterfrau, Kräuterpädagogin, Harzklub, Wattführer, Waldführungen: Wanderführer/in
Zeitungsschreiber, Vereinszeitung, Pfarrbrief, Volkskorrespondent: Redakteur/in
Probelesen, Druckfahnen, Grammatik: Lektor/in, Korrektor/in
Familienchronik, Chronist, Ortschronist, Biographiearbeit: Texter/in für Lebensgeschichten
Passbilder, Dunkelkammer, Fotoapparat, Videofilmer: Fotograf/in
Desktop-Publishing, QuarkXPress, DTP: Mediengestalter/in
Bestuhlung, Stadtfest, Volksfest, Konzerthelfer, Schützenfest, Festivalhelfer, Saalbestuhlung: Veranstaltungshelfer/in
Logendiener, Saaldienst, Einlassdame: Platzanweiser/in
Konzertkasse, Kassahäuschen: Kartenverkäufer/in
Kleindarsteller, Fotomodell, Mannequin, Aktmodell, Laiendarsteller: Statist/in, Komparse, Komparsin
Messehilfe, Standpersonal, Werbedame, Propagandistin, Kongress, Kongressbetreuung, Verkostung, Degustation: Messehost, Messehostess
Roadie, Veranstaltungstechnik, Veranstaltungstechniker, Schnürboden: Bühnenhelfer/in
Gesangsunterricht, Akkordeonlehrer, Blockflötenunterricht, Handorgellehrer: Musiklehrer/in
Kinderchor, Blaskapelle, Liedertafel, Musikdirektor: Chorleiter/in
Ziehharmonika, Musizieren, Schwyzerörgeli, Tanzmusik, Tanzkapelle, Entertainer, Quetschn, Leierkasten: Organist/in, Musiker/in
Kunsterzieher, Malgruppe, Malzirkel: Kursleiter/in Malen und Gestalten
Theaterkostüme, Faschingskostüme, Fasnachtskostüme, Ankleiderin, Fasnachtshäs, Gardekostüme: Requisiteur/in, Kostümnäher/in
Tierpark, Wildpark, Viecher, Igelstation, Streichelzoo, Gnadenhof: Tierpfleger/in
Ponyhof, Pferdekutsche: Pferdepfleger/in
Kleintierpraxis, Viehdoktor: Tierarzthelfer/in
Gurkenflieger, Feldarbeit: Erntehelfer/in
Mähdrescherfahrer: Landwirt/in, Betriebshelfer/in
Wimmet, Rebberg, Wümmet, Weinbergsarbeit: Winzergehilfe, Winzergehilfin
Holzknecht, Brennholz, Holzschlagen, Holzhauer, Aufforsten, Forstamt: Waldarbeiter/in
Nationalpark, Krötenzaun, Vogelschutz, Vogelwart, Naturwacht, Umweltschützer, Renaturierung, Krötenwanderung, Wildblumenwiesen, Bachpate: Naturschutzhelfer/in
Rechnungen schreiben, Angebote schreiben, Schriftverkehr, Geschäftsbriefe: Bürohilfe | Bürokaufmann, Bürokauffrau
Sprechstundenhilfe beim Tierarzt, Arzthelferin beim Tierarzt, Helferin beim Tierarzt: Tierarzthelfer/in
Sprechstundenhilfe beim Zahnarzt, Arzthelferin beim Zahnarzt, Helferin beim Zahnarzt: Zahnmedizinische/r Fachangestellte/r
Menschen mit Demenz, Demenzbetreuung, Demenzbegleitung, Demenzbegleiter: Alltagsbegleiter/in | Seniorenbetreuer/in
`;
