/**
 * What people say that they would do, in words of their own, and how they call helpers of a trade: read like the
 * further names, where they stand word for word, and compared with what was not read (jobs-80). A line: names,
 * then labels.
 */
export const ACTIVITIES = `
alten Leuten Gesellschaft leisten, älteren Menschen Gesellschaft leisten, sich um Senioren kümmern, alte Menschen unterhalten: Gesellschafter/in für Senioren | Seniorenbetreuer/in | Helfer/in im Besuchsdienst
im Altersheim vorlesen, im Altenheim vorlesen, im Seniorenheim vorlesen, im Pflegeheim vorlesen, alten Leuten vorlesen, Senioren vorlesen, älteren Menschen vorlesen, Bewohnern vorlesen, Blinden vorlesen: Gesellschafter/in für Senioren | Helfer/in im Besuchsdienst | Betreuungskraft nach § 43b
mit Bewohnern basteln, mit Bewohnern spielen, Heimbewohner beschäftigen, Spielenachmittag im Heim, singen mit alten Leuten: Betreuungskraft nach § 43b
Menschen mit Demenz begleiten, Menschen mit Demenz betreuen, Menschen mit Demenz, Demenzkranke begleiten, mit Demenzkranken spazieren: Demenzbegleiter/in
Seniorennachmittage, Seniorennachmittage gestalten, Altennachmittage leiten, Altennachmittag leiten, Seniorenkreis leiten, Seniorengruppe leiten: Leiter/in einer Seniorengruppe
zum Arzt begleiten, alte Leute begleiten, ältere Menschen begleiten, zu Terminen begleiten, zu Behörden begleiten, mit Senioren spazieren gehen, Rollstuhlfahrer begleiten, Passagiere im Rollstuhl, Passagierbetreuung, Begleitdienst: Alltagsbegleiter/in
für Nachbarn einkaufen, für alte Leute einkaufen, für Senioren einkaufen, für Kranke einkaufen: Einkaufshelfer/in
kochen für eine Familie, Haushalt führen, Haushalt leiten: Hauswirtschafter/in | Haushaltshilfe
Familien nach der Geburt, junge Familien entlasten, Mütter entlasten: Familienhelfer/in
Kinder abholen, Kinder von der Schule abholen, Kinder vom Kindergarten abholen: Kinderfrau, Kinderbetreuer/in | Leihoma, Leihopa
Kinder bei mir zu Hause betreuen, kleine Kinder betreuen: Tagesmutter, Tagesvater
im Kindergarten helfen, im Kindergarten aushelfen, im Kindergarten mithelfen, in der Kita helfen, in der Kita mithelfen: Aushilfe im Kindergarten
im Kindergarten vorlesen, in der Grundschule vorlesen, in der Kita vorlesen, Kindern vorlesen, Schülern vorlesen: Lesepate, Lesepatin
mit Kindern lesen, mit Kindern lesen üben, mit Schulkindern lesen, mit Schulkindern lesen üben, mit Schülern lesen, mit Schülern lesen üben, mit Grundschülern lesen, mit Grundschülern lesen üben, beim Lesenlernen helfen, Kindern Lesen beibringen: Lesepate, Lesepatin | Hausaufgabenbetreuer/in
Schuldner beraten, Menschen in Not beraten, Arbeitslose beraten, Obdachlose beraten, Familien beraten, Menschen in Notlagen: Sozialberater/in
Flüchtlinge im Alltag, Flüchtlinge begleiten, Flüchtlingsfamilien begleiten, Neuankömmlingen helfen: Integrationshelfer/in
Deutsch sprechen mit Ausländern, Deutsch sprechen üben, Konversation mit Ausländern, Deutsch sprechen mit Zugewanderten, Deutsch sprechen mit Flüchtlingen: Sprachpate, Sprachpatin | Lehrkraft für Deutsch als Zweitsprache
auf Ämtern übersetzen, beim Arzt übersetzen, für Flüchtlinge übersetzen, für Ausländer übersetzen: Dolmetscher/in im Sozialwesen
gesetzliche Betreuerin, gesetzliche Betreuung, Vormundschaften, Vormundschaften übernehmen, rechtliche Betreuungen führen: Rechtliche/r Betreuer/in
Sterbende begleiten, Sterbebegleiter, Hospizhelfer, Trauernde begleiten: Trauerbegleiter/in
Kranke besuchen, Kranke im Krankenhaus besuchen, Einsame besuchen, einsame Menschen besuchen, alte Leute besuchen, Heimbewohner besuchen: Helfer/in im Besuchsdienst
Lebensmittel ausgeben, Lebensmittel verteilen, Essen an Bedürftige ausgeben, Bedürftigen helfen: Helfer/in bei der Tafel
Ehrenamtliche einteilen, Ehrenamtliche betreuen, Ehrenamtliche begleiten, Freiwillige einteilen, Freiwillige betreuen, Freiwillige koordinieren: Koordinator/in für Ehrenamtliche
Radios reparieren, Elektrogeräte reparieren, Kleingeräte reparieren, kaputte Geräte reparieren: Mitarbeiter/in im Repair-Café
Gymnastik für Ältere, Gymnastik für Ältere anleiten, Gymnastik für Senioren, Gymnastik für Senioren anleiten, Gymnastik für ältere Frauen, Gymnastik mit alten Leuten, Gymnastik anleiten, Gymnastikgruppe leiten, Gymnastikgruppe, Turnen mit Senioren, Sport mit Senioren, Sturzprophylaxe: Übungsleiter/in Seniorensport
beim Waschen und Anziehen helfen, Alte waschen, Kranke waschen, beim Essen helfen im Heim: Pflegehelfer/in
Patienten zu Hause pflegen, Patienten waschen, Patienten daheim versorgen: Mitarbeiter/in im ambulanten Pflegedienst
Pflegeschüler anleiten, Pflegeschüler ausbilden: Praxisanleiter/in in der Pflege
Angehörige zur Pflege beraten, Angehörige beraten, pflegende Angehörige beraten, pflegende Angehörige, Familien zur Pflege beraten, Pflegegrade, Pflegegraden, Beratung zu Pflegegraden: Pflegeberater/in
Blut abnehmen, Spritzen geben, Verbände machen, beim Hausarzt helfen: Medizinische/r Fachangestellte/r
dem Zahnarzt assistieren, beim Zahnarzt, beim Zahnarzt helfen, Empfang beim Zahnarzt, Empfangsdame beim Zahnarzt: Zahnmedizinische/r Fachangestellte/r | Mitarbeiter/in am Praxisempfang
Anmeldung beim Arzt, Empfang beim Arzt, Empfangsdame beim Arzt, Empfang in der Praxis, Telefon in der Arztpraxis: Mitarbeiter/in am Praxisempfang
Arztpraxis leiten, Arztpraxis organisieren, Praxis organisieren, Praxis leiten: Praxismanager/in
mit Patienten Handgriffe üben, Schlaganfallpatienten, Handgriffe üben, mit Schlaganfallpatienten üben: Ergotherapeut/in
beim Abnehmen beraten, Leute beim Abnehmen beraten, Abnehmkurse: Ernährungsberater/in
Tagungen vorbereiten, Teilnehmer betreuen, Seminare vorbereiten: Konferenzassistent/in
Büro führen für den Chef, Termine für den Chef, Briefe für den Chef, Chef entlasten, Vorzimmer führen, Sekretariatshilfe: Sekretär/in | Assistenz der Geschäftsführung
Listen und Protokolle führen, Protokolle führen, Protokolle bei Projekten: Projektassistent/in
in den Computer eintippen, Daten eintippen, Zahlen eintippen, Adressen eintippen: Datenerfasser/in
Bücher ausleihen, Bücher einsortieren, Bücher sortieren, Bücher einordnen, Bücherei helfen: Bibliotheksmitarbeiter/in
Ausweise ausgeben, Pässe ausgeben: Mitarbeiter/in im Bürgerbüro
Friedhof verwalten, Gräber vergeben: Friedhofsverwalter/in
Zahlen für die Geschäftsleitung, Budgets planen, Budget planen: Controller/in
Steuererklärungen machen, bei der Steuererklärung helfen, bei der Steuer helfen: Steuerfachangestellte/r
Zollpapiere, Zollpapiere ausfüllen, Frachtpapiere ausfüllen, Ausfuhrpapiere: Exportsachbearbeiter/in
Kunden besuchen und verkaufen: Vertriebsmitarbeiter/in im Außendienst
Leute befragen, Leute auf der Straße befragen, Passanten befragen, Umfragen auf der Straße: Marktforscher/in, Testkäufer/in
im Personalwesen gearbeitet, Erfahrung im Personalwesen, Personalarbeit, Personalabteilung gearbeitet, in der Personalabteilung, Bewerber auswählen, Einstellungsgespräche, Einstellungsgespräche führen, Bewerbungsgespräche führen: Personalreferent/in | Personalsachbearbeiter/in
Arbeitskräfte vermitteln, Leute in Arbeit vermitteln, Personal vermitteln: Personalvermittler/in
Kollegen einarbeiten, junge Kollegen einarbeiten, Junge einarbeiten: Betriebliche/r Mentor/in
Kredite prüfen, Kreditanträge prüfen: Kreditsachbearbeiter/in
Versicherungsschäden, Versicherungsschäden bearbeiten, Schäden bearbeiten: Schadensachbearbeiter/in
zur Rente beraten, Leute zur Rente beraten, Rentenanträge, Rentenanträge erklären, Rentenanträge ausfüllen, bei Rentenanträgen helfen: Honorarberater/in Rente und Vorsorge
Wohnungen verwalten, Mietshäuser verwalten, Häuser verwalten, Mietwohnungen verwalten, Mieten abrechnen: Immobilienkaufmann, Immobilienkauffrau
Wohnungen zeigen, Besichtigungen machen: Besichtigungshelfer/in
am Telefon beraten, Leute am Telefon beraten, Kunden am Telefon beraten, am Telefon Auskunft geben: Kundenberater/in am Telefon
Ware schön aufbauen, Ware aufbauen, Ware pflegen, Laden dekorieren: Warenpfleger/in
Regale füllen, Regale befüllen, Regale auffüllen, Regale im Drogeriemarkt, Regale füllen im Drogeriemarkt, Regale auffüllen im Drogeriemarkt, Regale füllen im Supermarkt, Ware nachfüllen, Ware in Regale räumen: Regalauffüller/in
Essen aufbauen, Essen ausgeben bei Feiern, Buffets aufbauen, Buffet aufbauen: Cateringhelfer/in
im Dorfladen helfen, im Dorfladen verkaufen, im Dorfladen mithelfen: Verkäufer/in im Supermarkt | Verkäufer/in im Hofladen
Küchen beraten, Küchenberater, Einrichtungsberater, Möbelberater, Möbel verkaufen, Küchen verkaufen, Spielwaren verkaufen, Spielwarenverkäufer, Haushaltswaren verkaufen: Verkäufer/in für Haushaltswaren
Baustoffe verkaufen, im Baustoffhandel beraten, im Baustoffhandel, Baustoffhandel, Baustoffverkäufer, Werkzeug verkaufen, im Baumarkt beraten: Baumarktberater/in
Mietshäuser betreuen, Häuser betreuen, Wohnanlage betreuen, Rundgänge in Häusern: Objektbetreuer/in | Hausmeister/in
Lampen montieren, Lampen anschließen, Steckdosen montieren, Steckdosen setzen, Leitungen verlegen, elektrische Leitungen, Stromleitungen verlegen: Elektriker/in
Kundendienst Heizung, Heizungskundendienst, Kundendienst für Heizungen, Heizungen warten, Heizungswartung, Wartung von Heizungen: Kundendienstmonteur/in | Anlagenmechaniker/in SHK
Waschmaschinen reparieren, Haushaltsgeräte reparieren, Kundendienst Haushaltsgeräte, Kundendienst Waschmaschinen: Kundendienstmonteur/in
Wartung von Maschinen, Maschinen warten, Maschinen reparieren, Maschinenwartung, Maschinen instand halten: Industriemechaniker/in
Wohnungen streichen, Zimmer streichen, Wände streichen, Fassaden streichen: Maler/in und Lackierer/in
Elektrogeräte prüfen, Geräte prüfen, Geräte prüfen nach DGUV, Elektrogeräte prüfen nach DGUV, DGUV Prüfung, Kabel prüfen: Geräteprüfer/in für Elektrokleingeräte
Anlagen prüfen, elektrische Anlagen prüfen, Elektroanlagen prüfen: Elektromeister/in in der Prüfung
Häuser entwerfen, Häuser planen, Gebäude entwerfen, Häuser zeichnen: Architekt/in
Angebote rechnen, Angebote kalkulieren, Baukosten rechnen: Kalkulator/in im Handwerk
Hausbesitzer beraten, Dämmen beraten: Energieberater/in
zum Arzt fahren, alte Leute zum Arzt fahren, ältere Leute zum Arzt fahren, ältere Menschen zum Arzt fahren, alte Menschen zum Arzt fahren, Senioren zum Arzt fahren, Patienten fahren, Kranke fahren, Behinderte fahren, behinderte Menschen fahren, alte Leute fahren, ältere Leute fahren, ältere Menschen fahren, Senioren fahren, zur Dialyse fahren, Patienten zur Dialyse fahren, ins Krankenhaus fahren, zur Kur fahren: Fahrer/in für Senioren- und Krankenfahrten
Kinder zur Schule fahren, Schüler fahren, Kinder fahren, behinderte Kinder fahren: Schulbusfahrer/in
Mietwagen fahren, Mietwagen überführen, Leihwagen fahren, Neuwagen überführen, Autos von Ort zu Ort fahren: Fahrzeugüberführer/in
Lieferwagen fahren, Transporter fahren, Sprinter fahren, Fahrer bis 3,5 t, Fahrer 3,5 t, Fahrer 3.5t, Kleintransporter, Waren ausliefern, Pakete ausliefern: Kurierfahrer/in
Touren einteilen, Fahrer einteilen, Touren planen, Fahrten einteilen: Disponent/in
Päckchen verschicken, Pakete verschicken, Ware verschicken, Onlinehandel, im Onlinehandel helfen: Versandmitarbeiter/in | Verpacker/in
Wareneingang buchen, Waren annehmen und buchen: Fachkraft für Lagerlogistik
am Computer helfen, Senioren am Computer helfen, älteren Menschen am Computer helfen, alten Leuten am Computer helfen, Handy erklären, Senioren das Handy erklären, alten Leuten das Handy erklären, Älteren das Handy erklären, Tablet erklären, Smartphone erklären, Computer erklären: IT-Helfer/in für Senioren
Programme prüfen, Programme auf Fehler prüfen, Programme testen, Software prüfen: Softwaretester/in
Fahrzeuge prüfen, beim TÜV, Autos prüfen: Prüfingenieur/in
Abfall überwachen, Umweltschutz in einer Firma, Umweltschutz in der Firma, Umweltschutz im Betrieb: Umweltbeauftragte/r
Handwerker anlernen, in Afrika helfen, in Afrika arbeiten, in Afrika ausbilden, Projekte in Afrika, Hilfsprojekte im Ausland, Seniorexperte im Ausland: Experte/Expertin im Auslandseinsatz
Schülern in Mathe helfen, in Mathe helfen, in Englisch helfen, in Deutsch helfen, Mathe erklären: Nachhilfelehrer/in | Hausaufgabenbetreuer/in
Kindern bei den Hausaufgaben helfen, bei den Hausaufgaben helfen, Hausaufgaben beaufsichtigen: Hausaufgabenbetreuer/in
Kinder in der Schule begleiten, behindertes Kind begleiten, behindertes Kind in der Schule begleiten, behinderte Kinder in der Schule: Schulbegleiter/in
Kinder in der Schule betreuen, Kinder nachmittags in der Schule, Kinder am Nachmittag betreuen, Schulkinder betreuen, Hortbetreuung, Kinder im Hort betreuen, im Hort helfen: Mitarbeiter/in im offenen Ganztag
Kinder zur Schule begleiten, Kinder zur Schule bringen, Kinder auf dem Schulweg begleiten, Kinder über die Straße bringen: Schulweghelfer/in
bei der Lehrstellensuche helfen, Lehrstelle suchen helfen, Jugendlichen bei der Lehrstellensuche: Berufseinstiegsbegleiter/in
Englischkurse, Englischkurse geben, Französischkurse, Sprachkurse geben, Englisch geben, Englisch unterrichten, Italienischkurse, Spanischkurse: Sprachlehrer/in
Tanzstunden, Tanzstunden geben, Tanzkurse geben, Yogakurse geben: Tanz- und Bewegungslehrer/in
Firmengründern helfen, jungen Firmengründern helfen, jungen Firmen helfen: Mentor/in für Gründer/innen
Fabriken beraten, Werkstattleiter: Fachberater/in in der Produktion
Firmengelände bewachen, Gelände bewachen, Baustelle bewachen, Baustellen bewachen, Fabrik bewachen: Nachtwächter/in | Sicherheitsmitarbeiter/in
im Park nach Ordnung schauen, Spielplätze kontrollieren: Spielplatz- und Parkaufsicht
durchs Schloss führen, Schloss führen, durch das Schloss führen, Schlossführungen, durch die Burg führen, Burgführungen, Kirchenführungen, durch die Kirche führen: Museumsführer/in | Gästeführer/in
Altstadt zeigen, Touristen die Altstadt zeigen, Gästen die Stadt zeigen, Stadtrundgänge, Stadtrundgänge machen: Gästeführer/in
Urlauber beraten, Gäste beraten im Fremdenverkehrsamt, Fremdenverkehrsamt: Mitarbeiter/in in der Touristinformation
Bergwanderungen, Bergwanderungen leiten, Wanderungen leiten, Kindern den Wald zeigen, Waldführungen: Wanderführer/in
für die Lokalzeitung schreiben, Lokalzeitung, für die Zeitung schreiben, Artikel schreiben: Redakteur/in
Lebenserinnerungen, Lebenserinnerungen aufschreiben, Erinnerungen aufschreiben: Texter/in für Lebensgeschichten
Kulissen schieben, Kulissen aufbauen: Bühnenhelfer/in
bei Konzerten helfen, bei Festen helfen, bei Festen mithelfen, auf Festen helfen, bei Konzerten aufbauen: Veranstaltungshelfer/in
auf Hochzeiten Musik machen, auf Hochzeiten spielen, auf Festen Musik machen: Organist/in, Musiker/in
nachts am Empfang, nachts im Hotel, Hotel nachts, Nachtempfang: Nachtportier
Laub rechen, Laub harken, Laub kehren, Blätter rechen: Gartenhelfer/in | Hecken- und Grünpfleger/in im Bauhof
Häuser hüten, Haus hüten, Wohnung hüten, Häuser im Urlaub hüten, Blumen gießen im Urlaub: Katzen- und Haushüter/in
Gäste auf Messen, Messegäste betreuen: Messehost, Messehostess
Winzerhelfer, Winzerhilfe, Weingutshelfer, Helfer im Weinberg, Helfer bei der Lese, Lesehelfer im Weinberg: Winzergehilfe, Winzergehilfin | Erntehelfer/in
Imkerhelfer, Imkergehilfe, beim Imker helfen, einem Imker helfen: Imker/in
Waldarbeit, Waldarbeiten, Holz machen, im Wald Holz machen, im Wald arbeiten, Brennholz machen, Brennholz: Waldarbeiter/in
Traktor fahren, Schlepper fahren, Mähdrescher fahren: Landwirt/in, Betriebshelfer/in
`;

/** The same of what the catalogue lacks and what comes near to it. */
export const ACTIVITIES_LACKING = `
zum Lachen bringen, Klinikclown, Clown im Krankenhaus, Clown im Altersheim: Helfer/in im Besuchsdienst | Betreuungskraft nach § 43b
Wertstoffhof Aufsicht, Recyclinghof Aufsicht, Recyclinghof: Hecken- und Grünpfleger/in im Bauhof | Parkplatzaufsicht
Kehrmaschine, Kehrmaschinenfahrer, Straßenkehrer: Winterdienstmitarbeiter/in | Hecken- und Grünpfleger/in im Bauhof
Güterzüge, Güterzug, Straßenbahn fahren: Busfahrer/in | Bürgerbusfahrer/in
Sicherungsposten, Sicherungsaufsicht, Bahnsicherung, Bahnübergangsposten, Gleissicherung: Sicherheitsmitarbeiter/in | Brandwache
Fahrradverleih, Radverleih, Fahrräder verleihen: Fahrradmechaniker/in | Mitarbeiter/in in der Touristinformation
Hörbücher, Hörbuch, Hörbuchsprecher, Synchronsprecher, Ansagen sprechen: Redakteur/in | Texter/in für Lebensgeschichten | Lesepate, Lesepatin
Traktorist, Fischerhelfer, Fischer Hilfe, Fischhelfer, Teichwirt: Landwirt/in, Betriebshelfer/in | Erntehelfer/in
Hütte bewirten, Hütte bewirtschaften, Hüttenwirt, Hüttenwirtin, Berghütte, Almhütte, Schutzhütte: Servicekraft | Koch, Köchin
`;
