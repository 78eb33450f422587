/** Personal data by their form, whoever they belong to; each pattern takes linear time. */

export const MAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|[([{]\s?(?:at|ät|@)\s?[)\]}]|\s(?:at|ät)\s)\s?[\p{L}\d-]{1,63}(?:\s?(?:\.|[([{]\s?(?:punkt|dot)\s?[)\]}]|\s(?:punkt|dot)\s)\s?[\p{L}\d-]{2,63}){1,4}/giu;

export const ACCOUNT = /\b[a-z]{2}\d{2}(?:\s?[\da-z]{4}){3,7}(?:\s?[\da-z]{1,3})?\b/gi;

/** Begins with 0 or +, as telephone numbers do, in whatever groups. */
export const PHONE = /(?<![\d.,])(?:\+|\(0|0)[\d \t\u00a0()/.–-]{5,24}\d/g;
/** Dates and hours look like numbers of telephones, but are none. */
export const DATE_OR_HOURS = /^\(?(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d{1,2}[.:]\d{2}\s?[–-])/;

/** Four or five digits, perhaps apart. */
export const CODE = /(?<!\d)\d(?:\s?\d){3,4}(?!\d)/g;

const DIGIT = '(?:null|eins|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)';
export const SPOKEN_PHONE = new RegExp(`\\b${DIGIT}(?:[\\s,/-]{1,3}${DIGIT}){5,20}\\b`, 'gi');

const HOUSE = String.raw`\s{0,2}\d{1,4}\s?[a-z]?(?![\p{L}\d])`;
const STREET_END =
  '(?:straße|strasse|str\\.|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|pfad|markt)';
export const STREETS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])(?:[\p{L}-]{1,30}\s)?[\p{L}-]{0,40}${STREET_END}${HOUSE}`,
    'giu',
  ),
  /(?<![\p{L}])(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den|Hinter der)\s\p{Lu}[\p{L}-]{2,30}\s\d{1,3}\s?[a-z]?(?![\p{L}\d])(?!\s(?:Uhr|Stunden|Std|Tage|Monat|Jahr|Euro|€))/gu,
];

const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2}`;
/** Who is named like a person: the part after the title. */
export const TITLED = new RegExp(
  String.raw`(?<![\p{L}])(?:Frau|Herrn?|Familie|Fam\.|Dr\.|Prof\.)\s(${NAME})`,
  'gu',
);
export const CONTACT = new RegExp(
  String.raw`(?:Ansprechpartner(?:in)?|Ansprechperson|Kontakt(?:person)?)\s?:?\s(${NAME})`,
  'gu',
);
/** How people introduce themselves; the name may be written small. */
export const INTRODUCED =
  /(?:ich heiße|ich heisse|mein(?:en)? name(?:n)? ist|ich bin (?:die|der)|name\s?:|gruß|grüße|gruss|grüßen)[\s,]{1,3}([\p{L}'’-]{2,30}(?:\s[\p{L}'’-]{2,30}){0,2})/giu;
