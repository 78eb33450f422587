import { phrases } from '../phrases/phrases.ts';

/** The fields of heaviness: no danger is named, and somebody should be heard (assistants-70). */
export const WHAT_FOR = phrases(`
  wozu ?das|noch|alles|überhaupt|denn|eigentlich $; frage|frag mich ~ wozu|wofür|warum|weshalb; für wen ~ noch|das|alles|denn; wozu|wofür|warum|weshalb ~ noch; was soll ?denn|ich|das|all|nur|des ~ noch; was soll das alles; wozu|wofür ~ das alles|ganze; wofür ~ lebe; was mache|mach|tue|tu ich ~ noch ~ hier|da; was hab|habe ich ~ noch ~ vom|vor
`);
export const FUTILE = phrases(`
  wird ~ nie wieder ~ gut|schön|was|besser;
  bringt|hat|nützt|nutzt|hilft|lohnt|taugt|macht & alles|ganze|doch|eh|eigentlich|sowieso|überhaupt & nichts|kein*|nicht & mehr|zweck|sinn|wert|alles|bringt; alles ~ umsonst|vergeblich|vergebens|sinnlos|zwecklos|hoffnungslos|wertlos|mist|dreck|egal|aussichtslos; kein* ~ licht|ausweg|land|hoffnung|zukunft|perspektive|sinn; wird ~ nichts|nie|nicht ~ mehr|wieder|besser|gut ~ mir|was|mehr; wird ~ nie wieder|mehr; was soll ~ aus mir; nur noch ~ schlimmer|bergab|abwärts; geht ~ nur ~ bergab|abwärts; nichts ~ zu erwarten|zu hoffen|vor mir; alles ~ hinter mir; hab|habe nichts mehr ~ vor
`);
export const EMPTY = phrases(`
  leer|leere|still|stille|totenstill|grau|dunkel|finster|kalt|stumpf|egal|wurst|wurscht|gleichgültig|sinnlos|schwarz|tot|farblos|öde|trist|trostlos|eintönig|bedeutungslos
`);
export const EVERY_DAY = phrases(`jede* ~ morgen|abend|tag|nacht; tag für tag; tagein`);
export const AROUND_ME = phrases(
  `alles|haus|wohnung|bett|stuhl|sessel|platz|tage|tag|abende|abend|nächte|innerlich|inwendig|drinnen|herz|leben|mir|mich|daheim|zuhause|zimmer|küche|welt|mir`,
);
export const LOSS = phrases(`
  seit ~ tod; heimweh|sehnsucht & nach & frau|mann|ihm|ihr|kinder*|sohn|tochter; nicht ~ drüber|darüber|über ~ weg|hinweg; weiß nicht ~ wer ich bin; seiner|ihrer welt;
  decke ~ für zwei; koche ~ für zwei; ehejahr*|ehejahren|verheiratet & allein|sitz|sitze|da|elend|weg|tot; verloren & mann|frau|partner*|lebenspartner*|sohn|tochter|bruder|schwester|freund|freundin|kind; verlust & fertig|hinweg|verkraft*|komme|werde; mann|frau|mutter|vater|schwester|bruder ~ eingeschlafen; kind|sohn|tochter|mutter|frau|mann & verkraft*|begreif*|fassen & nicht|nie|kein*; hund|katze|kater|vogel & tot; scheidung & wrack|leer|kaputt|ende|nichts;
  seit|seid|nachdem|ohne ~ tot|gestorben|verstorben|weg|fort|ausgezogen|gegangen|nicht mehr|begraben|tod; ohne ihn|sie ~ ist|bin|kann|weiß|geht|alles|nichts; weh ~ ohne; fehlt|fehlst|fehlen mir|mi; mir ~ fehlt & er|sie|mann|frau|so|sehr|karl|gerda|mein*; er|sie|mann|frau|sohn|tochter ~ fehlt; vermiss*; beerdigt; begraben ~ müssen; zu grabe; über den tod; über den verlust; komme ~ nicht ~ hinweg|darüber|drüber ~ weg; hat ~ mich ~ verlassen|sitzen; verlassen & mich & mann|frau|er|sie|jahren; ist ~ ausgezogen ~ jahren; eingeschläfert; hund|katze|kater|wellensittich|vogel & gestorben|tot|überfahren; stuhl ~ leer; seine|ihre sachen|jacke|kleider|pantoffeln|zahnbürste & noch|hängt|stehen|liegen
`);
export const CONTACT = phrases(`
  ruft|rufen|anruf*|schreibt|fragt|besucht|besuchen|besuch|meldet|melden|redet|reden|red|rede|spricht|sprechen|gesprochen|geredet|kommt|kommen|klingelt|klingeln|zuhört|hört|kümmert|umarmt|umarmung|berührt|lädt|grüßt|gratuliert|gefragt|vorbei|gehört
`);
export const NONE = phrases(`
  keiner|keine|keinen|keinem|niemand|niemanden|niemandem|nie|nicht|nimmer|kein|selten|nur|monaten|wochen
`);
export const ALONE = phrases(`
  weggestorben; alle & gestorben|tot & schon|um|mich|freunde;
  kontakt ~ abgebrochen; abgebrochen & kontakt; wand|decke & starre|starr|rede;
  sonntag*|feiertage|wochenende|abende|nächte & schlimm*; telefon|klingel|türklingel|handy|briefkasten & nie|nicht|selten|still|stumm|leer|nimmer & klingelt|läutet|bleibt|schweigt|ist|steht; geburtstag|weihnachten|ostern|silvester & keiner|niemand|kein|keine & gedacht|kommt|kam|angerufen|da|mehr; keiner|niemand kommt; enkel|enkelkinder|enkelin|kinder|sohn|tochter & darf|dürfen & sehen & nicht|nie; rede|red|sprech*|spreche ~ nur ~ mit; niemand* ~ sehen; wellensittich|kanarienvogel & rede|red|nur; hör* ~ nur ~ uhr;
  mutterseelenallein; allein*|alleine & sitze|sitz|so|furchtbar|immer|nur|fühle|jeden|abends|sonntag*|weihnachten|daheim|zuhause|geburtstag|angst; einsam*; vereinsam*; vergessen|abgeschrieben & alle|man|bin|worden & haben|hat|ich|mich|bin; von allen|gott|welt ~ verlassen|vergessen; rede|red|spreche|unterhalte ~ fernseher|katze|wand|wänden|foto|bild|radio|hund|grab|tisch; nur ~ fernseher|radio|katze ~ spricht|redet|noch; hab|habe ~ niemand*|keinen|keine ~ mehr; niemand* ~ mehr $; keine menschenseele; wie ~ gefängnis|gefangen; decke ~ kopf; einziger|einzige ~ mit dem|der ~ rede|spreche; mag|will ~ keinen ~ menschen|mehr ~ sehen; mag|will niemanden ~ sehen
`);
export const WORN_OUT = phrases(`
  warte ~ dass ~ tag|abend ~ rum*|vorbei*|vergeht; müde ~ zum leben; zu nichts ~ aufraff*|raff*; vor ~ sorge|kummer|gram ~ bin|werde; haut und knochen;
  auf die reihe & nicht|nichts|nimmer|kaum; krieg*|bekomm* ~ nichts ~ reihe; starre|starr & wand|löcher|decke|fenster; hocke|hock ~ nur ~ rum|da|herum; müde|satt ~ von allem|leben; bissen & kein*|nicht;
  nerven & ende|fertig|blank|kaputt|runter|verloren; mit den nerven|der kraft|kräften; erschöpf*|zusammenbrech*|zusammenklapp*|ausgebrannt|burnout|ausgelaugt|fix und fertig; bett|aufstehen|hoch|alltag|haushalt|raff*|aufraff*|waschen|anzieh* & schaff*|komme|komm|kann|kriege|krieg|mag & nicht|nimmer|kaum; komme|komm ~ nicht|nimmer ~ klar|zurecht|hinterher|los; kraft & kein*|nicht|ende|mehr|weg|reicht; ich ~ am ende $; bin ~ ganz unten; ganz unten $; am boden $; am boden zerstört; in ~ loch ~ gefallen|falle|sitze|fall; tief* loch; wächst ~ über den kopf; alles zu viel; alles zuviel; mir ~ zu viel; mir ~ zuviel; weiß ~ nicht ~ mehr ~ weiter|wohin|aus; weiß nicht wohin; ein noch aus; kann|mag|will nicht mehr $; pack* ~ nicht|nimmer; gehe|geh ~ nicht|kaum|nimmer ~ raus|haus|tür; rund um die uhr ~ pflege; pflege ~ rund um die uhr; geht über meine kräfte; kaputt ~ bin|innerlich; zerbreche|zerbrech* & ich|daran|innerlich; halte|halt ~ nicht|kaum|nimmer ~ aus; ertrag* ~ nicht|kaum|nimmer
`);
export const WORTHLESS = phrases(`
  was bin ich ~ noch wert;
  nur ~ eine nummer; ein niemand; lebendig begraben; wrack; leben ~ kein* ~ richtung|inhalt|ziel|halt; innerlich ~ zerbrochen|kaputt|tot|leer|gebrochen|zerrissen;
  versager*|nichtsnutz|müll|dreck|abfall|schrott|scherbenhaufen|umsonst|vergeudet|verpfuscht|verschwendet|wertlos|nutzlos|unnütz|überflüssig|unsichtbar|gescheitert|niete|null; zu nichts ~ nütze|nutze|gut|gebrauchen; nichts ~ wert; wie luft ~ behandel*; fünfte* rad; nicht ~ gebraucht; braucht ~ keiner|niemand; keiner|niemand ~ braucht ~ mich; braucht ~ mich ~ keiner|niemand|nicht|eh; hab|habe ~ alles ~ falsch; alles ~ falsch gemacht; bin ~ selber schuld ~ allem; schäme|schäm ~ mich; hasse ~ mich; ekle ~ mich ~ vor mir; mich ~ selbst ~ nicht ~ leiden|sehen|ertragen; alles verloren; alten eisen ~ gehöre|gehör; altes eisen; abgeschoben; abgestellt; nichts ~ wert
`);
/** 'Hab wieder geweint': who tells it is left out. */
export const OMITTED_SELF = phrases(`^^ ?und|und hab|habe|bin|muss|könnte`);
export const SORROW = phrases(`
  weine|wein|heule|heul|heulen|weinen|tränen|geheult|geweint|grüble|grübel|grübeln|wach|schlafe|schlaf|schlafen|plärr*|flenn*|traurig*|schwermütig|verzweif*|jammer|elend|todtraurig|bedrückt|unglücklich
`);
export const SORROW_MUCH = phrases(`
  ganze*|nacht;   nicht|jede*|nur|nachts|immer|seit|abends|wochen|monaten|ständig|dauernd|stundenlang|nie|heimlich|so|sehr|tag|in den schlaf|mich|kissen|wieder|einfach|oft|viel
`);
export const FEAR = phrases(`angst|ängste|panik|panikattack*|grauen|graut|furcht|fürchte|bange`);
export const FEAR_OF_LIFE = phrases(`
  frisst|ständig|immer|jede*|solche*|alleinsein|haus|tür|nachts|nacht|sterben|tod|zukunft|leben|tag|auf|nur|weihnachten|sonntag*|winter|dement|pflegeheim|heim|zuhause|ergebnis|lähmt|kriege|herzklopfen|wieder
`);
export const ILLNESS = phrases(`
  krebs|tumor|metastasen|demenz|dement|alzheimer|parkinson|depression*|depressiv|chemo*|unheilbar|todkrank|palliativ|bösartig|leukämie|ms|schwermut; nicht mehr lang* ~ zu leben; erkennt mich ~ nicht; nur noch ~ monate
`);
export const NEED = phrases(`
  medikamente|brille|zahnarzt|essen|heizung & leisten|bezahlen|zahlen & nicht|kaum|nimmer;
  flaschen|pfand & sammle|sammel|sammeln & essen|hunger|muss|leben;
  nichts|kein*|nicht & gegessen|essen & geld|tagen|mehr|kühlschrank|reicht|leer; hunger|hungrig & ich|habe|hab|abends|geld|oft; wohnung|zimmer & gekündigt|räumung|verloren|raus|verlier*; räumungsklage|zwangsräumung|obdachlos*|gerichtsvollzieher|stromsperre; strom|heizung|gas & abgestellt|gesperrt|abgedreht|sperre; im auto ~ schlafe|schlaf|wohne|übernacht*; schlafe|wohne ~ im auto; auf der straße ~ lande|stehe|sitze|schlafe|lebe; schulden ~ erdrück*|kopf|ersticke|erstick*
`);
export const ADDICTION = phrases(`
  griff|greife & schnaps|flasche|glas|wein|bier;
  spielcasino|casino|kasino|spielbank|lotto|rubbellose & rente|geld|ganze|verloren|gelassen|schulden;
  mit dem trinken|saufen|alkohol|rauchen|spielen ~ angefangen|wieder; wieder ~ mit dem trinken|saufen|spielen;
  trinke|trink|sauf|saufe ~ zuviel|heimlich|allein|schnaps; trinke|trink|sauf|saufe ~ zu viel; alkohol*|schnaps|wein|bier|korn|kognak|wodka|flasche|gesoffen|saufen|suff|besoffen & ich|mir|mich|mein*|ohne & jede*|ohne|brauche|brauch|nur|aufhören|heimlich|morgens|abends|los|wieder|viel|zittere|tröst*|problem|nicht; verspiel*|verzock*|zocke|spielhalle|spielautomat*|automaten|wettbüro|spielsucht|spielsüchtig & ich|mein*|mich|rente|geld|ganze; süchtig|sucht|abhängig & ich|tabletten|mir|bin|schlaftabletten; komme|komm ~ nicht|nimmer ~ los ~ tabletten|alkohol|schnaps; rückfall*|rückfällig
`);
export const JOY = phrases(
  `freude|spaß|freut|interessiert|fühle|fühl|spüre|spür|lachen|gelacht|schmeckt|lust|hoffnung|mut|lebensfreude|glücklich|appetit`,
);
export const JOYLESS = phrases(`
  nichts ~ mehr; nicht ~ mehr; kein* ~ mehr; gar nichts; nichts & mir|mich|ich & mehr; nie mehr; verlernt; nimmer; wann ~ zuletzt; weiß nicht ~ wann
`);
export const BADLY = phrases(`
  boden ~ weggezogen|weggerissen; boden unter den füßen; häufchen elend; gedanken & nachts|kreisen|lieg|liege|schwarze|dunkle|düstere; tränen & laufen|kommen|augen|fließen; wie durch ~ nebel; seelisch ~ boden|ende|kaputt|krank; bringt ~ um den verstand; frisst mich ~ auf; es zerreißt mich; zerreißt ~ herz; lebensmut;
  geht|gehts & mir & schlecht|mies|dreckig|beschissen|elend|hundsmiserabel|nicht; ~ geht es mir ~ nicht|schlecht; bricht mir ~ herz; herz ~ schwer|gebrochen|bricht|blutet; schwer ums herz; blutet mir ~ herz; tut ~ so weh $; seele & weh|schmerz*|wund|dunkel; es ist ~ so ~ schwer $; alles ~ so schwer; leide ~ so|sehr|furchtbar|entsetzlich; mein* & leben & scherben*|trümmer*|ruinen|vorbei|zerstört|umsonst|kaputt; hölle ~ auf erden; durch die hölle; mir ~ fehlt ~ alles; nicht ~ wiederzuerkennen; ich bin nicht mehr ich; fremd im eigenen
`);
