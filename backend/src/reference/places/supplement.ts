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

export const supplement: readonly [postalCode: string, place: string][] = list
  .trim()
  .split(/[;\n]/)
  .map((entry) => [entry.slice(0, 5), entry.slice(6)]);

/**
 * Villages that german-metadata leaves out although people look for them, by a name that many
 * share. They lie where the main place of their code lies.
 */
export const villages: readonly [postalCode: string, place: string][] = [
  ['17039', 'Neuenkirchen'],
  ['17392', 'Neuenkirchen'],
  ['18569', 'Neuenkirchen'],
  ['21640', 'Neuenkirchen'],
  ['27251', 'Neuenkirchen'],
  ['49586', 'Neuenkirchen'],
];
