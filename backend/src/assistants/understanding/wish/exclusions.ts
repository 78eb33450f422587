import { type Heard, type Phrases, phrases, says } from '../phrases/phrases.ts';

/** Something that a person does not want, and how a job tells that it has it (assistants-44). */
export type ExclusionRule = {
  readonly id: string;
  /** On the mark, and after 'Ohne': 'ohne Pflege'. */
  readonly label: string;
  /** In what is not wanted. */
  readonly said: Phrases;
  /** In label and keywords of occupations, and in title and text of jobs; simplified. */
  readonly inJob: RegExp;
  /** Kinds of job that are excluded whatever their text says. */
  readonly jobTypes?: readonly string[];
};

const rule = (
  id: string,
  label: string,
  said: string,
  inJob: RegExp,
  jobTypes?: readonly string[],
): ExclusionRule => ({ id, label, said: phrases(said), inJob, ...(jobTypes && { jobTypes }) });

/** What people do not want, each with its words; an occupation of its own is excluded by its name. */
const EXCLUSIONS: readonly ExclusionRule[] = [
  rule(
    'care',
    'ohne Pflege',
    'pflege*; krankenpflege; altenpflege; altenheim; altersheim; seniorenheim; kranke*; patienten; waschen ~ von ~ menschen|leuten; windeln*; bettlägerig*; demenz*; alte leute ~ waschen; krankenhaus; klinik; krankenschwester; altenpfleger*',
    /\b(?:pflege|pflegen von menschen|pflege(?:kraft|kraften|krafte|fach\w{0,20}|helf\w{0,12}|hilf\w{0,12}|assist\w{0,12}|dienst\w{0,4}|heim\w{0,6}|bedurftig\w{0,6}|person\w{0,6}|station\w{0,4}|bereich\w{0,4}|einrichtung\w{0,4}|team\w{0,4}|grad\w{0,4}|beruf\w{0,4})|(?:alten|kranken|tages|kurzzeit|intensiv|grund|korper|behandlungs|nacht|senioren)pfleg\w{0,12}|nachtwache\w{0,2}|schwesternhelf\w{0,8}|bettlagerig\w{0,6}|demenz\w{0,16})\b/,
  ),
  rule(
    'selling',
    'ohne Verkauf',
    'verkauf*; vertrieb*; kasse; kassieren; kassierer*; laden; einzelhandel; supermarkt; akquise*; kaltakquise; leuten ~ aufschwatzen',
    /\b(?:verkauf\w{0,16}|vertrieb\w{0,16}|kassier\w{0,10}|kasse|(?:fach|aussen)?verkauf\w{0,10}|einzelhandel\w{0,10}|akquise|kaltakquise)\b/,
  ),
  rule(
    'cleaning',
    'ohne Putzen',
    'putz*; reinig*; sauber machen; saubermachen; staubsaugen; wischen; klo*; toiletten*; treppenhausreinigung; spülen; abwasch*',
    /\b(?:putz\w{0,10}|(?:unterhalts|gebaude|glas|treppenhaus|buro)?reinigung\w{0,16}|raumpfleg\w{0,8}|spulkraft|spulhilf\w{0,4}|zimmermadchen|zimmerreinig\w{0,8})\b/,
  ),
  rule(
    'children',
    'ohne Kinder',
    'kind*; jugendlich*; babys; baby; schüler*; schule; kita; babysit*; enkel*; kleinkinder; teenager*',
    /\b(?:kind\w{0,20}|jugend\w{0,16}|babys?\w{0,10}|schul(?:e|en|er|erin\w{0,4}|kind\w{0,6}|weg\w{0,10}|begleit\w{0,8}|betreu\w{0,6})|kita\w{0,6}|hort|ganztag\w{0,10}|lesepat\w{0,6}|tagesmutter|nachhilfe\w{0,10})\b/,
  ),
  rule(
    'nights',
    'ohne Nachtdienst',
    'nacht*; nachts; nächte',
    /\b(?:nachts|nacht(?:dienst|schicht|wache|arbeit|bereitschaft|portier)\w{0,6}|in der nacht)\b/,
  ),
  rule(
    'weekends',
    'nicht am Wochenende',
    'wochenend*; samstag*; sonntag*; sonnabend*; feiertag*; wochenende',
    /\b(?:(?:am|an|jedes|jedem|an den) wochenend\w{0,3}|wochenend(?:dienst|arbeit|schicht)\w{0,4}|samstags?|sonntags?|sonnabends?|feiertag\w{0,4})\b/,
  ),
  // Not 'werktags', which a job that leaves one day free may say, too.
  rule('mondays', 'nicht montags', 'montag*', /\bmontags?\b/),
  rule('tuesdays', 'nicht dienstags', 'dienstag*', /\bdienstags?\b/),
  rule('wednesdays', 'nicht mittwochs', 'mittwoch*', /\bmittwochs?\b/),
  rule('thursdays', 'nicht donnerstags', 'donnerstag*', /\bdonnerstags?\b/),
  rule('fridays', 'nicht freitags', 'freitag*', /\bfreitags?\b/),
  rule(
    'shifts',
    'ohne Schichtdienst',
    'schicht*; wechselschicht*; dreischicht*; dienstplan; rufbereitschaft; bereitschaftsdienst*',
    /\b(?:schicht\w{0,10}|wechselschicht\w{0,4}|fruh und spat\w{0,10}|im schichtdienst|rufbereitschaft|bereitschaftsdienst\w{0,4})\b/,
  ),
  rule(
    'evenings',
    'nicht abends',
    'abend*; abends; spät*; nach 18 uhr; nach 17 uhr; nach 19 uhr; nach 20 uhr',
    /\b(?:abends|abenden?|am abend|spatdienst\w{0,4}|spatschicht\w{0,4}|abend(?:dienst|kasse|veranstaltung)\w{0,4})\b/,
  ),
  rule(
    'mornings',
    'nicht früh am Morgen',
    'früh*; morgens; frühmorgens; vor 7|8|9|6|sieben|acht|neun|sechs ?uhr',
    /\b(?:fruh am morgen|beginnt fruh|fruhdienst\w{0,4}|fruhschicht\w{0,4}|fruhmorgens|fruhstuck\w{0,10}|am fruhen morgen|ab [4-6] uhr)\b/,
  ),
  rule(
    'driving',
    'ohne Auto',
    'auto*; fahren; fahrer*; führerschein*; pkw; autofahren; wagen; fahrdienst*; taxi; taxifahren; am steuer',
    /\b(?:fuhrerschein\w{0,6}|fahrerlaubnis|eigene[sr]? (?:auto|pkw|fahrzeug)|pkw|(?:kraft|bus|lkw|taxi|kurier|liefer|auslieferungs|berufskraft)?fahrer\w{0,6}|fahrdienst\w{0,6}|chauffeur\w{0,6}|kurier\w{0,8}|auslieferung\w{0,4})\b/,
  ),
  rule(
    'trucks',
    'ohne Lkw',
    'lkw*; laster; lastwagen*; lastkraftwagen; sattelzug*',
    /\b(?:lkw\w{0,10}|lastwagen\w{0,8}|lastkraftwagen|sattelz\w{0,6}|berufskraftfahrer\w{0,6})\b/,
  ),
  rule(
    'phone',
    'ohne Telefon',
    'telefon*; telefonieren; anrufe; hotline; callcenter; call center; am hörer',
    /\b(?:telefon\w{0,20}|anrufe\w{0,12}|hotline\w{0,6}|callcenter\w{0,6}|call center|telefonist\w{0,6})\b/,
  ),
  rule(
    'computer',
    'ohne Computer',
    'computer*; pc; bildschirm*; edv; excel; word; internet; tippen; digital*; rechner; software; laptop; online',
    /\b(?:computer\w{0,16}|pc|bildschirm\w{0,12}|edv\w{0,12}|excel|word|ms office|software\w{0,14}|it (?:support\w{0,6}|helf\w{0,6})|daten(?:erfass\w{0,8}|pflege|eingabe)|programmier\w{0,8})\b/,
  ),
  rule(
    'lifting',
    'nichts Schweres heben',
    'heb*; schwer|schweres|schwere ~ heben|tragen|schleppen|arbeit|arbeiten|körperlich*; schweres $; tragen; schleppen; körperlich*; kisten; lasten; umzüge; knochenarbeit; rücken*; bandscheibe*; anstrengend*; kraftaufwand',
    /\b(?:schwere? (?:last\w{0,4}|kist\w{0,4}|pakete?)|heben|(?:schwer )?tragen|schlepp\w{0,6}|korperlich \w{0,14}|kraftig\w{0,6}|umzug\w{0,10}|lager(?:helf\w{0,8}|arbeit\w{0,8}|mitarbeit\w{0,8}|ist\w{0,4})|maurer\w{0,6}|packer\w{0,6}|mobelpack\w{0,6}|bauhelf\w{0,6}|getrankelieferant\w{0,6}|gerustbau\w{0,6})\b/,
  ),
  rule(
    'standing',
    'nicht lange stehen',
    'stehen; laufen; lange ~ stehen|laufen|gehen; viel ~ stehen|laufen|gehen; auf den beinen; treppen*; leiter*; knien; bücken',
    /\b(?:im stehen|langes stehen|viel (?:laufen|stehen)|auf den beinen|treppen\w{0,8}|leitern?|verkaufer\w{0,6}|kellner\w{0,6}|servicekraft\w{0,4}|museumsaufsicht\w{0,4}|verraumer\w{0,6}|regal\w{0,12})\b/,
  ),
  rule(
    'outdoors',
    'nicht im Freien',
    'draußen; im freien; bei wind; regen; garten*; gartenarbeit; bei jedem wetter; kälte; winterdienst; hitze',
    /\b(?:im freien|draussen|bei jedem wetter|wind und wetter|garten\w{0,16}|gartner\w{0,6}|grun(?:pflege|anlag\w{0,4}|flach\w{0,6})|winterdienst\w{0,4}|zeitungszustell\w{0,6}|landschafts\w{0,10})\b/,
  ),
  rule(
    'office',
    'ohne Büroarbeit',
    'büro*; schreibtisch*; sitzen; verwaltung*; sachbearbeit*; papierkram; akten; buchhaltung; schreibkram',
    /\b(?:buro\w{0,16}|schreibtisch\w{0,8}|sachbearbeit\w{0,6}|sekret\w{0,8}|verwaltungs\w{0,16}|buchhalt\w{0,8}|aktenablage)\b/,
  ),
  rule(
    'kitchen',
    'ohne Küche und Gastronomie',
    'küche*; kochen; gastro*; gastronomie; kellner*; bedienen; service; restaurant*; spülküche; bedienung',
    /\b(?:kuche\w{0,10}|kuchen(?:hilf\w{0,4}|kraft\w{0,4})|koch|kochin|koche|gastro\w{0,10}|kellner\w{0,6}|bedienung\w{0,4}|servicekraft\w{0,4}|restaurant\w{0,6}|spulkuche)\b/,
  ),
  rule(
    'animals',
    'ohne Tiere',
    'tier*; haustier*; hund*; katze*; pferd*',
    /\b(?:tier\w{0,14}|hund\w{0,14}|katze\w{0,8}|pferd\w{0,10})\b/,
  ),
  rule(
    'unpaid',
    'nur bezahlt',
    'ehrenamt*; unbezahlt*; umsonst; kostenlos; bezahlung; geld; freiwillig*; für lau; für umme; gottes lohn; unentgeltlich*; bufdi; bundesfreiwilligendienst',
    /\b(?:ehrenamt\w{0,8}|unentgeltlich\w{0,4}|aufwandsentschadigung)\b/,
    ['Ehrenamt'],
  ),
  rule(
    'temporary',
    'ohne Zeitarbeit und Befristung',
    'zeitarbeit*; leiharbeit*; befrist*; aushilfe*; saison*; vertretung*',
    /\b(?:zeitarbeit\w{0,8}|leiharbeit\w{0,6}|befristet\w{0,4}|saison\w{0,8})\b/,
    ['Befristete Aushilfe'],
  ),
  rule(
    'minijob',
    'kein Minijob',
    'minijob*; mini job*; 603; 520; 450; geringfügig*',
    /\bminijob\w{0,4}\b/,
    ['Minijob'],
  ),
  rule(
    'fulltime',
    'keine Vollzeit',
    'vollzeit*; ganztags; voll arbeiten; 40 stunden; acht stunden am tag',
    /\bvollzeit\w{0,8}\b/,
    ['Vollzeit'],
  ),
  rule(
    'freelance',
    'nicht selbstständig',
    'selbstständig*; selbständig*; freiberuf*; honorar*; auf rechnung; gewerbe*; provision*',
    /\b(?:auf honorar\w{0,6}|freiberuf\w{0,8}|selbst(?:st)?andige? tatigkeit|provision\w{0,8}|gewerbeschein)\b/,
    ['Freie Mitarbeit'],
  ),
  rule(
    'homeoffice',
    'nicht von zu Hause',
    'homeoffice; home office; von zuhause|daheim; von zu hause; zuhause arbeiten; daheim arbeiten; heimarbeit',
    /\b(?:home ?office|heimarbeit|von zu hause aus)\b/,
  ),
  rule(
    'security',
    'ohne Wachdienst',
    'wachdienst*; wachmann; security; sicherheitsdienst*; wache*; bewachung*; türsteher*; objektschutz; pförtner*',
    /\b(?:wach(?:dienst|mann|frau|schutz|leute)\w{0,4}|sicherheits(?:dienst|mitarbeit\w{0,6}|kraft)\w{0,4}|objektschutz|bewachung\w{0,4}|security)\b/,
  ),
  rule(
    'stress',
    'ohne Zeitdruck',
    'stress*; zeitdruck; hektik; hektisch*; akkord*; fließband*; druck; hetze; leistungsdruck; am band',
    /\b(?:zeitdruck|hektisch\w{0,4}|akkord\w{0,6}|fliessband\w{0,6}|stressresisten\w{0,4}|belastbar\w{0,6})\b/,
  ),
  rule(
    'people',
    'ohne viel Kontakt zu Leuten',
    'menschen; leute*; kunden*; kundenkontakt; publikum*; publikumsverkehr; menschenmassen; kontakt ~ leuten|menschen|kunden',
    /\b(?:kundenkontakt|publikum\w{0,10}|empfang\w{0,14}|kundenservice|kundendienst|kundenberat\w{0,8})\b/,
  ),
  rule(
    'travel',
    'ohne Reisen',
    'reisen; dienstreise*; außendienst*; unterwegs; auswärts; pendeln; montage',
    /\b(?:reisebereit\w{0,8}|dienstreis\w{0,6}|aussendienst\w{0,6}|bundesweit\w{0,4}|auf montage)\b/,
  ),
];

/** The exclusions that a part of a text names which is not wanted. */
export function exclusionsIn(heard: Heard): ExclusionRule[] {
  const found = EXCLUSIONS.filter(({ said }) => says(heard, said));
  // 'Nicht mehr Lkw fahren' leaves cars and buses.
  const isOfTrucks = found.some(({ id }) => id === 'trucks');
  return isOfTrucks ? found.filter(({ id }) => id !== 'driving') : found;
}

export const exclusionById = (id: string): ExclusionRule | undefined =>
  EXCLUSIONS.find((one) => one.id === id);
