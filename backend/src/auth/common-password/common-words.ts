/**
 * What passwords are most often made of, in German and English: a word of these with figures, signs or
 * another of these beside it is tried first by whoever guesses (access-42).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  admin administrator andreas anmeldung anna april arbeit august baer baseball batman bayern
  bayernmuenchen benutzer berlin blume blumen borussia bremen brigitte bär changeme charlie
  christa computer default demo deutschland dezember dienstag dieter donnerstag dortmund
  dragon dresden duesseldorf düsseldorf einloggen engel enkel enkelkind erika familie fcbayern
  februar football frankfurt freedom freitag fruehling frühling fussball fußball garten gast
  geheim geheimnis germany gisela grossmutter grossvater guenter guest gutenmorgen gutentag
  günter hallo hamburg hannelore hannover hans hase hasi heinz helga hello helmut herbst horst
  hsv hund ichliebedich iloveyou ingrid internet januar job jobs juergen juli juni jürgen
  karin katze katzen kennwort klaus koeln köln leipzig letmein liebe liebling login maerz mama
  manfred maria master maus mausi michael mittwoch mond monika monkey montag muenchen mutter
  märz münchen neu november nuernberg nürnberg oesterreich oktober oma opa ostern papa passwd
  password passwort peter petra pferd pokemon princess prinzessin probe renate rente rentner
  rentnerin rose rosen samstag schalke schatz schatzi schmetterling schweiz secret senior
  senioren september shadow sicher sicherheit sohn sommer sonne sonnenschein sonntag start
  starwars stelle stellen stern sterne stuttgart sunshine superman test testen tester thomas
  tochter trustno urlaub ursula user vater weihnachten welcome werder werner whatever wien
  willkommen winter wolfgang zugang österreich
  `
    .trim()
    .split(/\s+/),
);

/** Keys beside each other, letters and figures in their order. */
export const ROWS = [
  '1234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
] as const;
