/**
 * Postal codes that german-postal-codes knows and german-metadata lacks (nearly the whole
 * Saarland, places merged since), with the place they belong to.
 */
const list = `
02894 Vierkirchen;04579 Espenhain;04655 Kohren-Sahlis;04657 Narsdorf;06528 Wallhausen
06578 Bilzingsleben;07334 Kamsdorf;21271 Hanstedt;21784 Geversdorf;25868 Norderstapel
29308 Winsen (Aller);31029 Banteln;31032 Betheln;31033 Brüggen;31035 Despetal;31039 Rheden
31085 Everode;31087 Landwehr;31088 Winzenburg;31091 Coppengrave;31093 Hoyershausen
31094 Marienhagen;31096 Weenzen;31097 Harbarnsen;31099 Woltershausen;31196 Sehlem;37447 Wieda
37449 Zorge;38116 Braunschweig;38385 Ingeleben;38388 Twieflingen;38889 Blankenburg (Harz)
39599 Stendal;40721 Hilden;64743 Beerfelden;64759 Sensbachtal;65391 Lorch;66111 Saarbrücken
66113 Saarbrücken;66115 Saarbrücken;66117 Saarbrücken;66119 Saarbrücken;66121 Saarbrücken
66123 Saarbrücken;66125 Saarbrücken;66126 Saarbrücken;66127 Saarbrücken;66128 Saarbrücken
66129 Saarbrücken;66130 Saarbrücken;66131 Saarbrücken;66132 Saarbrücken;66133 Saarbrücken
66265 Heusweiler;66271 Kleinblittersdorf;66280 Sulzbach;66287 Quierschied;66292 Riegelsberg
66299 Friedrichsthal;66333 Völklingen;66346 Püttlingen;66352 Großrosseln;66359 Bous
66386 St. Ingbert;66399 Mandelbachtal;66424 Homburg;66440 Blieskastel;66450 Bexbach
66453 Gersheim;66459 Kirkel;66500 Hornbach;66538 Neunkirchen;66539 Neunkirchen
66540 Neunkirchen;66557 Illingen;66578 Schiffweiler;66583 Spiesen-Elversberg;66589 Merchweiler
66740 Saarlouis;66763 Dillingen;66773 Schwalbach;66780 Rehlingen-Siersburg;66787 Wadgassen
66793 Saarwellingen;66798 Wallerfangen;66802 Überherrn;66806 Ensdorf;66809 Nalbach
66901 Schönenberg-Kübelberg;66914 Waldmohr;83565 Frauenneuharting;84032 Landshut
96529 Mengersgereuth-Hämmern;97295 Waldbrunn;97896 Freudenberg;98554 Benshausen
98678 Sachsenbrunn;98704 Langewiesen;98708 Gehren;98711 Frauenwald;98714 Stützerbach
98739 Lichte;99762 Neustadt`;

/** Towns that german-metadata hides behind 'u.a.' or behind a neighbour with the same code. */
const hidden = `
01561 Thiendorf;01768 Reinhardtsgrimma;01778 Geising;01809 Dohna
01829 Stadt Wehlen;01877 Demitz-Thumitz;02681 Kirschau;02681 Schirgiswalde;02727 Neugersdorf
02739 Eibau;04668 Großbothen;04889 Schildau;06317 Röblingen am See;06388 Gröbzig
06466 Gatersleben;06467 Hoym;06766 Wolfen;06796 Brehna;06800 Jeßnitz;06803 Greppin
06808 Holzweißig;06862 Roßlau;07774 Camburg;08267 Zwota;08315 Bernsbach;08340 Beierfeld
09228 Wittgensdorf;09481 Elterlein;09514 Lengefeld;14532 Stahnsdorf;14641 Wustermark
15345 Rehfelde;15518 Steinhöfel;15732 Eichwalde;17094 Burg Stargard;17419 Ahlbeck;18182 Bentwisch
21039 Börnsen;21039 Escheburg;21465 Wentorf bei Hamburg;21521 Dassendorf;21521 Wohltorf
23730 Neustadt in Holstein;24113 Molfsee;24582 Wattenbek;25436 Moorrege;25436 Tornesch
25474 Bönningstedt;25474 Hasloh;25813 Husum;25938 Wyk auf Föhr;27404 Heeslingen;27639 Dorum
36469 Tiefenort;37444 Sankt Andreasberg;38315 Hornburg;38690 Vienenburg;38707 Altenau
38899 Hasselfelde;55263 Wackernheim;55270 Essenheim;55270 Klein-Winternheim;55270 Zornheim
56220 Bassenheim;68723 Oftersheim;68723 Plankstadt;82152 Krailling;84036 Kumhausen;88131 Bodolz
88138 Weißensberg;88255 Baindt;90537 Feucht;90556 Seukendorf;90562 Kalchreuth;90587 Obermichelbach
91054 Buckenhof;91077 Dormitz;91126 Kammerstein;91126 Rednitzhembach;96231 Bad Staffelstein
97291 Thüngersheim;98547 Viernau;98596 Trusetal;98716 Geraberg;98716 Geschwenda
99192 Neudietendorf;99330 Gräfenroda;99334 Ichtershausen;99441 Magdala;99768 Ilfeld
99955 Herbsleben;99986 Oberdorla;99994 Schlotheim`;

/**
 * Villages and former towns that german-metadata leaves out although people look for them: by a
 * name that many share, or merged into a larger one. They lie where the main place of their code
 * lies.
 */
const parts = `
01824 Rathen;02799 Waltersdorf;04824 Beucha;09634 Siebenlehn;14476 Golm;14558 Bergholz-Rehbrücke
15366 Hönow;15378 Herzfelde;15713 Wernsdorf;15831 Mahlow;15838 Wünsdorf;16341 Zepernick
16562 Bergfelde;16827 Alt Ruppin;17039 Neuenkirchen;17392 Neuenkirchen;17429 Bansin;18375 Wieck
18569 Neuenkirchen;18586 Baabe;21640 Neuenkirchen;27251 Neuenkirchen;29683 Fallingbostel
18209 Heiligendamm;26434 Hooksiel;26434 Horumersiel;33617 Bethel;38875 Elend
38879 Schierke;39446 Löderburg;41751 Dülken;49586 Neuenkirchen;55262 Heidesheim am Rhein
73433 Wasseralfingen;78465 Mainau;82493 Klais;83727 Spitzingsee;88171 Weiler im Allgäu;96476 Bad Rodach
06485 Bad Suderode;06628 Bad Kösen;07356 Bad Lobenstein;14806 Bad Belzig;23714 Bad Malente
27624 Bad Bederkesa;33181 Bad Wünnenberg;32805 Bad Meinberg;55566 Bad Sobernheim;55583 Bad Münster am Stein
57392 Bad Fredeburg;59556 Bad Waldliesborn;59597 Bad Westernkotten;82435 Bad Bayersoien;93444 Bad Kötzting
99891 Bad Tabarz`;

type Pair = readonly [postalCode: string, place: string];

const pairs = (text: string): Pair[] =>
  text
    .trim()
    .split(/[;\n]/)
    .map((entry) => [entry.slice(0, 5), entry.slice(6)]);

/** Pairs that are located like those of german-metadata. */
export const supplement: readonly Pair[] = pairs(list + hidden);

/** Pairs that lie where their code lies. */
export const villages: readonly Pair[] = pairs(parts);
