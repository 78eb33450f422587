export const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Liebe|Hallo|Guten Morgen)/;
export const GREETING =
  /^(?:Mit \S{1,30} (?:Grüßen|Grüssen|Gruß|Gruss)|(?:Freundliche|Herzliche|Viele|Beste|Liebe) Grü(?:ß|ss)e)/;

/** A letter as paragraphs, and which of them are between salutation and greeting. */
type Parts = { readonly paragraphs: readonly string[]; readonly from: number; readonly to: number };

/** Parts a letter. */
export function partsOf(letter: string): Parts {
  const paragraphs = letter
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const salutation = paragraphs.findIndex((paragraph) => SALUTATION.test(paragraph));
  const greeting = paragraphs.findLastIndex((paragraph) => GREETING.test(paragraph));
  return {
    paragraphs,
    from: salutation + 1,
    to: greeting > salutation ? greeting : paragraphs.length,
  };
}

/** Function words with which a letter goes on small after the comma of its salutation. */
const GOES_ON =
  /^(?:Ich|Mit|Als|Auf|Über|Gern|Was|Zu|Zuletzt|Dazu|Beginnen|In|Von|Sehr|Hiermit|Gearbeitet|Am|An|Aus|Bei|Früher|Davor|Hinter|Außerdem|Mein|Meine|Mir|Mich|Es|Wir|Die|Der|Das|Ein|Eine|Nach|Seit|Da|Weil)(?= )/u;

/** The letter of some paragraphs; the first goes on small after the salutation. */
export function joined(paragraphs: readonly string[], from: number): string {
  return paragraphs
    .map((paragraph, index) =>
      index === from
        ? paragraph.replace(GOES_ON, (word) => word.toLocaleLowerCase('de'))
        : paragraph,
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
