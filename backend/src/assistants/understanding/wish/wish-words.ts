import { phrases } from '../phrases/phrases.ts';

/** Of earlier work. */
export const PAST = phrases(`
  ich war; war ich; habe ~ gearbeitet; hab ~ gearbeitet; früher; ich bin ~ gewesen; mein leben lang; jahre lang; jahrelang; jahre ~ als; ehemalig*; jahre ~ gearbeitet; von beruf; gelernt*; bin ausgebildete*; komme aus der; habe ~ gelernt; in meinem beruf; mein beruf; zuletzt ~ als; damals; ich bin eigentlich; vor der rente; bis zur rente
`);
/** What puts something as a wish. */
export const WISH = phrases(`
  ^^ * gesucht; gesucht $; suche; such; suchen; möchte; möchten; will; würde ~ gern*|arbeiten|machen|helfen|suchen|nehmen|reichen|passen|gefallen|interessieren; würd ~ gern*|machen|helfen; könnte|könnt; meinte; meine ich; wäre|wär ~ schön|was|fein|toll|gut|prima|recht; tät|dad; hätte ~ gern|gerne; wünsche; gern|gerne wieder; wieder als|in|im|am|arbeiten|mit|bei|etwas|was; weiter als|in|im|arbeiten; gern|gerne ~ arbeiten|machen|tun|helfen; brauche; könnte ich; hätten sie; habt ihr; hast du ~ was|etwas|stelle*|job*; kann mir ~ vorstellen; finde; zeig*; gibt es; haben sie; am liebsten; lieber; interessiere*; lust; weiterhin; als ~ arbeiten; doch lieber; werden|wird|ist|sind ~ gebraucht|gesucht|gefragt|benötigt|verlangt; wer ~ braucht|sucht|benötigt; zu haben; ich|wir wollen; wollen wir; ist es möglich; wäre es möglich; geht es ~ als|in
`);
/** Its verbs alone. */
export const WANTS = phrases(
  `suche; such; suchen; möchte; will; würde; brauche; lieber; hätte gern*`,
);
/** What tells something and asks for nothing. */
export const TELLS = phrases(`
  ^^ mein*|unser*|gestern|heute|heut|sein|seine|ich|wir|er|sie|es|der|die|das|den|du|ihr|man|früher|seit|dieser|diese|jeder|neulich|manchmal|morgen|bald|niemand|keiner|jetzt|wenn|weil|dass; sie mir|sich|mich|uns; du; dich; dir; ihnen; ihnen; wie|was|wer|wann|warum|wieso|woher ~ ist|sind|wird|hat|war|bekomme|kann|muss|soll|kommt
`);
/** A question of law, pay or the product that is typed without its mark: 'bekomm ich die grundsicherung gekürzt wenn'. */
export const ASKED_OPENLY = phrases(`
  ^^ was|wieviel|wie|wann|warum|wieso|weshalb|wer|wo|wohin|worauf zahlt|zahlen|kostet|kosten|verdient|verdiene|bekommt|bekomme|kriegt|kriege|kriegen|gibts|passiert|bedeutet|heißt|melde|kündige|muss|darf|soll|ist|sind|hoch|lange|viel|funktioniert|geht|zoit man|ich|es|das|die|der|da|denn|mir; ^^ wie viel|lange|hoch|oft; ^^ muss|darf|bekomme|bekomm|kriege|krieg|zahle|zahl|verliere|brauche|brauch|zählt|gilt|stimmt|wird|werden|dürfen|müssen ich|man|das|es|die|der|mein|meine|mir|wir|dafür|da
`);
/** What somebody can or has says how the work should be, without a wish in words. */
export const ABLE = phrases(
  `kann; mag; darf; schaffe; geht; gehen; habe kein*; hab kein*; ohne; kein*; höchstens; maximal; mindestens`,
);
/** In a question, what makes it one for work: 'Gibt es was im Büro?' */
export const ASKS_FOR_WORK = phrases(
  `^^ * gesucht; was|etwas|irgendwas|stellen|stelle|jobs|job|arbeit|angebote|nichts|nix; wer ~ braucht|sucht|benötigt; werden|wird|sind|ist ~ gebraucht|gesucht|gefragt|benötigt|verlangt; gesucht $; gibt es das|sowas|so|solche; zu haben; ist|wäre es möglich; habt ihr|haben sie|hätten sie ~ für`,
);
/** Of oneself. */
export const ABOUT_ME = phrases(`ich; mein; meine; mich; mir; wir`);
/** Of somebody else's work. */
export const OTHERS = phrases(`
  mein*|unser* sohn|tochter|mann|frau|nachbar*|enkel*|bruder|schwester|freund*|vater|mutter|schwiegersohn|schwiegertochter|neffe|nichte|opa|oma|chef|kollege|kollegin ~ ist|war|arbeitet|arbeitete|sucht|macht|studiert|lernt|hat|hatte|heißt|wohnt|lebt|sagt|meint
`);
/** Small talk, whatever work and place are named in it: 'In Sursee gibt es wieder einen Bäcker'. */
export const CHAT = phrases(`
  gibt es ~ wieder|jetzt|neuerdings ein|eine|einen; gestern|neulich|letztens|vorhin war|waren|hatte|hatten; letzte|letzten|vorige|vorigen woche|jahr|sonntag|samstag war|waren|hatte|hatten
`);
/** Small talk that asks: 'Haben Sie die Kirche in Limburg schon gesehen?' */
export const CHAT_ASKED = phrases(`
  haben|hast sie|du ~ ~ gesehen|gehört|gelesen|gewusst|besucht|probiert; waren|warst sie|du ~ schon
`);
/** Of what somebody else did or is: whatever work and place are named, nobody wants it. */
export const OTHERS_TOLD = phrases(`
  mein*|unser* sohn|tochter|mann|frau|nachbar*|enkel*|bruder|schwester|freund*|vater|mutter|schwiegersohn|schwiegertochter|neffe|nichte|opa|oma|chef|kollege|kollegin|eltern|großeltern|schwager|schwägerin|tante|onkel|cousin|cousine ~ war|arbeitete|arbeitet|hatte|hatten|wohnt|wohnen|lebt|leben|studiert|heißt|lernt|führte|betrieb
`);
/** Other work than what somebody did will do. */
export const EVERYTHING = phrases(
  `alles andere|mögliche; egal was; offen|bereit für alles; jede arbeit; jeden job; mache|nehme alles`,
);
/** Work as such. */
export const ONLY_WORK = phrases(
  `arbeit|job|jobs|stelle|stellen|beschäftigung|tätigkeit|aufgabe|nebenjob|nebenjobs|minijob|minijobs|teilzeitjob|aushilfsjob|zuverdienst|ehrenamt|freiwilligendienst ~ in|bei|um|nahe|nähe|raum|rund`,
);
/** Any work will do. */
export const ANY_WORK = phrases(`
  ^ alles $; sonst alles $; jede art arbeit|von; was|etwas|irgendwas|job|jobs|arbeit|stelle|stellen für ?uns rentner|rentnerin|rentnerinnen|senioren|ältere|pensionisten|pensionäre|ruheständler ?in ?bei ?um; alles mögliche; alles andere; alles was; irgendwas; irgendetwas; irgendeine arbeit; irgendein job; irgendeinen job|minijob; egal welche arbeit|stelle|branche; egal welcher job; egal welchen job; egal als was; egal was; egal welche|welcher|welchen $; was auch immer; kann|will ~ zupacken|anpacken $; keinen beruf|nichts gelernt; ist mir egal was; ganz egal; jede arbeit; jeden job; bin offen; bin für alles offen; offen für alles; hauptsache arbeit|was|etwas|raus; mache alles; alle stellen; alle jobs; alle berufe; alle angebote; alles ~ außer; was gibt es $; was ihr habt; was da ist; nehme alles; was gibt es ~ in; was gibt es ~ bei
`);
