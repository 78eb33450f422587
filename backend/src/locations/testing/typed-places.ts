/**
 * What people type into 'Wo?', by kind: the text, then what counts as sensible, with '|' between
 * several; each is a part of an option's label. Nothing after '=' means that no place is meant.
 */
const table = {
  towns: `
Berlin = Berlin; Hamburg = Hamburg; München = München; Köln = Köln; Frankfurt = Frankfurt am Main; Stuttgart = Stuttgart
Düsseldorf = Düsseldorf; leipzig = Leipzig; DORTMUND = Dortmund; Essen = Essen (; Bremen = Bremen; dresden = Dresden
Duesseldorf = Düsseldorf; Koeln = Köln; Muenchen = München; Nuernberg = Nürnberg; Wuerzburg = Würzburg; Luebeck = Lübeck
Frankfurt am Main = Frankfurt am Main; Frankfurt a.M. = Frankfurt am Main; Frankfurt a. M. = Frankfurt am Main
Frankfurt/Main = Frankfurt am Main; Frankfurt Oder = Frankfurt (Oder); Frankfurt (Oder) = Frankfurt (Oder); Frankfurt/O. = Frankfurt (Oder)
Halle = Halle; Halle Saale = Halle; Halle (Saale) = Halle; Freiburg = Freiburg im Breisgau; Freiburg i. Br. = Freiburg im Breisgau
St. Augustin = Sankt Augustin; Sankt Augustin = Sankt Augustin; St Ingbert = St. Ingbert; Sankt Ingbert = St. Ingbert; St. Wendel = St. Wendel
Garmisch = Garmisch; Bad Homburg = Bad Homburg; Rothenburg ob der Tauber = Rothenburg; Neustadt = Neustadt; Weil am Rhein = Weil am Rhein
Mülheim = Mülheim; Mülheim Ruhr = Mülheim an der Ruhr; Offenbach = Offenbach; Ludwigshafen = Ludwigshafen; Hof = Hof; Ulm = Ulm
Berlin, Deutschland = Berlin; Köln (NRW) = Köln; Stadt Bonn = Bonn; Marburg an der Lahn = Marburg; Lutherstadt Wittenberg = Wittenberg
Bergischgladbach = Bergisch Gladbach; Villingen = Villingen; Königs Wusterhausen = Königs Wusterhausen; KW = Königs Wusterhausen; Castrop = Castrop-Rauxel
Limburg an der Lahn = Limburg; Sylt = Sylt; Westerland = Sylt; St. Tönis = Tönisvorst; St. Peter-Ording = Sankt Peter-Ording; Hann. Münden = Hannoversch Münden
Hbg = Hamburg; HH = Hamburg; FFM = Frankfurt am Main; Cologne = Köln; Munich = München; Hanover = Hannover; Karl-Marx-Stadt = Chemnitz; Borkum = Borkum; Oer Erkenschwick = Oer-Erkenschwick
Bad Toelz = Bad Tölz; Gross Gerau = Groß-Gerau; Giessen = Gießen; badenbaden = Baden-Baden; Castrop Rauxel = Castrop-Rauxel; Brühl = Brühl`,
  misspelt: `
Düseldorf = Düsseldorf; Müchen = München; Münchn = München; Hambrug = Hamburg; Berln = Berlin; Franfurt = Frankfurt am Main
Frankfrut = Frankfurt am Main; Stutgart = Stuttgart; Stuttgard = Stuttgart; Nürenberg = Nürnberg; Nürnbreg = Nürnberg
Leibzig = Leipzig; Leipzich = Leipzig; Hannofer = Hannover; Bremmen = Bremen; Dortmunt = Dortmund
Gelsenkirschen = Gelsenkirchen; Bielfeld = Bielefeld; Wupertal = Wuppertal; Manheim = Mannheim; Karlsrue = Karlsruhe
Wisbaden = Wiesbaden; Ausgburg = Augsburg; Augspurg = Augsburg; Aachn = Aachen; Kassle = Kassel; Freibrug = Freiburg
Saarbrüken = Saarbrücken; Saarbrücke = Saarbrücken; Oldenbrug = Oldenburg; Osnabrük = Osnabrück; Heidelburg = Heidelberg
Regensbrug = Regensburg; Ingolstat = Ingolstadt; Würtzburg = Würzburg; Wolfsbrug = Wolfsburg; Erfrut = Erfurt; Rostok = Rostock
Kemnitz = Chemnitz|Kemnitz; Magdebrug = Magdeburg; Lubek = Lübeck; Mühlheim an der Ruhr = Mülheim an der Ruhr|Mühlheim
Mönchengladbch = Mönchengladbach; Münchengladbach = Mönchengladbach; Siegn = Siegen; Tübbingen = Tübingen; Konstans = Konstanz
Garmisch Partenkirchn = Garmisch; Ludwigshaven = Ludwigshafen; Wilhelmshafen = Wilhelmshaven; Bremerhafen = Bremerhaven
Cuxhafen = Cuxhaven; Duissburg = Duisburg; Krefelt = Krefeld; Oberhasuen = Oberhausen; Ruhrgebit = Ruhrgebiet; Algäu = Allgäu
Zwikau = Zwickau; Görlizt = Görlitz; Rekklinghausen = Recklinghausen; Bad Kreutznach = Bad Kreuznach; Kaiserlautern = Kaiserslautern; Freidrichshafen = Friedrichshafen
Eisenhüttenstat = Eisenhüttenstadt; Neubrandenbrug = Neubrandenburg; Niedersachen = Niedersachsen; Thüringn = Thüringen; Saarlant = Saarland; Bayrisch Schwaben = Schwaben
Bayren = Bayern; Nordrein-Westfalen = Nordrhein-Westfalen; Garmish = Garmisch; Dueseldorf = Düsseldorf; Bad Töltz = Bad Tölz; Bielefelt = Bielefeld; Blankeneese = Blankenese; Schwabingg = Schwabing; Kreutzberg = Kreuzberg`,
  codes: `
50667 = 50667; 10115 = 10115; 80331 = 80331; 20095 = 20095; 01067 = 01067; 04109 = 04109; 70173 = 70173; 60311 = 60311
D-50667 = 50667; D 50667 = 50667; 50667 Köln = 50667; Köln 50667 = 50667; PLZ 50667 = 50667; plz: 80331 = 80331
Postleitzahl 20095 = 20095; 50667 Köln, 10 km = 50667; 50667 Köln, Umkreis 25 km = 50667; 51065 koeln = 51065; 99084 Erfurt = 99084
50667, = 50667; Wohnort 99084 = 99084; 80331 München Bayern = 80331; 50 667 = 50667; 18055 Rostock = 18055; 66111 = 66111`,
  'partial codes': `
8 = Postleitzahlen 8…; 80 = Postleitzahlen 80…; 803 = Postleitzahlen 803…; PLZ 8 = Postleitzahlen 8…; PLZ 80 = Postleitzahlen 80…
plz8 = Postleitzahlen 8…; Postleitzahl 5 = Postleitzahlen 5…; PLZ-Gebiet 8 = Postleitzahlen 8…; 0 = Postleitzahlen 0…; 01 = Postleitzahlen 01…
010 = Postleitzahlen 010…; 506 = Postleitzahlen 506…; 50 = Postleitzahlen 50…; 5066 = 50667; 8033 = 80331; 1011 = 10115
PLZ 506.. = Postleitzahlen 506…; 80xxx = Postleitzahlen 80…; 50*** = Postleitzahlen 50…; PLZ Bereich 22 = Postleitzahlen 22…
50... = Postleitzahlen 50…; PLZ 9 = Postleitzahlen 9…; 4 = Postleitzahlen 4…; Leitzahl 7 = Postleitzahlen 7…; Region 80 = Postleitzahlen 80…`,
  districts: `
Köln-Nippes = Köln-Nippes; Nippes = Köln-Nippes; Koeln Nippes = Köln-Nippes; St. Pauli = Hamburg-St. Pauli; Sankt Pauli = Hamburg-St. Pauli
st pauli = Hamburg-St. Pauli; Hamburg St. Pauli = Hamburg-St. Pauli; Kreuzberg = Berlin-Kreuzberg; Berlin-Kreuzberg = Berlin-Kreuzberg
Schwabing = München-Schwabing; München Schwabing = München-Schwabing; Blankenese = Hamburg-Blankenese; Sachsenhausen = Frankfurt-Sachsenhausen
Altona = Hamburg-Altona; Prenzlauer Berg = Berlin-Prenzlauer Berg; Neukölln = Berlin-Neukölln; Charlottenburg = Berlin-Charlottenburg
Berlin Mitte = Berlin-Mitte; Spandau = Berlin-Spandau; Köpenick = Berlin-Köpenick; Marzahn = Berlin-Marzahn; Friedrichshain = Berlin-Friedrichshain
Bad Cannstatt = Stuttgart-Bad Cannstatt; Cannstatt = Cannstatt; Stuttgart Vaihingen = Stuttgart-Vaihingen; Rüttenscheid = Essen-Rüttenscheid
Bad Godesberg = Bonn-Bad Godesberg; Beuel = Bonn-Beuel; Ehrenfeld = Köln-Ehrenfeld; Lindenthal = Köln-Lindenthal; Porz = Köln-Porz
Pasing = München-Pasing; Bogenhausen = München-Bogenhausen; Sendling = München-Sendling; Giesing = München-Giesing; Haidhausen = München-Haidhausen
Oberkassel = Oberkassel; Bilk = Düsseldorf-Bilk; Gohlis = Leipzig-Gohlis; Plagwitz = Leipzig-Plagwitz; Wandsbek = Hamburg-Wandsbek
Bergedorf = Hamburg-Bergedorf; Harburg = Harburg; Eimsbüttel = Hamburg-Eimsbüttel; Eimsbuettel = Hamburg-Eimsbüttel; Rahlstedt = Hamburg-Rahlstedt
Wattenscheid = Bochum-Wattenscheid; Buer = Gelsenkirchen-Buer; Rheydt = Mönchengladbach-Rheydt; Sterkrade = Oberhausen-Sterkrade
Durlach = Karlsruhe-Durlach; Barmen = Wuppertal-Barmen; Elberfeld = Wuppertal-Elberfeld; Hörde = Dortmund-Hörde; Warnemünde = Rostock-Warnemünde
Travemünde = Lübeck-Travemünde; Babelsberg = Potsdam-Babelsberg; Gostenhof = Nürnberg-Gostenhof; Bornheim = Bornheim; Höchst = Höchst
Köln Süd = Köln; Berlin Nord = Berlin; München Zentrum = München; Dresden Neustadt = Dresden-Neustadt; Hannover Linden = Hannover-Linden
Köln-Deutz = Köln-Deutz; Deutz = Köln-Deutz; Frankfurt Höchst = Frankfurt-Höchst; Frankfurt am Main Bornheim = Frankfurt-Bornheim
Blasewitz = Dresden-Blasewitz; Wanne-Eickel = Herne-Wanne-Eickel; Opladen = Leverkusen-Opladen; Ohligs = Solingen-Ohligs; Vegesack = Vegesack
Zehlendorf = Berlin-Zehlendorf; Pankow = Berlin-Pankow; Lichtenberg = Berlin-Lichtenberg; Neuhausen = München-Neuhausen; Mülheim Köln = Köln-Mülheim; Gallus = Frankfurt-Gallus
Ruhrort = Duisburg-Ruhrort; Linden Mitte = Hannover-Linden; Bremen Nord = Bremen; Dresden Plauen = Dresden-Plauen; Barmbek Nord = Hamburg-Barmbek; 10115 Berlin Mitte = 10115`,
  regions: `
Ruhrgebiet = Ruhrgebiet; Ruhrpott = Ruhrgebiet; im Ruhrgebiet = Ruhrgebiet; Allgäu = Allgäu; Allgaeu = Allgäu; im Allgäu = Allgäu
Rhein-Main = Rhein-Main; Rhein Main = Rhein-Main; Rhein-Main-Gebiet = Rhein-Main; Rheinmain = Rhein-Main; Bodensee = Bodensee; am Bodensee = Bodensee
Schwarzwald = Schwarzwald; Ostfriesland = Ostfriesland; Eifel = Eifel; in der Eifel = Eifel; Münsterland = Münsterland; Muensterland = Münsterland
Lausitz = Lausitz; Oberlausitz = Lausitz; Franken = Franken; Pfalz = Pfalz; Harz = Harz; im Harz = Harz; Spreewald = Spreewald
Bergisches Land = Bergisches Land; Sauerland = Sauerland; Niederrhein = Niederrhein; Uckermark = Uckermark; Erzgebirge = Erzgebirge
Vogtland = Vogtland; Rhein-Neckar = Rhein-Neckar; Oberbayern = Oberbayern; Niederbayern = Niederbayern; Oberpfalz = Oberpfalz
Westerwald = Westerwald; Hunsrück = Hunsrück; Taunus = Taunus; Odenwald = Odenwald; Rhön = Rhön; Lüneburger Heide = Lüneburger Heide
Emsland = Emsland; Nordsee = Nordsee; Ostsee = Ostsee; Nordseeküste = Nordsee; Rügen = Rügen; Sächsische Schweiz = Sächsische Schweiz
Bayerischer Wald = Bayerischer Wald; Schwäbische Alb = Schwäbische Alb; Ostwestfalen = Ostwestfalen; OWL = Ostwestfalen; Norddeutschland = Norddeutschland
Kraichgau = Kraichgau|Region; Chiemgau = Chiemgau; Wetterau = Wetterau; Mosel = Mosel; Siegerland = Siegerland; Thüringer Wald = Thüringer Wald
Oderbruch = Oderbruch; Mittelrhein = Mittelrhein; am Meer = Ostsee; an der Küste = Nordsee; Wendland = Wendland; Kaiserstuhl = Breisgau; Elbe-Elster = Elbe-Elster; Süd Hessen = Südhessen
Hegau = Hegau; Ortenau = Ortenau; Ammersee = Ammersee; Berchtesgaden = Berchtesgaden; Werdenfelser Land = Zugspitzregion; Köln/Bonn = Köln-Bonn; im Raum Köln/Bonn = Köln-Bonn`,
  Länder: `
Bayern = Bayern; NRW = Nordrhein-Westfalen; Nordrhein Westfalen = Nordrhein-Westfalen; nordrhein-westfalen = Nordrhein-Westfalen; Hessen = Hessen
Baden-Württemberg = Baden-Württemberg; Baden Wuerttemberg = Baden-Württemberg; BaWü = Baden-Württemberg; BW = Baden-Württemberg; Sachsen = Sachsen
Sachsen-Anhalt = Sachsen-Anhalt; Niedersachsen = Niedersachsen; Schleswig Holstein = Schleswig-Holstein; Saarland = Saarland; Brandenburg = Brandenburg
Meck-Pomm = Mecklenburg-Vorpommern; MeckPom = Mecklenburg-Vorpommern; Mecklenburg = Mecklenburg; Thüringen = Thüringen; Thueringen = Thüringen
Rheinland Pfalz = Rheinland-Pfalz; RLP = Rheinland-Pfalz; Bundesland Hessen = Hessen; Land Brandenburg = Brandenburg; in Bayern = Bayern
Landkreis Soest = Kreis Soest; Kreis Soest = Kreis Soest; Landkreis München = Landkreis München; Rhein-Sieg-Kreis = Rhein-Sieg-Kreis; Kreis Unna = Unna`,
  neighbours: `
Wien = A-1010 Wien; 1010 Wien = A-1010 Wien; Wien, Österreich = A-1010 Wien; Zürich = CH-8001 Zürich|Kanton Zürich; Zuerich = CH-8001 Zürich|Kanton Zürich
Graz = A-8010 Graz; Salzburg = A-5020 Salzburg; Linz = A-4020 Linz; Innsbruck = A-6020 Innsbruck; Bregenz = A-6900 Bregenz; Österreich = Österreich; Oesterreich = Österreich
Schweiz = Schweiz; Basel = CH-4051 Basel|Kanton Basel; Bern = CH-3000 Bern|Kanton Bern; St. Gallen = St. Gallen; Sankt Gallen = St. Gallen; Genf = Genève; Luzern = Luzern
Liechtenstein = Liechtenstein; Vorarlberg = Vorarlberg; Tirol = Tirol; Klagenfurt = Klagenfurt; Winterthur = Winterthur; Villach = Villach; Dornbirn = Dornbirn; Kufstein = Kufstein; Wels = Wels
A-5020 = A-5020 Salzburg; AT 5020 = A-5020 Salzburg; A-5020 Salzburg = A-5020 Salzburg; CH-4051 = CH-4051 Basel; 4051 Basel = CH-4051 Basel; FL-9490 = FL-9490 Vaduz; Vaduz = FL-9490 Vaduz
5020 Salzburg = A-5020 Salzburg; Kreuzlingen = CH-8280 Kreuzlingen; Lustenau = A-6890 Lustenau; Riehen = CH-4125 Riehen; Salzburg Österreich = A-5020 Salzburg; Zürich CH = Zürich; Kanton Aargau = Kanton Aargau
1067 = 01067 Dresden; 4109 = 04109 Leipzig; 5020 = A-5020 Salzburg; 8001 = CH-8001 Zürich; 6900 = A-6900 Bregenz|CH-6900`,
  abroad: `
Mallorca = Homeoffice; Paris = Kehl|Saarbrücken; Straßburg = Kehl; Südtirol = Homeoffice; Ausland = Homeoffice; Prag = Plauen|Tirschenreuth; Bratislava = Homeoffice`,
  'everyday phrases': `
nähe Köln = Köln; Nähe von Köln = Köln; in der Nähe von Köln = Köln; bei München = München; Raum Stuttgart = Stuttgart; Großraum Stuttgart = Stuttgart
Umkreis Köln = Köln; Umkreis von Bonn = Bonn; 20 km um Köln = Köln; Köln 20 km = Köln; Köln Umkreis 30 km = Köln; Köln und Umgebung = Köln
rund um Kassel = Kassel; Region Hannover = Hannover; Hamburg Umland = Hamburg; Berlin und Umland = Berlin; in Bonn = Bonn; Stadtmitte Köln = Köln
ich wohne in Bremen = Bremen; ich suche in Dresden = Dresden; gern in Ulm = Ulm; Homeoffice = Homeoffice; Home Office = Homeoffice
home-office = Homeoffice; zu Hause = Homeoffice; zuhause = Homeoffice; von zu Hause = Homeoffice; von zuhause aus = Homeoffice; von daheim = Homeoffice
daheim = Homeoffice; Heimarbeit = Homeoffice; remote = Homeoffice; egal = Alle Regionen; ist mir egal = Alle Regionen; Ort egal = Alle Regionen
überall = Alle Regionen; deutschlandweit = Alle Regionen; bundesweit = Alle Regionen; ganz Deutschland = Alle Regionen; Deutschland = Alle Regionen
alle = Alle Regionen; alles = Alle Regionen; irgendwo = Alle Regionen; in meiner Nähe = 50667; in der Nähe = 50667; hier = 50667; bei mir = 50667
um die Ecke = 50667; Umgebung = 50667; vor Ort = 50667; Köln oder Umgebung = Köln; nahe Leipzig = Leipzig; München Innenstadt = München; wohnortnah = 50667
Heimbüro = Homeoffice; von zu Hause aus arbeiten = Homeoffice; wo ist egal = Alle Regionen; in meiner Umgebung = 50667; nicht weit weg = 50667; Wohnortnähe = 50667
ganz Bayern = Bayern; Bonn +20km = Bonn; 20 km Umkreis um Bonn = Bonn; Umgebung von Würzburg = Würzburg`,
  'towns and regions, later': `
Husum = Husum (Kreis Nordfriesland); 25813 = Husum; Bad Tölz = Bad Tölz; Lindau = Lindau; Rügen = Rügen; Wittenberg = Wittenberg; Weimar = Weimar
Celle = Celle; Soltau = Soltau; Kempten = Kempten; Mühlheim = Mühlheim|Mülheim; Neuss = Neuss; Herne = Herne; Cuxhaven = Cuxhaven; Norderney = Norderney
503 = 503; Kreis Pinneberg = Pinneberg; Landkreis Rosenheim = Rosenheim; Umgebung Kassel = Kassel; Nähe Augsburg = Augsburg; Stuttgart und Umgebung = Stuttgart
Harz = Harz; Niederbayern = Niederbayern; Franken = Franken; Oberlausitz = Lausitz; Ostfriesland = Ostfriesland; Garding = Garding; Bad Oldesloe = Bad Oldesloe
Plön = Plön; Wismar = Wismar; Straubing = Straubing; Landshut = Landshut; Bad Kissingen = Bad Kissingen; Ludwigsburg = Ludwigsburg; Siegburg = Siegburg
Meißen = Meißen; Hiddensee = Hiddensee; Zwickau = Zwickau; Wolfen = 06766 Wolfen; Tornesch = Tornesch; Oftersheim = Oftersheim; Lüneburger Heide = Lüneburger Heide
Spreewald = Spreewald; Bergstraße = Bergstraße; Kreis Mettmann = Mettmann; Münsterland = Münsterland; Raum Hannover = Hannover; Nbg = Nürnberg; 76 = 76
Bad Neuenahr = Bad Neuenahr; Emden = Emden; Flensburg = Flensburg; Buxtehude = Buxtehude; Passau = Passau; Rothenburg = Rothenburg; Wesel = Wesel
Kleve = Kleve; Gotha = Gotha; Kulmbach = Kulmbach; Deggendorf = Deggendorf; Bamberg = Bamberg; Tegernsee = Tegernsee; Chiemsee = Chiemsee; Usedom = Usedom
Fehmarn = Fehmarn; Odenwald = Odenwald; Rhön = Rhön; Main-Taunus-Kreis = Main-Taunus-Kreis; PLZ 22 = 22; Würzburg Land = Würzburg; Feucht = 90537 Feucht
Wentorf = Wentorf; Zepernick = Zepernick; Fallingbostel = Fallingbostel; Wyk auf Föhr = Wyk auf Föhr; Stahnsdorf = Stahnsdorf; Eichwalde = Eichwalde`,
  'quarters, later': `
Prenzlauer Berg = Berlin; Kreuzberg = Berlin; Schwabing = München; Giesing = München; Ehrenfeld = Köln; Bornheim = Frankfurt; Sachsenhausen = Frankfurt
Gohlis = Leipzig; Neustadt Dresden = Dresden; Linden Hannover = Hannover; Berlin Spandau = Spandau; München Pasing = Pasing; Köln Deutz = Deutz; Hamburg Harburg = Harburg
Dortmund Hörde = Hörde; Oberkassel = Oberkassel; Vegesack = Bremen; Marzahn = Berlin; Wandsbek = Hamburg; Nürnberg Gostenhof = Gostenhof; Neukölln = Berlin
Friedrichshain = Berlin; Lichtenberg = Berlin; Zehlendorf = Berlin; Charlottenburg = Berlin; Eppendorf = Hamburg; Bockenheim = Frankfurt; Haidhausen = München
Sendling = München; Gerresheim = Düsseldorf; Hombruch = Dortmund; Bad Godesberg = Bonn; Langwasser = Nürnberg; Buckau = Magdeburg; Kirchrode = Hannover
Vahrenwald = Hannover; Köpenick = Berlin; Tempelhof = Berlin; Wilmersdorf = Berlin; Wedding = Berlin; Bergedorf = Hamburg; Barmbek = Hamburg; Trudering = München
Porz = Köln; Höchst = Frankfurt; Feuerbach = Stuttgart; Benrath = Düsseldorf; Connewitz = Leipzig; Steele = Essen; List Hannover = Hannover; Schwachhausen = Bremen`,
  'not a place': `
asdfgh = ; qwertz = ; xyzzy = ; !!! = ; Gabelstaplerfahrer = ; Reinigungskraft gesucht = ; 999999 = ; ??? = ; Minijob = ; 450 Euro = ; Haushaltshilfe = ; abcxyz 123 = `,
} as const;

export type PlaceKind = keyof typeof table;
export type TypedPlace = { readonly typed: string; readonly sensible: readonly string[] };

const entriesOf = (text: string): TypedPlace[] =>
  text.split(/;|\n/).flatMap((entry) => {
    const [typed = '', sensible = ''] = entry.split('=').map((part) => part.trim());
    return typed === '' ? [] : [{ typed, sensible: sensible.split('|').filter(Boolean) }];
  });

/** The table, kind by kind. */
export const typedPlaces = Object.entries(table).map(([kind, text]) => ({
  kind: kind as PlaceKind,
  places: entriesOf(text),
}));
