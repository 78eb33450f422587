import { districts } from './districts.ts';

/** A region that people name and no authority does: 'Ruhrgebiet', 'Allgäu'. */
export type Landscape = {
  /** Part of ids in addresses and saved searches: never change it, only add new ones. */
  readonly number: number;
  readonly name: string;
  /** Other names for it. */
  readonly aliases: readonly string[];
  /** Official keys of its districts, as numbers. */
  readonly districts: readonly number[];
  /** Numbers of whole Lands and cantons of the neighbours, which have no districts here. */
  readonly states: readonly number[];
};

/** Number, names, districts by Land: '05:112,113' are 05112 and 05113. '05:*' is a whole Land, '47:*' one of a neighbour. */
const list = `
1 Ruhrgebiet/Ruhrpott/Kohlenpott/Metropole Ruhr/Revier 05:112,113,117,119,170,512,513,562,911,913,914,915,916,954,978
2 Allgäu 09:762,763,764,776,777,778,780 08:436
3 Rhein-Main/Rhein-Main-Gebiet/Frankfurt Rhein-Main 06:411,412,413,414,431,432,433,434,435,436,438,439,440 07:315,339 09:661,671
4 Bodensee/Bodenseeregion/Bodenseeraum 08:335,435,436 09:776
5 Schwarzwald/Nordschwarzwald/Südschwarzwald/Hochschwarzwald 08:211,216,231,235,237,311,315,316,317,325,326,336,337
6 Ostfriesland/Ostfriesische Inseln 03:402,452,457,462
7 Eifel/Vulkaneifel/Nordeifel 05:334,358,366 07:131,135,137,231,232,233
8 Münsterland 05:515,554,558,566,570
9 Lausitz/Niederlausitz/Oberlausitz 12:052,062,066,071 14:625,626
10 Franken/Frankenland 09:461,462,463,464,471,472,473,474,475,476,477,478,479,561,562,563,564,565,571,572,573,574,575,576,577,661,662,663,671,672,673,674,675,676,677,678,679
11 Pfalz/Vorderpfalz/Südpfalz/Pfälzerwald 07:311,312,313,314,316,317,318,320,332,333,334,335,336,337,338,340
12 Harz/Oberharz/Südharz 03:153,159 15:085,087 16:062
13 Spreewald 12:052,061,066,071
14 Bergisches Land/Bergisches Städtedreieck 05:120,122,124,158,316,374,378
15 Sauerland/Hochsauerland 05:914,958,962,966,974
16 Niederrhein/Linker Niederrhein 05:114,116,154,162,166,170
17 Erzgebirge/Westerzgebirge/Osterzgebirge 14:521,522,628
18 Vogtland/Thüringer Vogtland 14:523 16:052,075,076
19 Rhein-Neckar/Rhein-Neckar-Gebiet/Metropolregion Rhein-Neckar/Kurpfalz 08:221,222,225,226 07:311,314,318,332,334,338 06:431
20 Oberbayern 09:161,162,163,171,172,173,174,175,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190
21 Niederbayern 09:261,262,263,271,272,273,274,275,276,277,278,279
22 Oberpfalz 09:361,362,363,371,372,373,374,375,376,377
23 Oberfranken 09:461,462,463,464,471,472,473,474,475,476,477,478,479
24 Mittelfranken 09:561,562,563,564,565,571,572,573,574,575,576,577
25 Unterfranken/Mainfranken 09:661,662,663,671,672,673,674,675,676,677,678,679
26 Schwaben/Bayerisch-Schwaben 09:761,762,763,764,771,772,773,774,775,776,777,778,779,780
27 Schwäbische Alb 08:117,135,136,415,416,417,425,437
28 Rheinland 05:111,113,114,116,154,158,162,166,170,314,315,316,334,358,362,366,370,374,378,382
29 Westerwald 07:132,138,141,143 06:533,532
30 Hunsrück 07:133,134,135,140,231
31 Mosel/Moseltal 07:111,135,137,211,231,235
32 Taunus/Vordertaunus 06:414,434,436,439,440
33 Odenwald 06:431,432,437 08:225,226 09:676
34 Spessart 06:435 09:661,671,676,677
35 Rhön 06:631 09:672,673 16:063,066
36 Siegerland/Siegerland-Wittgenstein 05:970,966
37 Ostwestfalen/Ostwestfalen-Lippe/OWL 05:711,754,758,762,766,770,774
38 Westfalen 05:512,513,515,554,558,562,566,570,711,754,758,762,766,770,774,911,913,914,915,916,954,958,962,966,970,974,978
39 Emsland 03:454
40 Lüneburger Heide/Nordheide 03:351,353,355,357,358,360
41 Wendland 03:354
42 Altes Land 03:359,353
43 Weserbergland/Leinebergland 03:252,254,255,257 05:762
44 Ostsee/Ostseeküste/Küste/Meer 01:001,002,003,055,057,058,059 13:003,072,073,074,075
45 Holstein/Holsteinische Schweiz 01:002,003,004,053,055,056,057,060,061,062
46 Mecklenburg 13:003,004,071,072,074,076
47 Vorpommern 13:073,075
48 Prignitz/Ostprignitz 12:068,070
49 Havelland 12:051,054,063,069
50 Altmark 15:081,090
51 Magdeburger Börde/Börde 15:003,083,089
52 Anhalt 15:001,082,089,091
53 Sächsische Schweiz/Elbsandsteingebirge 14:628
54 Thüringer Wald 16:054,063,066,067,069,070,072,073
55 Eichsfeld 16:061,062,064
56 Saale-Unstrut 15:084,088 16:053,073,074
57 Chiemgau/Chiemsee/Berchtesgadener Land 09:163,172,187,189
58 Bayerischer Wald/Bayerwald 09:271,272,276,278,372
59 Fichtelgebirge/Frankenwald 09:462,464,472,475,476,477,479
60 Fränkische Schweiz 09:471,472,474
61 Hohenlohe 08:126,127
62 Oberschwaben 08:425,426,436,437,435
63 Breisgau/Markgräflerland/Kaiserstuhl 08:311,315,316,336
64 Baden 08:211,212,215,216,221,222,225,226,231,236,311,315,316,317,326,335,336,337
65 Württemberg 08:111,115,116,117,118,119,121,125,126,127,135,136,235,237,325,327,415,416,417,421,425,426,436,437
66 Rheinhessen 07:315,319,331,339
67 Nordhessen 06:611,633,634,635,636,632
68 Mittelhessen 06:531,532,533,534,535
69 Südhessen 06:411,431,432,433,437
70 Osthessen 06:631,632
71 Rheingau 06:414,439
72 Norddeutschland/Nordwestdeutschland 01:* 02:* 03:* 04:* 13:*
73 Süddeutschland 08:* 09:*
74 Ostdeutschland/Neue Bundesländer 11:* 12:* 13:* 14:* 15:* 16:*
75 Westdeutschland 05:* 06:* 07:* 10:*
76 Mitteldeutschland 14:* 15:* 16:*
77 Starnberger See/Fünfseenland 09:188,173,190
78 Zugspitzregion/Werdenfelser Land 09:180
79 Nordsee/Nordseeküste/Küste/Meer 01:051,054 03:352,402,405,452,455,461,462 04:012
80 Rügen/Insel Rügen 13:073
81 Fläming 12:072,069
82 Köln-Bonn 05:314,315,316,362,378,382
83 Oldenburger Land 03:403,451,453,458,460,461
84 Mecklenburgische Seenplatte/Mecklenburger Seenplatte 13:071,004,072
85 Kraichgau 08:125,215,226,236
86 Hegau 08:335
87 Ortenau 08:317
88 Oderbruch 12:064
89 Mittelrhein 07:111,137,138,140,141
90 Hallertau/Holledau 09:178,186,273,274
91 Oberhessen 06:440,531,534,535
92 Wetterau 06:440
93 Vogelsberg 06:535
94 Hessisches Ried 06:431,433
95 Waldecker Land 06:635
96 Remstal 08:119
97 Hochrhein 08:336,337
98 Oberrhein/Oberrheingraben 08:211,212,215,216,311,315,316,317,336 07:334,337
99 Südbaden 08:311,315,316,317,326,335,336,337
100 Nordbaden 08:211,212,215,216,221,222,225,226,231,236
101 Mittelbaden 08:211,216,317
102 Neckar-Alb 08:415,416,417
103 Ostwürttemberg/Ostalb 08:135,136
104 Zollernalb 08:417
105 Tauberfranken/Taubertal/Liebliches Taubertal 08:128
106 Linzgau 08:435
107 Gäuboden 09:263,278
108 Pfaffenwinkel 09:190
109 Rupertiwinkel 09:172,189
110 Altmühltal/Naturpark Altmühltal 09:176,577
111 Nördlinger Ries/Donauries 09:779
112 Fränkisches Seenland 09:571,576,577
113 Steigerwald 09:471,574,575,675,678
114 Aischgrund 09:575
115 Coburger Land 09:463,473
116 Hofer Land 09:464,475
117 Oberpfälzer Wald 09:363,374,376,377
118 Stiftland 09:377
119 Oberland/Bayerisches Oberland 09:173,180,182,190
120 Thüringer Becken 16:051,055,064,067,068
121 Ostthüringen 16:052,053,073,074,075,076,077
122 Südthüringen 16:054,066,069,070,072
123 Nordthüringen 16:061,062,064,065
124 Leipziger Neuseenland/Neuseenland 14:713,729
125 Muldental 14:729
126 Elbland/Sächsisches Elbland 14:612,627,628
127 Westsachsen 14:524
128 Ostsachsen 14:625,626
129 Mansfelder Land 15:087
130 Osnabrücker Land 03:404,459
131 Oldenburger Münsterland 03:453,460
132 Elbe-Weser-Dreieck 03:352,356,357,359,361
133 Südniedersachsen 03:153,155,159
134 Braunschweiger Land 03:101,102,103,151,154,157,158
135 Lipper Land/Lipperland 05:766
136 Teutoburger Wald 05:566,711,754,758,766,774 03:459
137 Soester Börde 05:974
138 Vest Recklinghausen 05:562
139 Oberbergisches Land/Oberberg 05:374
140 Westpfalz 07:312,317,320,333,335,336,340
141 Nordpfalz 07:333,336
142 Deutsche Weinstraße 07:313,316,332,337
143 Naheland 07:133,134
144 Ahrtal 07:131
145 Bliesgau/Saarpfalz 10:045
146 Lausitzer Seenland 12:066 14:625
147 Ruppiner Land/Ruppiner Seenland 12:065,068
148 Ostschweiz 38:* 44:* 45:* 46:* 47:* 50:*
149 Zentralschweiz/Innerschweiz 33:* 34:* 35:* 36:* 37:* 39:*
150 Nordwestschweiz 41:* 42:* 43:* 49:*
151 Westschweiz/Romandie/Welschland 40:* 52:* 54:* 55:* 56:*
152 Appenzellerland 45:* 46:*
153 Bündnerland 48:*
154 Glarnerland 38:*`;

const GERMAN_STATES = 16;
const PART = / (\d\d):(\S+)/g;

function districtsOf(parts: string): number[] {
  return [...parts.matchAll(PART)].flatMap(([, land = '', keys = '']) =>
    keys === '*'
      ? districts.filter(({ key }) => key.startsWith(land)).map(({ id }) => id)
      : keys.split(',').map((key) => Number(`${land}${key}`)),
  );
}

/** The regions that people search by. Part of the program: an older database knows them, too. */
export const landscapes: readonly Landscape[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [, number = '', names = '', parts = ''] =
      /^(\d+) (.+?)((?: \d\d:\S+)+)$/.exec(line) ?? [];
    const [name = '', ...aliases] = names.split('/');
    const states = [...parts.matchAll(PART)].map(([, land]) => Number(land));
    return {
      number: Number(number),
      name,
      aliases,
      districts: districtsOf(parts),
      states: states.filter((id) => id > GERMAN_STATES),
    };
  });

/** The region with a number; undefined for one that no region has. */
export const findLandscape = (number: number): Landscape | undefined =>
  landscapes.find((one) => one.number === number);
