/**
 * What people call the country around a town, and no authority does: valleys, lakes, islands, landscapes
 * smaller than a district or of a neighbour, where no districts are known. Each lies where the town does
 * that people think of first.
 */
const list = `
14822 Linthe;16244 Schorfheide;15377 Märkische Schweiz;17192 Müritz;17459 Insel Usedom
18375 Darß,Fischland-Darß-Zingst;18347 Fischland;21037 Vierlande,Vier- und Marschlande
21762 Land Hadeln;23730 Lübecker Bucht;23948 Klützer Winkel;24217 Probstei;24351 Schwansen
25836 Eiderstedt,Halbinsel Eiderstedt;25859 Halligen;26506 Norddeich;26826 Rheiderland
27639 Land Wursten;30890 Deister;31515 Steinhuder Meer;34513 Edersee;34613 Schwalm
37586 Solling;38822 Ströbeck;49545 Tecklenburger Land;49610 Artland;49751 Hümmling
51429 Bensberg;53359 Voreifel;53639 Siebengebirge;53909 Zülpicher Börde;55469 Soonwald
57319 Wittgenstein,Wittgensteiner Land;63571 Kinzigtal;71254 Strohgäu;71263 Heckengäu
71540 Schwäbischer Wald;73033 Filstal;74336 Zabergäu;76593 Murgtal;77704 Renchtal;77716 Kinzigtal
79199 Dreisamtal;79650 Wiesental;79736 Hotzenwald
82131 Würmtal;82211 Ammersee;82481 Karwendel,Wetterstein;83646 Isarwinkel;83684 Tegernseer Tal
84347 Rottal;86836 Lechfeld;87700 Illertal;88161 Westallgäu;88239 Württembergisches Allgäu
88422 Federsee;90427 Knoblauchsland;91217 Hersbrucker Schweiz,Hersbrucker Alb;91541 Frankenhöhe
91710 Altmühlsee;94086 Bad Griesbach;96215 Obermain;97437 Haßberge;02681 Lausitzer Bergland
02763 Zittauer Gebirge;04849 Dübener Heide;06749 Goitzsche;07318 Thüringer Schiefergebirge
98559 Rennsteig;98744 Schwarzatal;99706 Kyffhäuser;99947 Hainich

A-2130 Weinviertel;A-2230 Marchfeld;A-2700 Industrieviertel;A-2860 Bucklige Welt;A-3002 Wienerwald
A-3180 Traisental;A-3300 Mostviertel;A-3340 Ybbstal;A-3430 Tullnerfeld;A-3500 Wachau;A-3550 Kamptal
A-3910 Waldviertel;A-4240 Mühlviertel;A-4400 Traunviertel;A-4810 Traunsee
A-4820 Salzkammergut;A-4840 Hausruckviertel;A-4910 Innviertel;A-5202 Flachgau;A-5310 Mondseeland
A-5360 Wolfgangsee;A-5400 Tennengau;A-5580 Lungau;A-5600 Pongau;A-5640 Gasteinertal
A-5700 Pinzgau;A-6167 Stubaital;A-6150 Wipptal;A-6212 Achensee;A-6290 Zillertal
A-6300 Tiroler Unterland;A-6345 Kaiserwinkl;A-6352 Wilder Kaiser;A-6365 Brixental;A-6444 Ötztal
A-6473 Pitztal;A-6500 Tiroler Oberland;A-6561 Paznaun;A-6600 Außerfern;A-6652 Lechtal
A-6675 Tannheimer Tal;A-6710 Walgau;A-6741 Großes Walsertal;A-6780 Montafon;A-6850 Rheintal
A-6870 Bregenzerwald;A-6993 Kleinwalsertal;A-7000 Nordburgenland;A-7100 Neusiedler See
A-7142 Seewinkel;A-7350 Mittelburgenland;A-7400 Südburgenland;A-8230 Oststeiermark
A-8330 Südoststeiermark,Vulkanland;A-8430 Südsteiermark;A-8530 Weststeiermark;A-8680 Mürztal
A-8700 Obersteiermark,Donawitz;A-8750 Murtal;A-8940 Ennstal;A-8990 Ausseerland;A-9100 Unterkärnten
A-9170 Rosental;A-9220 Wörthersee;A-9400 Lavanttal;A-9560 Ossiacher See;A-9583 Faaker See
A-9620 Gailtal;A-9800 Oberkärnten;A-9821 Mölltal;A-9872 Millstätter See;A-9900 Osttirol

CH-1920 Unterwallis;CH-2500 Bielersee;CH-3110 Aaretal;CH-3123 Gürbetal;CH-3250 Seeland
CH-3280 Murtensee;CH-3550 Emmental;CH-3600 Thunersee;CH-3714 Kandertal;CH-3770 Simmental
CH-3780 Saanenland;CH-3800 Berner Oberland;CH-3855 Brienzersee;CH-3860 Haslital;CH-3906 Saastal
CH-3917 Lötschental;CH-3920 Mattertal;CH-3930 Oberwallis;CH-3985 Goms;CH-4143 Schwarzbubenland
CH-4242 Laufental;CH-4410 Baselbiet;CH-4563 Wasseramt;CH-4900 Oberaargau;CH-5070 Fricktal
CH-5703 Seetal;CH-5734 Wynental;CH-6003 Vierwaldstättersee;CH-6130 Luzerner Hinterland
CH-7130 Surselva;CH-7220 Prättigau;CH-7304 Bündner Herrschaft;CH-7320 Sarganserland
CH-7430 Domleschg;CH-7500 Engadin,Oberengadin;CH-7550 Unterengadin;CH-7742 Puschlav
CH-8180 Zürcher Unterland;CH-8370 Hinterthurgau;CH-8450 Zürcher Weinland;CH-8488 Tösstal
CH-8600 Glattal;CH-8620 Zürcher Oberland;CH-8730 Linthgebiet;CH-8808 Ausserschwyz
CH-8810 Zürichsee;CH-8910 Knonaueramt,Säuliamt;CH-8953 Limmattal;CH-9320 Oberthurgau
CH-9450 Rheintal;CH-9630 Toggenburg`;

/** Postal code of the capital of each district of Austria; the others are towns with their own name. */
const districtsOfAustria = `
3300 Amstetten;2500 Baden;5280 Braunau;6900 Bregenz;2460 Bruck an der Leitha;8600 Bruck-Mürzzuschlag
8530 Deutschlandsberg;6850 Dornbirn;4070 Eferding;7000 Eisenstadt;6800 Feldkirch;9560 Feldkirchen
4240 Freistadt;2230 Gänserndorf;4810 Gmunden;3950 Gmünd;8010 Graz-Umgebung;4710 Grieskirchen
7540 Güssing;5400 Hallein;8230 Hartberg-Fürstenfeld;9620 Hermagor;2020 Hollabrunn;3580 Horn
6460 Imst;6020 Innsbruck-Land;8380 Jennersdorf;8750 Judenburg;4560 Kirchdorf;6370 Kitzbühel
9020 Klagenfurt-Land;2100 Korneuburg;3500 Krems;6330 Kufstein;6500 Landeck;8430 Leibnitz;8700 Leoben
9900 Lienz;8940 Liezen;3180 Lilienfeld;4020 Linz-Land;7210 Mattersburg;3390 Melk;2130 Mistelbach
2340 Mödling;8850 Murau;8750 Murtal;2620 Neunkirchen;7100 Neusiedl am See;7350 Oberpullendorf
7400 Oberwart;4320 Perg;6600 Reutte;4910 Ried;4150 Rohrbach;5020 Salzburg-Umgebung
5600 Sankt Johann im Pongau;3100 Sankt Pölten;9300 Sankt Veit an der Glan;4780 Schärding
3270 Scheibbs;6130 Schwaz;9800 Spittal an der Drau;4400 Steyr-Land;8330 Südoststeiermark
5580 Tamsweg;3430 Tulln;4040 Urfahr-Umgebung;9500 Villach-Land;4840 Vöcklabruck;8570 Voitsberg
9100 Völkermarkt;3830 Waidhofen an der Thaya;8160 Weiz;4600 Wels-Land;2700 Wiener Neustadt
9400 Wolfsberg;5700 Zell am See;3910 Zwettl;6700 Bludenz`;

const entriesOf = (text: string): string[][] =>
  text
    .trim()
    .split(/[;\n]+/)
    .map((entry) => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), ...entry.slice(at + 1).split(',')];
    });

/** Names of surroundings by the postal code where they lie. */
export const surroundings: ReadonlyMap<string, readonly string[]> = [
  ...entriesOf(list),
  ...entriesOf(districtsOfAustria).map(([code = '', name]) => [`A-${code}`, `Bezirk ${name}`]),
].reduce(
  (all, [code = '', ...names]) => all.set(code, [...(all.get(code) ?? []), ...names]),
  new Map<string, readonly string[]>(),
);
