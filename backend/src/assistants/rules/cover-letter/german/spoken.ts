/** How people type what they say, and how it is written. Dialects of the south, the Rhine and Berlin. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'ich',
    ick: 'ich',
    ik: 'ich',
    hob: 'habe',
    hab: 'habe',
    han: 'habe',
    ham: 'haben',
    hot: 'hat',
    hod: 'hat',
    san: 'sind',
    wor: 'war',
    woar: 'war',
    mog: 'mag',
    mecht: 'möchte',
    möcht: 'möchte',
    wär: 'wäre',
    hätt: 'hätte',
    würd: 'würde',
    könnt: 'könnte',
    ned: 'nicht',
    net: 'nicht',
    nit: 'nicht',
    nich: 'nicht',
    nix: 'nichts',
    nüscht: 'nichts',
    koa: 'kein',
    koi: 'kein',
    keen: 'kein',
    keene: 'keine',
    mei: 'mein',
    meim: 'meinem',
    mia: 'wir',
    mir: 'mir',
    a: 'ein',
    bissl: 'bisschen',
    bissle: 'bisschen',
    bisserl: 'bisschen',
    bissken: 'bisschen',
    gschafft: 'gearbeitet',
    gschaffd: 'gearbeitet',
    jeschafft: 'gearbeitet',
    malocht: 'gearbeitet',
    garbeit: 'gearbeitet',
    gearbeit: 'gearbeitet',
    garbeitet: 'gearbeitet',
    jearbeitet: 'gearbeitet',
    gwesn: 'gewesen',
    gwesen: 'gewesen',
    jewesen: 'gewesen',
    gmacht: 'gemacht',
    gmocht: 'gemacht',
    jemacht: 'gemacht',
    glernt: 'gelernt',
    jelernt: 'gelernt',
    gführt: 'geführt',
    joahr: 'Jahre',
    joar: 'Jahre',
    johr: 'Jahre',
    joa: 'Jahre',
    fuchzehn: 'fünfzehn',
    fuffzehn: 'fünfzehn',
    zwanzg: 'zwanzig',
    dreißg: 'dreißig',
    schui: 'Schule',
    schul: 'Schule',
    dua: 'tun',
    doa: 'tun',
    da: 'der',
    leit: 'Leute',
    leut: 'Leute',
    weils: 'weil es',
    wenns: 'wenn es',
    is: 'ist',
    jenau: 'genau',
    de: 'den',
    händ: 'Händen',
    guad: 'gut',
    jut: 'gut',
    gean: 'gern',
    jern: 'gern',
    jerne: 'gern',
    ois: 'alles',
    wat: 'was',
    wos: 'was',
    dat: 'das',
    ooch: 'auch',
    aa: 'auch',
    uff: 'auf',
    mim: 'mit dem',
    mitm: 'mit dem',
    aufm: 'auf dem',
    ausm: 'aus dem',
    fürn: 'für den',
    dahoam: 'zu Hause',
    dahoim: 'zu Hause',
    zuhaus: 'zu Hause',
    immr: 'immer',
    imma: 'immer',
    zb: 'zum Beispiel',
    vllt: 'vielleicht',
    vll: 'vielleicht',
    u: 'und',
    un: 'und',
    od: 'oder',
    std: 'Stunden',
    stund: 'Stunden',
    bäum: 'Bäume',
    obstbäum: 'Obstbäume',
    jahr: 'Jahre',
  }),
);
/** Singular stays where it is one. */
const ONE =
  /(?:^|[^\p{L}\d])(?:1|ein|einem|eines|jedes|letztes|vorletztes|letzten|dieses|im|pro|das|dem|halbes) $/iu;
/** Words that are dialect only when others around them are. */
const UNSURE = new Set(['a', 'i', 'da', 'de', 'leit', 'aa', 'han', 'od', 'u', 'hot', 'jahr']);
const SURE = [...WRITTEN.keys()].filter((word) => !UNSURE.has(word));

const WITHOUT_E =
  /(?<=(?:^|[^\p{L}])ich )(wohn|mach|geh|komm|koch|helf|such|lern|denk|glaub|find|kenn|freu|schreib|back|putz|fahr|pfleg|bring|brauch|lieb|spiel|leb|steh)(?!\p{L})/giu;

/** Text in written German, as far as its words are known; others stay as they are. */
export function written(text: string): string {
  const words = new Set(text.toLocaleLowerCase('de').split(/[^\p{L}]+/u));
  const isSpoken = SURE.some((word) => word !== 'hab' && word !== 'mir' && words.has(word));
  return text
    .replace(/\bz\.\s?b\./gi, 'zum Beispiel')
    .replace(/(?<!\p{L})u\. (?=\p{L})/giu, 'und ')
    .replace(/(?<![\p{L}\d])\p{L}{1,9}(?![\p{L}\d])/gu, (word, at: number) => {
      const small = word.toLocaleLowerCase('de');
      const form = WRITTEN.get(small);
      if (form === undefined) return word;
      const before = text.slice(Math.max(0, at - 14), at);
      if (/^leu?i?t$/.test(small) && /(?:unter|mit|bei|von|zu) $/i.test(before)) return 'Leuten';
      if (small === 'jahr') return /\d\d? $/.test(before) && !ONE.test(before) ? form : word;
      if (small === 'u') return form;
      if (small === 'da' && !/(?:in|auf|bei|mit|vor|von) $/i.test(before)) return word;
      return UNSURE.has(small) && !isSpoken ? word : form;
    })
    .replace(WITHOUT_E, '$1e');
}
