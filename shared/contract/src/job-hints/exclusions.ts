import type { HintGround, PlacedHint } from './hint.ts';

/** People as advertisements call them, by the ground that protects them. */
const GROUPS: readonly (readonly [HintGround, words: RegExp, instead: string])[] = [
  [
    'origin',
    /(^|[^a-zäöüß-])(ausl[äa]nder[a-zäöüß]*|ausl[äa]ndische[a-zäöüß]*|migrant[a-zäöüß]*|migrationshintergrund|fl[üu]chtling[a-zäöüß]*|gefl[üu]chtete[a-zäöüß]*|asylbewerber[a-zäöüß]*|deutsche[nr]?|einheimische[nr]?|inl[äa]nder|osteurop[äa]er|polen|t[üu]rken|araber|russen|afrikaner|sinti|roma)(?![a-zäöüß-])/gi,
    'nichts: Die Herkunft darf nicht entscheiden',
  ],
  [
    'sex',
    /(^|[^a-zäöüß-])(frauen|m[äa]nner|damen|herren|weibliche?[nrs]?|m[äa]nnliche?[nrs]?|m[äa]dchen)(?![a-zäöüß-])/gi,
    '„alle Geschlechter (m/w/d)“',
  ],
  [
    'religion',
    /(^|[^a-zäöüß-])(getaufte[nr]?|(?:mit )?kopft(?:uch|[üu]cher)|muslim[a-zäöüß]*|moslem[a-zäöüß]*|juden|j[üu]dische[a-zäöüß]*|christen|christliche bewerber|katholiken|protestanten|zeugen jehovas|konfessionslose[nr]?|andersgl[äa]ubige[nr]?|kippa|religi[öo]se[nr]? symbole?)(?![a-zäöüß-])/gi,
    'nichts: Der Glaube darf nur in Ausnahmen entscheiden (§ 9 AGG)',
  ],
  [
    'belief',
    /(^|[^a-zäöüß-])((?:afd|cdu|csu|spd|fdp|bsw)-w[äa]hler[a-zäöüß]*|gewerkschaft(?:er|smitglied)[a-zäöüß]*|mitglieder einer (?:gewerkschaft|partei)|querdenker|parteimitglied[a-zäöüß]*|atheist[a-zäöüß]*|linken?|gr[üu]nen?|kommunisten|impfgegner|esoteriker)(?![a-zäöüß-])/gi,
    'nichts: Die Weltanschauung darf nicht entscheiden',
  ],
  [
    'disability',
    /(^|[^a-zäöüß-])((?:menschen|personen|bewerber|bewerberinnen) mit (?:[a-zäöüß]+ )?(?:behinderung|einschr[äa]nkung)(?:en)?|(?:schwer)?behinderte[a-zäöüß]*|schwerbehindertenausweis|behinderung(?:en)?|rollstuhlfahrer[a-zäöüß]*|im rollstuhl(?: sitz[a-zäöüß]*)?|chronische[nr]? (?:krankheit|erkrankung)(?:en)?|psychische[nr]? (?:krankheit|erkrankung)(?:en)?|chronisch kranken?|epileptiker|diabetiker|blinde[nr]?|geh[öo]rlose[nr]?|suchtkranke[nr]?|h[öo]rbehinderte[nr]?|gesundheitliche[nr]? (?:einschr[äa]nkung|problem|beschwerde)(?:e?n)?|k[öo]rperliche[nr]? (?:einschr[äa]nkung|gebrechen)(?:en)?|vorerkrankung(?:en)?)(?![a-zäöüß-])/gi,
    'die Arbeit selbst, zum Beispiel „Sie steigen viele Treppen“',
  ],
  [
    'age',
    /(^|[^a-zäöüß-])(rentner[a-zäöüß]*|senioren|pension[äa]re|[äa]ltere[nr]? (?:bewerber|menschen|personen|leute|arbeitnehmer)[a-zäöüß]*|(?:bewerber|bewerberinnen|personen|menschen|leute) (?:[üu]ber|ab) [4-7]\d|[üu]ber ?(?:50|55|60|65)-?j[äa]hrige[nr]?|berufseinsteiger|berufsanf[äa]nger)(?![a-zäöüß-])/gi,
    '„Erfahrung ist willkommen“ oder die Anforderung selbst',
  ],
  [
    'sexual-identity',
    /(^|[^a-zäöüß-])(homosexuelle[nr]?|schwule[nr]?|lesben|lesbische[nr]?|transsexuelle[nr]?|transgender|transpersonen|bisexuelle[nr]?|queere[nr]?|heterosexuelle[nr]?|heteros)(?![a-zäöüß-])/gi,
    'nichts: Wen jemand liebt, darf nicht entscheiden',
  ],
  [
    'pregnancy',
    /(^|[^a-zäöüß-])(schwangere[nr]?|schwangerschaft(?:en)?|kinderwunsch|(?:frauen|m[üu]tter|bewerberinnen) mit (?:[a-zäöüß]+ )?kindern|alleinerziehende[nr]?|junge[nr]? m[üu]tter)(?![a-zäöüß-])/gi,
    'nichts: Kinder und Schwangerschaft dürfen nicht entscheiden',
  ],
];

/** What shuts people out right before they are named. */
const BEFORE =
  /(?:^|[^a-zäöüß-])(?:keine[nrms]?|kein|ohne|nur|ausschlie(?:ß|ss)lich|nicht (?:geeignet )?f[üu]r|nichts f[üu]r|ungeeignet f[üu]r)(?: f[üu]r| an)?(?: bewerbungen von)?(?: [a-zäöüß]+)? $/i;
/** And behind them in the same sentence. */
const AFTER =
  /^.{0,60}?(?:unerw[üu]nscht|(?:tragen|dulden|akzeptieren|m[öo]gen|wollen) wir (?:[a-zäöüß]+ )?nicht|nicht (?:arbeiten|erw[üu]nscht|gew[üu]nscht|geeignet|m[öo]glich|einstellen|einsetzen|besch[äa]ftigen|ber[üu]cksichtig[a-z]*|nehmen|gebrauchen|vorliegen|bewerben|eintreten|infrage|in frage)|(?:stellen|nehmen|besch[äa]ftigen) wir (?:leider )?nicht|keine chance|bitte nicht|leider nicht|passen nicht)/i;
const PREFERRED: ReadonlySet<HintGround> = new Set([
  'origin',
  'sex',
  'religion',
  'age',
  'sexual-identity',
]);
const PREFER_BEFORE = /bevorzug(?:t|en)(?: wir)? (?:f[üu]r )?$/i;
const PREFER_AFTER = /^(?: [a-zäöüß]+){0,2} (?:werden )?bevorzugt/i;
/** So many characters around a name are looked at. */
const AROUND = 100;

/** Who says so invites people or describes the work; nobody is shut out. */
const WELCOMES =
  /willkommen|unabh[äa]ngig von|bei gleicher eignung|m[üu]ssen (?:sie )?kein|kein problem|freuen uns|gleich welche|nicht nur|keine rolle|laden .{0,30} ein\b/i;

type Named = { readonly name: string; readonly at: number };

/** The words that shut out a group, with its name; null where nothing does. */
function excludingWords(sentence: string, ground: HintGround, { name, at }: Named) {
  const end = at + name.length;
  const from = Math.max(0, at - AROUND);
  const before = sentence.slice(from, at);
  const after = sentence.slice(end, end + AROUND);
  const prefers = PREFERRED.has(ground);
  const lead = BEFORE.exec(before) ?? (prefers ? PREFER_BEFORE.exec(before) : null);
  if (lead) {
    const start = from + lead.index;
    return { at: start, found: sentence.slice(start, end) };
  }
  const trail = AFTER.exec(after) ?? (prefers ? PREFER_AFTER.exec(after) : null);
  return trail && { at, found: name + trail[0] };
}

/** Phrases that shut a group of people out, sentence by sentence. */
export function findExclusions(text: string): PlacedHint[] {
  const hints: PlacedHint[] = [];
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+/g)) {
    if (WELCOMES.test(sentence)) continue;
    for (const [ground, words, instead] of GROUPS) {
      for (const named of sentence.matchAll(words)) {
        const [, before = '', name = ''] = named;
        const words = excludingWords(sentence, ground, { name, at: named.index + before.length });
        if (!words) continue;
        const found = words.found.replace(/^[^a-zäöüß]+/i, '').trim();
        hints.push({ ground, instead, found, at: index + words.at });
      }
    }
  }
  return hints;
}
