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

/** Who belongs to somebody, and is named: 'mein Mann Wolfgang', 'unsere Enkelin heißt Lea'. */
const KIN =
  '(?:ehe)?(?:mann|frau|partner(?:in)?|lebensgefährt(?:e|en|in)|sohn|söhne|tochter|töchter|kinder|enkel(?:in|kind|kinder)?|bruder|brüder|schwester|schwestern|mutter|mama|vater|papa|oma|opa|tante|onkel|neffe|neffen|nichte|cousin|cousine|schwager|schwägerin|schwiegersohn|schwiegertochter|schwiegermutter|schwiegervater|freund|freundin|bekannte|bekannter|nachbar|nachbarn|nachbarin|chef|chefin|kollege|kollegen|kollegin|arzt|ärztin|betreuer|betreuerin|vermieter|vermieterin)';
/** The same words without their first letter, which may be small or large. */
const KIN_REST =
  '(?:ebensgefährt(?:e|en|in)|nkel(?:in|kind|kinder)?|chwiegertochter|chwiegermutter|chwiegervater|artner(?:in)?|chwiegersohn|ermieterin|chwägerin|chwestern|etreuerin|chwester|ekannter|achbarin|ermieter|reundin|ekannte|ollegen|ollegin|achbarn|etreuer|chwager|ousine|ochter|achbar|ollege|öchter|rüder|utter|hefin|effen|reund|ichte|rztin|ruder|ousin|inder|ante|ater|nkel|öhne|effe|ann|ama|hef|apa|ohn|rau|rzt|pa|ma)';
const CAPITALS = String.raw`(\p{Lu}[\p{L}'’-]{1,30}(?:\s(?:und\s)?\p{Lu}[\p{L}'’-]{1,30}){0,2})`;
export const KIN_NAMED = new RegExp(
  String.raw`(?<![\p{L}])(?:[Mm]ein|[Uu]nser|[Ii]hr|[Ss]ein)(?:e[mnrs]?)?\s(?:\p{Ll}{3,12}\s)?(?:[Ee]he)?\p{L}${KIN_REST}[,:]?\s(?:(?:der|die)\s)?${CAPITALS}`,
  'gu',
);
export const KIN_CALLED = new RegExp(
  String.raw`(?<![\p{L}])${KIN}\s(?:heißt|heisst|heißen|hieß|namens|mit namen|nennt sich)\s([\p{L}'’-]{2,30})`,
  'giu',
);
/** 'hier ist Erika Muster', 'hier schreibt Erika Muster'. */
export const HERE_IS = new RegExp(
  String.raw`(?<![\p{L}])[Hh]ier\s(?:ist|schreibt|spricht)\s(?:die\s|der\s)?${CAPITALS}`,
  'gu',
);

const MONTH =
  '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mär|apr|jun|jul|aug|sep|sept|okt|nov|dez)';
const DAY = String.raw`(?:\d{1,2}[.\s/-]{1,3}(?:\d{1,2}|${MONTH})[.\s/-]{1,3}(?:19|20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})`;
const BORN_CUE = String.raw`(?:geboren|geb\.?|geburtsdatum|geburtstag|jahrgang|auf der welt seit)(?:\s|:|,){0,3}(?:(?:bin|wurde|ist|war|am|im|ich|jahr|jahre|seit)[\s:]{1,2}){0,4}`;
/** A date of birth behind its word; the part is the date. */
export const BORN = new RegExp(
  String.raw`(?<![\p{L}])${BORN_CUE}(${DAY}|(?:${MONTH}\s)?(?:19)?\d{2}(?!\d))`,
  'giu',
);
/** A day so long ago that it is mostly one of birth. */
export const LONG_AGO = new RegExp(
  String.raw`(?<!\d)\d{1,2}[.\s/-]{1,3}(?:\d{1,2}|${MONTH})[.\s/-]{1,3}19[2-7]\d(?!\d)`,
  'giu',
);

const NUMBER_OF =
  '(?:kunden|versicherten|versicherungs|sozialversicherungs|rentenversicherungs|krankenversicherungs|mitglieds|vertrags|personal|ausweis|personalausweis|pass|reisepass|führerschein|steuer|steueridentifikations|rechnungs|bestell|kredit|karten|konto|patienten|akten|rentenbezugs|betriebs|bankleit)';
/** A number behind what it is of: 'Kundennummer 4711-88'; the part is the number. */
export const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}])(?:${NUMBER_OF}[-\s]?(?:nummer|nr\.?|no\.?|id|zeichen|zahl)|aktenzeichen|iban|bic|svnr|rvnr|kvnr|steuer-?id)\s{0,2}(?:ist|lautet|war|:|=)?\s{0,2}((?:[a-z]{1,3}\s?)?\d[\da-z/.\s-]{1,30}\d[a-z]?)`,
  'giu',
);
/** Numbers of insurance and tax by their form, and long ones of whatever. */
export const LONG_NUMBERS: readonly RegExp[] = [
  /(?<![\p{L}\d])\d{2}\s?\d{6}\s?[A-Z]\s?\d{3}(?!\d)/giu,
  /(?<![\p{L}\d])[A-Z]\d{9}(?!\d)/giu,
  /(?<![\p{L}\d.,])\d{2}(?:\s?\d{3}){3}(?![\d.,])/gu,
  /(?<![\p{L}\d.,])\d{8,24}(?![\d])/gu,
];
/** A password behind its word; the part is the password. */
export const PASSWORD =
  /(?<![\p{L}])(?:passwort|kennwort|passwd|password|pin|tan|zugangscode|geheimzahl|losungswort)(?:\s(?:dafür|dazu|hier|für\s\p{L}{2,20}))?\s{0,2}(?:(?:ist|lautet|heißt|heisst|war|:|=)\s{0,2}["„“'»]?([^\s"„“'«»,;]{3,60})|["„“'»]?([^\s"„“'«»,;]{0,40}\d[^\s"„“'«»,;]{0,40}))/giu;

const FIRM = String.raw`\p{Lu}[\p{L}\d&.'’-]{1,30}(?:\s(?:(?:&|und|am)\s)?\p{Lu}[\p{L}\d&.'’-]{1,30}){0,3}`;
/** Employers by their legal form, and behind what says that they are one; the part is the name. */
export const EMPLOYERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])(${FIRM}\s(?:gGmbH|GmbH(?:\s&\sCo\.?\sKG)?|AG|KG|OHG|UG|SE|eG|e\.\s?K\.|e\.\s?V\.))(?![\p{L}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Ff]irma|[Ff]a\.|[Uu]nternehmen|[Aa]rbeitgeber(?:in)?(?:\s(?:war|ist|hieß|heißt))?:?)\s(?:die\s|der\s|das\s)?(${FIRM})`,
    'gu',
  ),
  // 'Dreißig Jahre bei Siemens', 'gearbeitet habe ich bei der Deutschen Bank'.
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Jj]ahren?|[Jj]ahre|gearbeitet|arbeite|arbeitete|war|bin|habe|ich|gelernt|tätig|angestellt|beschäftigt|[Ll]ehre|[Aa]usbildung|zuletzt|früher|dann|danach|lang)\s(?:bei|beim)\s(?:(?:der|dem|den)\s)?(${FIRM})`,
    'gu',
  ),
];
/** After 'bei' these are no employers. */
export const NO_EMPLOYER =
  /^(?:Ihnen|Ihrem|Ihrer|Regen|Kindern|Senioren|Kunden|Bedarf|Interesse|Fragen|Ärzten|Freunden|Familien|Veranstaltungen|Festen|Firmen)\b/;
