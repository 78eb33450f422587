import type { DistrictRow } from '../types.ts';

/** Per Land: the last three digits of the official key and the name; '*' marks a city of its own. */
const byState: readonly [stateId: number, list: string][] = [
  [
    1,
    '001*Flensburg;002*Kiel;003*Lübeck;004*Neumünster;051 Dithmarschen;053 Herzogtum Lauenburg;054 Nordfriesland;055 Ostholstein;056 Pinneberg;057 Plön;058 Rendsburg-Eckernförde;059 Schleswig-Flensburg;060 Segeberg;061 Steinburg;062 Stormarn',
  ],
  [2, '000*Hamburg'],
  [
    3,
    '101*Braunschweig;102*Salzgitter;103*Wolfsburg;151 Gifhorn;153 Goslar;154 Helmstedt;155 Northeim;157 Peine;158 Wolfenbüttel;159 Göttingen;241 Region Hannover;251 Diepholz;252 Hameln-Pyrmont;254 Hildesheim;255 Holzminden;256 Nienburg (Weser);257 Schaumburg;351 Celle;352 Cuxhaven;353 Harburg;354 Lüchow-Dannenberg;355 Lüneburg;356 Osterholz;357 Rotenburg (Wümme);358 Heidekreis;359 Stade;360 Uelzen;361 Verden;401*Delmenhorst;402*Emden;403*Oldenburg;404*Osnabrück;405*Wilhelmshaven;451 Ammerland;452 Aurich;453 Cloppenburg;454 Emsland;455 Friesland;456 Grafschaft Bentheim;457 Leer;458 Oldenburg;459 Osnabrück;460 Vechta;461 Wesermarsch;462 Wittmund',
  ],
  [4, '011*Bremen;012*Bremerhaven'],
  [
    5,
    '111*Düsseldorf;112*Duisburg;113*Essen;114*Krefeld;116*Mönchengladbach;117*Mülheim an der Ruhr;119*Oberhausen;120*Remscheid;122*Solingen;124*Wuppertal;154 Kleve;158 Mettmann;162 Rhein-Kreis Neuss;166 Viersen;170 Wesel;314*Bonn;315*Köln;316*Leverkusen;334 Städteregion Aachen;358 Düren;362 Rhein-Erft-Kreis;366 Euskirchen;370 Heinsberg;374 Oberbergischer Kreis;378 Rheinisch-Bergischer Kreis;382 Rhein-Sieg-Kreis;512*Bottrop;513*Gelsenkirchen;515*Münster;554 Borken;558 Coesfeld;562 Recklinghausen;566 Steinfurt;570 Warendorf;711*Bielefeld;754 Gütersloh;758 Herford;762 Höxter;766 Lippe;770 Minden-Lübbecke;774 Paderborn;911*Bochum;913*Dortmund;914*Hagen;915*Hamm;916*Herne;954 Ennepe-Ruhr-Kreis;958 Hochsauerlandkreis;962 Märkischer Kreis;966 Olpe;970 Siegen-Wittgenstein;974 Soest;978 Unna',
  ],
  [
    6,
    '411*Darmstadt;412*Frankfurt am Main;413*Offenbach am Main;414*Wiesbaden;431 Bergstraße;432 Darmstadt-Dieburg;433 Groß-Gerau;434 Hochtaunuskreis;435 Main-Kinzig-Kreis;436 Main-Taunus-Kreis;437 Odenwaldkreis;438 Offenbach;439 Rheingau-Taunus-Kreis;440 Wetteraukreis;531 Gießen;532 Lahn-Dill-Kreis;533 Limburg-Weilburg;534 Marburg-Biedenkopf;535 Vogelsbergkreis;611*Kassel;631 Fulda;632 Hersfeld-Rotenburg;633 Kassel;634 Schwalm-Eder-Kreis;635 Waldeck-Frankenberg;636 Werra-Meißner-Kreis',
  ],
  [
    7,
    '111*Koblenz;131 Ahrweiler;132 Altenkirchen (Westerwald);133 Bad Kreuznach;134 Birkenfeld;135 Cochem-Zell;137 Mayen-Koblenz;138 Neuwied;140 Rhein-Hunsrück-Kreis;141 Rhein-Lahn-Kreis;143 Westerwaldkreis;211*Trier;231 Bernkastel-Wittlich;232 Eifelkreis Bitburg-Prüm;233 Vulkaneifel;235 Trier-Saarburg;311*Frankenthal (Pfalz);312*Kaiserslautern;313*Landau in der Pfalz;314*Ludwigshafen am Rhein;315*Mainz;316*Neustadt an der Weinstraße;317*Pirmasens;318*Speyer;319*Worms;320*Zweibrücken;331 Alzey-Worms;332 Bad Dürkheim;333 Donnersbergkreis;334 Germersheim;335 Kaiserslautern;336 Kusel;337 Südliche Weinstraße;338 Rhein-Pfalz-Kreis;339 Mainz-Bingen;340 Südwestpfalz',
  ],
  [
    8,
    '111*Stuttgart;115 Böblingen;116 Esslingen;117 Göppingen;118 Ludwigsburg;119 Rems-Murr-Kreis;121*Heilbronn;125 Heilbronn;126 Hohenlohekreis;127 Schwäbisch Hall;128 Main-Tauber-Kreis;135 Heidenheim;136 Ostalbkreis;211*Baden-Baden;212*Karlsruhe;215 Karlsruhe;216 Rastatt;221*Heidelberg;222*Mannheim;225 Neckar-Odenwald-Kreis;226 Rhein-Neckar-Kreis;231*Pforzheim;235 Calw;236 Enzkreis;237 Freudenstadt;311*Freiburg im Breisgau;315 Breisgau-Hochschwarzwald;316 Emmendingen;317 Ortenaukreis;325 Rottweil;326 Schwarzwald-Baar-Kreis;327 Tuttlingen;335 Konstanz;336 Lörrach;337 Waldshut;415 Reutlingen;416 Tübingen;417 Zollernalbkreis;421*Ulm;425 Alb-Donau-Kreis;426 Biberach;435 Bodenseekreis;436 Ravensburg;437 Sigmaringen',
  ],
  [
    9,
    '161*Ingolstadt;162*München;163*Rosenheim;171 Altötting;172 Berchtesgadener Land;173 Bad Tölz-Wolfratshausen;174 Dachau;175 Ebersberg;176 Eichstätt;177 Erding;178 Freising;179 Fürstenfeldbruck;180 Garmisch-Partenkirchen;181 Landsberg am Lech;182 Miesbach;183 Mühldorf am Inn;184 München;185 Neuburg-Schrobenhausen;186 Pfaffenhofen an der Ilm;187 Rosenheim;188 Starnberg;189 Traunstein;190 Weilheim-Schongau;261*Landshut;262*Passau;263*Straubing;271 Deggendorf;272 Freyung-Grafenau;273 Kelheim;274 Landshut;275 Passau;276 Regen;277 Rottal-Inn;278 Straubing-Bogen;279 Dingolfing-Landau;361*Amberg;362*Regensburg;363*Weiden in der Oberpfalz;371 Amberg-Sulzbach;372 Cham;373 Neumarkt in der Oberpfalz;374 Neustadt an der Waldnaab;375 Regensburg;376 Schwandorf;377 Tirschenreuth;461*Bamberg;462*Bayreuth;463*Coburg;464*Hof;471 Bamberg;472 Bayreuth;473 Coburg;474 Forchheim;475 Hof;476 Kronach;477 Kulmbach;478 Lichtenfels;479 Wunsiedel im Fichtelgebirge;561*Ansbach;562*Erlangen;563*Fürth;564*Nürnberg;565*Schwabach;571 Ansbach;572 Erlangen-Höchstadt;573 Fürth;574 Nürnberger Land;575 Neustadt an der Aisch-Bad Windsheim;576 Roth;577 Weißenburg-Gunzenhausen;661*Aschaffenburg;662*Schweinfurt;663*Würzburg;671 Aschaffenburg;672 Bad Kissingen;673 Rhön-Grabfeld;674 Haßberge;675 Kitzingen;676 Miltenberg;677 Main-Spessart;678 Schweinfurt;679 Würzburg;761*Augsburg;762*Kaufbeuren;763*Kempten (Allgäu);764*Memmingen;771 Aichach-Friedberg;772 Augsburg;773 Dillingen an der Donau;774 Günzburg;775 Neu-Ulm;776 Lindau (Bodensee);777 Ostallgäu;778 Unterallgäu;779 Donau-Ries;780 Oberallgäu',
  ],
  [
    10,
    '041 Regionalverband Saarbrücken;042 Merzig-Wadern;043 Neunkirchen;044 Saarlouis;045 Saarpfalz-Kreis;046 St. Wendel',
  ],
  [11, '000*Berlin'],
  [
    12,
    '051*Brandenburg an der Havel;052*Cottbus;053*Frankfurt (Oder);054*Potsdam;060 Barnim;061 Dahme-Spreewald;062 Elbe-Elster;063 Havelland;064 Märkisch-Oderland;065 Oberhavel;066 Oberspreewald-Lausitz;067 Oder-Spree;068 Ostprignitz-Ruppin;069 Potsdam-Mittelmark;070 Prignitz;071 Spree-Neiße;072 Teltow-Fläming;073 Uckermark',
  ],
  [
    13,
    '003*Rostock;004*Schwerin;071 Mecklenburgische Seenplatte;072 Rostock;073 Vorpommern-Rügen;074 Nordwestmecklenburg;075 Vorpommern-Greifswald;076 Ludwigslust-Parchim',
  ],
  [
    14,
    '511*Chemnitz;521 Erzgebirgskreis;522 Mittelsachsen;523 Vogtlandkreis;524 Zwickau;612*Dresden;625 Bautzen;626 Görlitz;627 Meißen;628 Sächsische Schweiz-Osterzgebirge;713*Leipzig;729 Leipzig;730 Nordsachsen',
  ],
  [
    15,
    '001*Dessau-Roßlau;002*Halle (Saale);003*Magdeburg;081 Altmarkkreis Salzwedel;082 Anhalt-Bitterfeld;083 Börde;084 Burgenlandkreis;085 Harz;086 Jerichower Land;087 Mansfeld-Südharz;088 Saalekreis;089 Salzlandkreis;090 Stendal;091 Wittenberg',
  ],
  [
    16,
    '051*Erfurt;052*Gera;053*Jena;054*Suhl;055*Weimar;061 Eichsfeld;062 Nordhausen;063 Wartburgkreis;064 Unstrut-Hainich-Kreis;065 Kyffhäuserkreis;066 Schmalkalden-Meiningen;067 Gotha;068 Sömmerda;069 Hildburghausen;070 Ilm-Kreis;071 Weimarer Land;072 Sonneberg;073 Saalfeld-Rudolstadt;074 Saale-Holzland-Kreis;075 Saale-Orla-Kreis;076 Greiz;077 Altenburger Land',
  ],
];

/** 'Kreis' in Schleswig-Holstein and Nordrhein-Westfalen, 'Landkreis' elsewhere. */
function label(stateId: number, mark: string, name: string): string {
  if (mark === '*' || /kreis|region/i.test(name)) return name;
  return `${stateId === 1 || stateId === 5 ? 'Kreis' : 'Landkreis'} ${name}`;
}

/** The 400 districts and cities of their own, by official key. */
export const districts: readonly DistrictRow[] = byState.flatMap(([stateId, list]) =>
  list.split(';').map((entry) => {
    const key = `${String(stateId).padStart(2, '0')}${entry.slice(0, 3)}`;
    return {
      id: Number(key),
      key,
      label: label(stateId, entry.charAt(3), entry.slice(4)),
      state_id: stateId,
    };
  }),
);
