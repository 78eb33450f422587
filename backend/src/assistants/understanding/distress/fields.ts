import { type Phrases, phrases } from '../phrases/phrases.ts';

/**
 * The fields that sentences of distress are made of, in the words and endings that people use; what
 * they mean together stands in `readings.ts` (assistants-70).
 */
export const SELF = phrases(`ich|mich|mir|mein*|uns|i`);
export const NO_MORE = phrases(`
  nicht ~ mehr; nichts ~ mehr; kein* ~ mehr; niemand* ~ mehr; nie|niemals; nimmer; gar nicht; gar nichts; nicht länger; kaum noch; nicht
`);
/** How long and how much: 'jeden Abend', 'nur noch', 'seit Wochen'. */
export const ALWAYS = phrases(`
  immer|ständig|dauernd|jede*|täglich|nur|nachts|abends|morgens|tagelang|wochenlang|stundenlang|seit|seid|ganze*|ewig|schon|wieder|so|solche*|zweimal|dreimal|lange|stunden|länger|oft
`);
export const WISH = phrases(`
  will|möchte|mag|würde|würd|wünsche|wünschte|wünsch|hoffe|hoffentlich|wäre|wär|wärs|liebsten|lieber|sehne|denke|denk|dachte|gedacht|dran|daran|überlege|überleg|überlegt|gedanke|gedanken|soll|sollte|dürfte|könnte|vorgestellt|besser|froh|recht|endlich|bald
`);

const ONES = `mann|frau|sohn|tochter|kinder|kindern|enkel|enkelin|enkeln|familie|bruder|schwester|mutter|vater|freund|freundin|freunde|nachbarn|leute|partner|partnerin|lebensgefährte|lebensgefährtin`;
export const NOBODY = phrases(
  `keiner|keinen|keinem|niemand|niemanden|niemandem|wen|wem|wer|alle|allen|jeder|jedem|mensch|andere*|welt|${ONES}`,
);

export const DEATH = phrases(`
  sterben|sterbe|sterb|tot|grab|sarg|jenseits|himmel|krepier*|umfall*; den|an|ans ~ tod|sterben; der tod|sensenmann; unter|in ~ erde; herrgott ~ hol*|ruf*|zu; gott ~ hol*|ruf*|zu; abtreten; abkratz*; von der welt; letzte reise; ruhe ~ finden; einschlaf* ~ nie|nicht; nie|nicht ~ aufwach*|wach
`);
export const BEING_GONE = phrases(`
  ohne mich; mich ~ nicht|nimmer|gar|nie ~ gäbe|gäb|gibt|geben|gebe|gegeben; ich ~ weg|fort|tot|hin bin|wäre|wär|sein; wenn ich gehe $; mich sollte ~ nicht ~ geben; ich ~ nicht mehr bin|da|wäre|wär|lebe; ich ~ verschwinde|verschwunden|gestorben|umfall*|gegangen; weg|fort|tot ~ wäre|wär ~ ich; ich ~ morgen ~ nicht|nimmer; mich ~ einfach auflösen|verschwinden
`);
export const RELIEF = phrases(`
  besser|leichter|einfacher|dran|froh|ruhe|erleichtert|glücklicher|merkt|merken|merk*|vermiss*|stört|stören|juckt|interessiert|kümmert|auffall*|fällt|fehlen|fehle|weint|weinen|trauer*|überlegt|überlege|vorgestellt|vorstelle|wäre|wär|erspart|kräht|sorgen|billiger|frei
`);
export const BURDEN = phrases(`
  last|belastung|ballast|klotz|bürde|überflüssig|lästig|zumutung; im weg|wege; mühe ~ mit mir; nur ~ ärger ~ mit mir; auf die nerven ~ allen; allen ~ auf die nerven|tasche
`);

export const PILLS = phrases(
  `pille|tabletten|tablette|pillen|schlaftabletten|herztabletten|blutdrucktabletten|schlafmittel|medikamente|medizin|insulin|morphium|gift|tropfen|rattengift|valium|dose|dosis`,
);
export const PILLS_READY = phrases(`
  beiseite; weggelegt|versteckt;   zu viele; beisammen|zusammen|stück|schluckt|zuviel|lösung|bereit*|gesammelt|sammle|sammel|sammeln|gehortet|horte|zurechtgelegt|aufgehoben|heb|hebe|genug|alle|reichen|reicht|besorgt|nachttisch|überdosis|geschluckt|schlucke|schluck|vorrat|spare|gezählt|zähle|hingelegt|ausreich*|tödlich*; auf einmal; wie viele; wieviele; wieviel; liegen ~ da|vor|schon
`);
export const TOOLS = phrases(
  `seil|strick|schlinge|pistole|gewehr|revolver|flinte|waffe|rasierklinge*|klinge|gashahn|gasherd|auspuff|abgase|messer|kabel|gürtel|plastiktüte`,
);
export const TOOLS_READY = phrases(`
  gekauft|besorgt|keller|schrank|schublade|dachboden|garage|speicher|bereit*|liegt|hängt|hängen|drehe|aufdreh*|aufgedreht|nehme|nehm|genommen|hole|geholt|griffbereit|geladen|balken|haken|knoten|hals|dran|daran|denke|denk|überleg*|schon|puls*|kopf|schläfe
`);
export const HEIGHTS = phrases(
  `brücke|eisenbahnbrücke|autobahnbrücke|balkon|fenster|dach|hochhaus|turm|parkhaus|gleis|gleise|gleisen|bahnsteig|bahngleis|bahngleise|zug|schienen|ubahn|sbahn|klippe|felsen|fluss|rhein|elbe|donau|main|isar|neckar|weser|kanal|see|wasser|stausee|baum|brückenpfeiler|lkw|laster|geländer|stock|leitplanke`,
);
export const JUMP = phrases(`
  gezählt|gewartet|wartete|runter|hinunter|hinab|abgrund|spring*|gesprungen|sprung|werf*|wirf|schmeiß*|lege mich|leg mich|legen|stürz*|davor|hineingehen|reingehen|untergehen|ertrink*|ertränk*|fallenlassen|loslassen|lenken|lenke|lenkrad|drüber; gehe|geh|gehen|laufe|trete vor; vor ~ zug|bahn; gegen ~ baum|brückenpfeiler|wand|leitplanke; rein ~ gehe|gehen; einen schritt; ein schritt; nur ~ schritt
`);
export const FAREWELL = phrases(`
  letzte* gruß|grüße|worte|nachricht; letztes mal ~ schreibe|melde|hier; lebt wohl; leb wohl; leben sie wohl; lebewohl; macht es gut ~ ich; abschied ~ genommen|nehmen|nehme; verabschiede mich ~ von allen|welt|leben; sag*|richten|grüßen ~ kindern|familie|tochter|sohn|frau|mann|enkeln ~ geliebt|liebe|verzeih*|leid; verzeiht|verzeih|vergebt mir
`);
export const AFFAIRS = phrases(
  `testament|beerdigung|bestattung|grabstelle|sarg|patientenverfügung|papiere|geordnet|geregelt|verschenkt|verschenke|weggegeben|aufgeräumt|ordner|erbe|vererbt|vollmacht`,
);
export const READY_TO_GO = phrases(`
  kann ~ gehen|kommen|abtreten; gehen|bereit|fertig ~ bald; bald ~ braucht|brauche|weg|nicht; brauche ~ nicht mehr; brauche ~ nichts mehr; braucht mich; alles ~ erledigt|geregelt|geordnet|verschenkt; es ist so weit; dann ~ gehen; jetzt ~ gehen; dann ~ ruhe; dann ist schluss; wenn es so weit ist; für danach; hinter mir
`);
export const END_IT = phrases(`
  häng|hänge ~ mich ~ weg|auf; nehm|nehme ~ fluss|strick; leiden|elend ~ ende bereiten|machen|setzen;
  mach|mache ~ ein ende; mach|mache|machs ~ nicht mehr lange; gedanken ~ vor ~ bahn|zug; briefe ~ geschrieben & gehen;
  brief ~ liegt ~ tisch|schon; alles vorbereitet & brief|schon|tabletten; gar nicht mehr hier|da sein; hinter sich & beneide*; beneide & tote*|gestorben|tot; mach|mache ~ nicht mehr lange ?mit; platz|grab & wartet & mich|mein|schon|neben; geh|gehe ich auch; tot ~ geh|gehe ich;
  geh|gehe|ging ins wasser; gehe|geh ~ in den see|fluss|rhein; uhr ~ abgelaufen; nächste*|bald|morgen & nicht|nimmer & da & ich & mehr & sowieso|eh|dann|wahrscheinlich; soll ~ aufhören; mich & los & bald|endlich|seid|wärt|wären; letzte fahrt|reise|weg; darf|kann ~ ich ~ nicht einfach gehen; im krieg geblieben; nacht|tag|woche|winter & nicht|nimmer|kaum & durch|überleb*|übersteh* & ich & noch|halt|halte
  fahr*|rase|lenke|lenk ~ gegen ~ baum|pfeiler|wand|mauer|laster|lkw|brückenpfeiler; gegen ~ baum|pfeiler|wand|mauer|laster|lkw|brückenpfeiler ~ fahren|rasen|lenken; motor ~ laufen & garage|lassen; garage & motor|auspuff|abgase; würde sie nehmen; wie hoch ~ haus|brücke|dach ~ sein
  erhängen|aufhängen|umbringt|umbringen|verbluten|ertrinken|vergiften|erfrieren & weh|schnell|lange|tut|qual|sicher|dauert|schmerzlos|leicht; esse|trinke|trink & nichts|nicht|nimmer & mehr & vorbei|schneller|sterbe|schluss|ende; medikamente|insulin|herztabletten|blutdrucktabletten & nehme|nehm|spritze|abgesetzt|weglasse & nicht|nimmer|abgesetzt|weglasse & mehr|einfach|absichtlich
  mache|mach|setze|machen ~ heute|bald|morgen|nachts|endlich|selber|selbst|nacht ~ schluss|ende; heute|bald|morgen|nacht ~ mach|mache|setze ~ schluss|ende; nicht ~ ob ich ~ morgen|bald|nächste*|woche|montag ~ da|lebe|bin|hier; ^ ?vielleicht|dann|jetzt|am spring|springe ich; dass es ~ aufhört|vorbei; alles ~ vorbei|ruhe ~ wäre|wär|ist; wäre ~ alles vorbei; es ~ hinter mir ~ hätte|hab; schaffe|erleb* ~ weihnachten|geburtstag|frühling|sommer ~ nicht mehr; weihnachten|geburtstag|frühling|sommer ~ nicht mehr ~ erleb*|da|will
`);
export const REUNION = phrases(`
  zu|bei|zum & meinem|meiner|ihm|ihr & will|möchte|bald|lieber|endlich|wartet|gehe|sein & oben|himmel|drüben|grab|nachfolgen|folgen|jenseits|wiedersehen|wiedersehe; zu|bei meinem|meiner ~ wartet; da oben ~ wartet; wartet ~ da oben; ihm|ihr nach $; hinterher ~ ihm|ihr; wieder vereint; bald wieder bei|zusammen|beisammen
`);
export const HARM_SELF = phrases(`
  nadel|nadeln|klinge|scherbe|scherben|feuerzeug & arm|arme|haut|bein|fühlen|spüren & mir|ich;
  schnitte|schnitt|wunden & arm|arme|handgelenk|haut & mir|gemacht|zugefügt;
  verletze|verletz|verletzen|schneide|schneid|schlage|verbrenne|beiße & mich & selbst|selber|absichtlich;
  ritze|ritz|ritzen|geritzt; mich ~ selbst|selber|absichtlich ~ verletz*|schneid*|schlag*|weh*|verbrenn*; arm|arme|handgelenk|pulsader*|haut|beine & geschnitten|schneide|schneid|aufgeschnitten|verbrannt|drücke|ritze & mir|ich; zigarette* ~ arm|haut ~ aus*; tue|tu mir ~ weh; füge mir ~ zu; schlage ~ kopf ~ wand
`);

const PERPETRATOR = `mann|manne|sohn|tochter|enkel|enkelin|nichte|neffe|bruder|schwester|schwager|schwägerin|schwiegersohn|schwiegertochter|partner|partnerin|lebensgefährte|lebensgefährtin|freund|nachbar|nachbarin|pfleger|pflegerin|betreuer|betreuerin|pflegekraft|pflegedienst|vermieter|mitbewohner|exmann|ex|er|alter|jemand|frau|stiefsohn|mädel|junge|bub`;
export const PERPETRATORS = phrases(PERPETRATOR);
export const TO_ME = phrases(`mich|mir|mi|mein*|uns`);
export const VIOLENT = phrases(`
  gürtel|stock & wartet|angst|heim|mich|droht;   reißt|zerrt|zieht ~ haaren; faust; tritt ~ mich|mir; mich|mir ~ tritt;
  schlägt|schlagt|schlug|schlage|geschlagen|haut|gehauen|getreten|prügel*|verprügelt|würgt|gewürgt|stößt|gestoßen|schubst|geschubst|zerrt|packt|gepackt|spuckt|schüttelt|geschüttelt|sperrt|eingesperrt|einsperrt|droht|gedroht|bedroht|brüllt|anbrüllt|angebrüllt|schreit|anschreit|angeschrien|beschimpft|erniedrigt|demütigt|gedemütigt|zwingt|gezwungen|verbietet|bewirft|fasst|anfasst|angefasst|begrapscht|grapscht|betatscht|vergewaltigt|missbraucht|handgreiflich|ausgerutscht|ohrfeig*|geohrfeigt|watschn|gewatscht|verdrischt|zugeschlagen|gewalttätig|misshandelt|schmeißt|wirft|quält|geknallt|knallt|kneift|gekniffen|verkloppt|vermöbelt
`);
export const TAKES = phrases(`
  nimmt|nehmen|genommen|weggenommen|abgenommen|wegnimmt|klaut|geklaut|stiehlt|gestohlen|bestohlen|abgehoben|hebt|leergeräumt|geräumt|leer|plünder*|geplündert|behält|kassiert|einkassiert|abknöpft|erpresst|gedrängt|drängt|überschreiben|unterschreiben|verkauft|verprasst|gibt|holt|erschlichen|leergemacht|betrogen|abgezockt|ausgenommen
`);
/** So plain that it need not be said whose money it is. */
export const PLUNDERS = phrases(
  `abgehoben|erschlichen|geplündert|leergeräumt|leergemacht|abgeräumt|verprasst`,
);
export const MONEY = phrases(
  `rente|geld|konto|sparbuch|bankkarte|karte|ersparnisse|ersparte*|schmuck|haus|häuschen|vollmacht|haushaltsgeld|taschengeld|portemonnaie|erspartes`,
);

export const CHEST = phrases(`brust|herz|herzgegend|brustkorb|brustbein`);
export const CHEST_SIGNS = phrases(
  `eng|enge|druck|drückt|schmerz*|sticht|stechen|stiche|weh|rast|zieht|krampft|reißt|klemmt|stolpert`,
);
export const STROKE = phrases(`
  arm|bein|hand & nicht|nimmer & heben|bewegen|spürt & redet|wirr|plötzlich|undeutlich; redet|spricht ~ wirr|undeutlich|durcheinander; schwarz vor augen; schwindlig|schwindelig|übel & brust|arm|herz|augen;
  mund|mundwinkel|gesicht|gesichtshälfte & hängt|schief|taub|gelähmt|runter|lahm; arm|bein|seite|hand|körperhälfte & taub|gelähmt|lahm|gefühllos|kribbelt|bewegen|gehorcht & plötzlich|nicht|jetzt|links|rechts|ganz|linke*|rechte*|gerade|mein|kein*|mehr|spüre; plötzlich|einmal ~ nicht|kein* ~ sprechen|reden|wort|sehen|laufen|bewegen; lallt; plötzlich ~ lall*; spricht ~ plötzlich ~ wirr|undeutlich|komisch; sehe ~ plötzlich ~ doppelt|nichts; auf einem auge
`);
export const COLLAPSE = phrases(`
  atmet ~ komisch|schwer|kaum|nicht|flach; wird|läuft|angelaufen & blau & mann|frau|opa|oma|mutter|vater|lippen|er|sie;
  röchelt|zusammengesackt & mann|frau|mutter|vater|er|sie; reagiert|atmet|bewegt|rührt|ansprechbar & nicht|nimmer|kaum & mann|frau|mutter|vater|er|sie|nachbar|nachbarin|sich|mehr; ist ~ umgekippt|zusammengebrochen|ohnmächtig|bewusstlos|kollabiert & mann|frau|mutter|vater|er|sie|gerade|jetzt|eben|nachbar*; blut ~ spucke|gespuckt|gebrochen|erbrochen|hört; hört ~ nicht auf zu bluten; putzmittel|frostschutz|rattengift|bleiche|reiniger|waschmittel|spülmittel & getrunken|geschluckt|trinke|schlucke; gestürzt|gefallen|hingefallen|runtergefallen|umgefallen|gestolpert|ausgerutscht & aufstehen|hoch|liege|boden|hüfte|bewegen & ich|nicht|mein|komme; krampfanfall; allergisch* ~ geschwollen|luft; zunge|hals & schwillt|geschwollen|zu & luft|zu|plötzlich
`);

/** Things that hardly anybody names beside their trade and means well with. */
export const STRONG_TOOLS = phrases(
  `der|den|einen|einem|am strick; schlinge|pistole|revolver|rasierklinge*|gashahn|rattengift`,
);
export const AT_THE_EDGE = phrases(`
  parkdeck|parkhaus|hochhaus & oben|gestanden|stand|stehe & gestern|manchmal|oft|ganz|nachts|lange; stehe|steh|stand|stelle|stellen|treten|trete|gestanden & brücke|gleis|gleise|gleisen|bahngleis|bahnsteig|bahn|zug|fenster|balkon|dach|geländer|klippe & manchmal|oft|gestern|offenen|gedanken|will|möchte|einfach|lange|gezählt|schaue|nachts|könnte|vor|runter
`);
/** It may also be the last one at work. */
export const LAST_DAY = phrases(
  `morgen|heute ist mein letzter tag; mein letzter tag ~ morgen|heute`,
);

/** One list out of several. */
export const oneOf = (...lists: readonly Phrases[]): Phrases => lists.flat();
