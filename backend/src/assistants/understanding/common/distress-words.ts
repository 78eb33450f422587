import { phrases } from '../phrases/phrases.ts';

/** Of one's own wish to die, outright and in the words that people hide it in (assistants-73). */
export const SUICIDE = phrases(`
  nicht mehr ~ leben; nie wieder|mehr ~ wach; nicht mehr ~ wach; nimmer ~ wach; nicht mehr zu mir kommen
  leben & hasse|hass|satt|sinn|sinnlos|wertlos|vorbei|beenden|schluss|ertrage|verpfuscht|verwirkt|leid|überdrüssig|müde|ende|wert & ich|mein*|mir|mich|hat|das|im
  wenn ~ alles ~ vorbei ~ wäre|wär|ist; wenn ~ vorbei wäre|wär; wäre ~ alles vorbei; dann ~ endlich ruhe; hab|habe ich es ~ hinter mir; endlich erlöst; erlösung; ewige ruhe; meine ruhe für immer; ob ich ~ lebe; ob es mich ~ gibt; müde vom leben; mag net mehr auf der welt; dem ganzen ein ende; ende setzen
  nicht ~ weiterleben; nicht weiter leben; nicht ~ leben will|möchte|mag
  will|möchte|mag nicht leben; keine lust ~ mehr ~ leben; keine lust ~ zu leben; kein* bock ~ leben
  leben ~ beenden; leben ~ ein ende; dem leben ~ ende; mir ~ ein ende
  mich ~ umbringen; mich umzubringen; umbringen will|möchte|werde; bringe|bring mich ~ um; mich umbring*; mich ~ umbringe
  mich ~ töten; mich tot*; mich ~ erhängen|aufhängen|erschießen|vergiften|ertränken|abmurksen
  hänge mich auf; erschieße mich; erhänge mich; stürze|schmeiße|werfe mich ~ vor
  mir ~ leben nehmen; mir ~ das leben ~ nehmen; tu|tue ~ mir ~ was|etwas an; mir ~ antun; mir ~ antue; mir ~ anzutun
  nehme|nehm|nimm mir ~ das leben; nehm*|schluck* ~ alle ~ tabletten|pillen; zu meinem|meiner ~ mann|frau ~ himmel; bringe|bring|bringt ich mich ~ um
  selbstmord*; selbstmort*; selpstmord*; selbstmrod; suizid*; suizit*; suicid*; suzit*; freitod; selbsttötung; suizidal*; selbstmörderisch; sterbehilfe; suzid*; selbsmord*
  will|möchte|würde|wünsche|wünschte ~ sterben; sterben will|möchte|dürfte|können; sterben wollen; wunsch zu sterben; todeswunsch
  am liebsten ~ sterben; sterben ~ besser; zeit ~ zu sterben
  lieber tot; am liebsten tot; besser tot; ich ~ tot wäre; wäre ~ tot; tot sein; wär ~ tot; will|möchte tot
  besser ~ nicht mehr da; wäre ~ nicht mehr da; nicht mehr da ~ wäre; wär ~ nicht mehr da; nicht mehr da bin; nicht mehr da sein
  nicht mehr da wär|wäre; gar nicht mehr da; ich ~ nicht mehr bin; bald nicht mehr da
  nicht mehr ~ aufwachen|aufwache|aufzuwachen; nie mehr ~ aufwachen|aufwache; nie wieder ~ aufwachen; einschlafen ~ nicht ~ aufwachen|wach
  für immer ~ schlafen|einschlafen; ewig schlafen
  schluss ~ mit allem; schluss ~ dem leben; schluss ~ meinem leben; mit allem ~ schluss; mit allem ein ende; allem ein ende
  mach|mache ~ schluss mit mir; mit mir schluss; mach|mache|machen ~ bald ~ schluss; mit dem leben ~ abgeschlossen; leben abgeschlossen; leben ist vorbei; mein leben ~ vorbei
  leben ~ kein* ~ sinn; leben ~ sinnlos; leben ~ nicht mehr lebenswert; nicht mehr lebenswert; nicht lebenswert; leben ~ kein* ~ wert; leben ~ nichts mehr wert
  leben ~ lohnt ~ nicht; sinn ~ noch ~ leben; wozu|wofür|warum ~ noch ~ leben; wozu|warum|wofür ~ lebe ~ noch; zum leben ~ kraft; leben ~ satt; hab|habe ~ leben satt; leid ~ zu leben
  lebensmüde*; lebenswillen; lebensmut; lebensüberdruss; lebensunwert
  aus dem fenster ~ spring*|stürz*|werf*; spring* ~ aus dem fenster; spring* ~ brücke|zug|bahn|balkon|hochhaus|dach; von ~ brücke ~ spring*; brücke|balkon|hochhaus|dach ~ spring*|stürz*|werf*; von der brücke $; vor den|einen zug; vor die bahn; vor ~ s bahn; auf die gleise|schienen; gegen ~ baum fahren; brücke ~ springen; strick nehmen; einen strick; pulsadern; ritze mich
  tabletten ~ gesammelt; genug tabletten; alle ~ tabletten ~ nehm*|schluck*; schachtel tabletten; überdosis; schlaftabletten ~ alle; alle ~ pillen; habe ~ tabletten ~ genommen|geschluckt
  nicht mehr ~ auf ~ welt; auf der welt ~ nicht mehr; welt ohne mich; ohne mich ~ besser; besser ~ ohne mich; alle ~ besser dran; welt ~ verlassen; von dieser welt; aus der welt
  nicht mehr ~ existieren; nicht mehr sein ~ will|möchte; will|möchte ~ nicht mehr sein; will|möchte nicht mehr hier sein; einfach verschwinden; für immer weg; will|möchte ~ einfach weg sein; will|möchte ~ nur noch weg $
  abschiedsbrief; von allen ~ verabschied*; bevor ich gehe ~ für immer
  dem herrgott ~ rufen; lieber gott ~ holen; gott ~ holt|holen mich|mi; hol mich der herr; der tod ~ erlösung; auf den tod ~ warte; warte ~ auf den tod; warten ~ auf den tod; sehne ~ tod; freue ~ tod; der tod ~ wäre; unter der erde; unter die erde; ins grab
  zu meinem|meiner mann|frau ~ in den himmel; meinem mann folgen; meiner frau folgen; ihm folgen ~ tod; ihr nachsterben; mitsterben; bei ihm|ihr ~ im himmel; bei meinem|meiner ~ im himmel
  mag nicht mehr ~ auf; kein* leben mehr; kann so nicht weiterleben
`);

/** Somebody else wants to die: whoever writes needs the same numbers. */
export const SUICIDE_OF_OTHERS = phrases(`
  sich ~ umbringen|umzubringen|umgebracht; sich ~ das leben nehmen; sich ~ leben ~ nehmen; sich ~ antun; sich ~ antut; sich ~ anzutun; sich ~ erhängt|erschossen|erhängen
  mann|frau|sohn|tochter|bruder|schwester|freund|freundin|nachbar|nachbarin|vater|mutter|enkel|enkelin ~ will|möchte ~ sterben
  mann|frau|sohn|tochter|bruder|schwester|freund|freundin|nachbar|nachbarin|vater|mutter|enkel|enkelin ~ nicht mehr leben
`);

/**
 * The same in any order; only where nothing is wished for beside it, since 'keine Freude mehr im Büro,
 * lieber Garten' is a wish.
 */
export const HINTS = phrases(`
  ich|mir|mich|i & sterben|tot|umbringen|verschwinden|himmel|grab|sarg|umfallen|einschlafen & will|möchte|würde|wäre|wär|wünsche|liebsten|lieber|könnte|denke|dachte|warte|sehne|hoffe & tot|sterben|umbringen|nie|immer|ewig|endlich|bald
  niemand|keiner|keinen|keinem|niemanden|kein & merkt|vermisst|vermissen|interessiert|braucht|kümmert|weint|mag|liebt|hilft|zuhört & mich|mir|ich|es
  ich & weg & alle|allen|leichter|besser|ruhe; genug gelebt; lang genug gelebt; weh zu leben; was soll ich ~ noch ~ hier|welt; auf der welt ~ noch; herr|herrgott|gott & holt|holen|hol & mich|mi; keiner|niemand ~ wird ~ um mich ~ weinen|trauern; alles ~ so ~ schwarz|dunkel|leer|sinnlos
  mich & gibt|gäbe & nicht|nimmer|mehr; allen|allem|jedem|euch|kindern|familie ~ im weg; bin ~ nur im weg; stehe ~ allen im weg
  grund|sinn|wert|zweck|zukunft|hoffnung|ausweg|perspektive|freude|kraft|mut|lebensfreude|lebensmut & kein*|nicht|nix|wenig|weder|verloren & mehr|leben|weitermachen|weiterzumachen|weiter|noch|alles|verloren
  schlaftabletten|tabletten|pillen|strick|messer|gift|brücke|gleise & ich|mir|mich & überlegt|sammle|gesammelt|gehortet|bereit|zurechtgelegt|schluss|gedanken|nachgedacht|denke
  leben & eimer|hin|ruiniert|zerstört|kaputt|futsch|verpfuscht|trostlos|leer|hölle|qual|last|egal|aus & mein|mein*|das|ist; augen & nicht|nimmer|nie & mehr|aufmachen|öffnen & mag|will|möchte
  einsamkeit|alleinsein|schmerz|schmerzen|stille|leere|trauer|angst & halte|halt|ertrage|ertrag|aushalten|ertragen|packe|pack|frisst|erdrückt & nicht|nimmer|kaum|mich
  habe|hab|bin ~ genug von allem; genug von allem; mach|mache|machen ~ ein ende; ich mach ein ende; alles ~ keinen wert; bin ~ fertig mit allem; kann das leben nicht; aus mir ~ nichts mehr; nicht mehr ~ weitermachen; mache nicht mehr mit; nur noch ~ qual; jeder tag ~ qual
`);

/** Words for being at the end of one's strength; taken seriously, since it is often meant so. */
export const DESPAIR = phrases(`
  ^ ?aber|und|denn ich kann|mag|will ?einfach|echt|wirklich|so|auch|langsam|das|es nicht mehr $; ich ?weil|und kann|mag|will nicht mehr $; kann|mag|will einfach|echt|wirklich nicht mehr $; ^ kann|mag|will nicht mehr $; ich pack|packe ~ nicht mehr; ich schaffe ~ alles nicht mehr; ich ertrage ~ nicht mehr; ich halte ~ nicht mehr aus; nicht mehr auszuhalten; halte das ~ nicht mehr aus; kann|mag nicht mehr ~ und ~ will|mag nicht mehr
  ganz unten $; am boden zerstört; alles verloren; habe ~ versagt ~ im leben; bin ~ ein versager|versagerin; bin ~ gescheitert; mir hilft ~ keiner|niemand; mir ist ~ nicht mehr ~ zu helfen; weiß mir ~ kein* ~ rat; interessiert ~ keinen|niemanden ~ wie|ob ~ mir|ich; kein* ~ mut ~ mehr; hab|habe ~ mut ~ verloren; am liebsten ~ gar nicht mehr ~ aufstehen; trinke nur noch; höre stimmen; nichts ~ hat ~ noch ~ sinn; hat ~ noch ~ sinn ~ für mich
  alles ~ kein* ~ sinn; alles ~ sinnlos; alles ~ keinen zweck; hat ~ alles ~ keinen zweck; kein* ~ sinn mehr; sehe|seh|sehen ~ kein* ~ sinn; nichts ~ macht ~ sinn; wozu das alles; wozu ~ alles noch; was soll das alles noch; hat ~ kein* sinn ~ mehr; das hat alles kein
  kein*|wenig ~ hoffnung; hoffnungslos*; kein* ~ ausweg; ausweglos; aussichtslos ~ alles; weiß ~ nicht mehr weiter; weiß nicht ~ ein noch aus; weiß nicht ~ wie ~ weitergehen; wie ~ weiter gehen soll; nicht mehr ~ weiter $; kein* kraft mehr; keine kraft; kraftlos; meine kraft ~ ende; am ende meiner kraft|kräfte; mit ~ kräften ~ ende; mit den nerven ~ ende
  niemand|keiner ~ braucht ~ mich; mich braucht ~ niemand|keiner; keiner|niemand ~ mich ~ braucht; ich werde nicht mehr gebraucht; werde ~ von niemandem ~ gebraucht; niemand|keiner ~ vermisst|vermissen; niemand|keiner würde ~ merken; keiner|niemand ~ merkt ~ wenn ~ bin; mich ~ niemand|keiner ~ vermissen; bin ~ niemandem ~ wichtig; bin ~ überflüssig; bin ~ nichts mehr wert; bin ~ wertlos; bin ~ nutzlos; zu nichts ~ nutze; zu nichts mehr ~ zu gebrauchen; fühle mich ~ wertlos|nutzlos|überflüssig
  allen ~ last; nur ~ zur last; nur ~ eine last; zur last ~ falle|fallen; bin ~ eine last; falle ~ zur last; bin ~ ballast; bin eine belastung
  bin ~ am ende $; ich bin ~ fertig mit ~ welt; völlig am ende; total am ende; fix und fertig mit ~ leben; verzweifelt*; verzweifle*; verzweiflung; am verzweifeln; todunglücklich; kreuzunglücklich
  weine ~ nur noch; nur noch ~ weinen|heulen; jeden tag ~ weine; weine ~ jeden; den ganzen tag ~ weinen|geweint|heule; heule nur noch; nur am heulen
  leben ~ kein* ~ freude; kein* freude mehr; nichts ~ freut mich ~ mehr; mir ist ~ nur noch alles egal; mittlerweile|inzwischen ~ alles egal; alles egal geworden; innerlich ~ tot|leer; fühle ~ nichts mehr; leere in mir; schwarzes loch; sehe ~ nur noch schwarz; nur noch schwarz|grau; nur noch dunkel*; alles so dunkel
  ich gebe ?langsam|bald|jetzt|es auf $; ich habe ?alles|mich|schon aufgegeben; will|möchte ?einfach|nur|alles aufgeben $; mich aufgegeben; hat ~ alles ~ kein* wert; lohnt sich ~ alles ~ nicht; lohnt sich doch nichts mehr
  wofür|wozu|warum ~ noch ~ aufstehen|aufsteh|aufstehe; wofür|wozu ~ noch ~ weitermachen|kämpfen; morgens ~ nicht mehr ~ aufstehen|hoch; komme ~ nicht mehr aus dem bett; will nur noch schlafen; nur noch schlafen; am liebsten nur ~ schlafen; mich nur noch verkriechen; nicht mehr aus dem haus ~ trau*
  depressiv*; schwere depression*; meine depression*; habe ~ depression*; wieder depression*; nervenzusammenbruch
  wär|wäre ~ besser ~ nie geboren; nie geboren; kein* zukunft mehr; keine zukunft
`);

/** Violence and abuse, at home and in care. */
export const VIOLENCE = phrases(`
  pfleger*|betreuer*|mann|sohn|tochter|er|sie & grob|anschreit|schreit|schubst|zerrt|gedroht|runterzustoßen|stößt & mich|mir
  mann|frau|sohn|tochter|enkel|pfleger*|betreuer*|partner & gestoßen|gestossen|geschubst|getreten|gepackt|geschüttelt|angespuckt|geohrfeigt & mich|mir; kein geld gebe; wenn ich ~ kein geld gebe
  mann|frau|sohn|tochter|enkel|enkelin|pfleger*|betreuer*|nachbar*|partner|schwiegersohn|schwiegertochter|lebensgefährte|freund|exmann & schlägt|schlug|droht|bedroht|bedrohen|prügelt|verprügelt|geschlagen|würgt|klaut|bestiehlt|stiehlt|misshandelt|quält|erpresst|einsperrt|eingesperrt|wehgetan|vergewaltigt & mir|mich|behandelt|sie|ihn
  mann|frau|sohn|tochter|enkel|enkelin|freund|partner|lebensgefährte|schwiegersohn|schwiegertochter|pfleger|pflegerin|betreuer|betreuerin|exmann|bruder|nachbar ~ schlägt|prügelt|verprügelt|schubst|würgt|bedroht|droht|misshandelt|quält|schlagt|schlug|vergewaltigt|boxt|verhaut|vermöbelt|drangsaliert|terrorisiert
  er|sie|man ~ schlägt|prügelt|verprügelt|würgt|bedroht|misshandelt|quält|vergewaltigt|haut|tritt ~ mich; schlägt mich; haut mich; prügelt mich; hat mich ~ geschlagen|gewürgt|verprügelt|misshandelt|getreten|vergewaltigt|bedroht|angegriffen|geohrfeigt
  werde ~ geschlagen|misshandelt|verprügelt|bedroht|eingesperrt|vergewaltigt|gequält|angekettet|fixiert|gestalkt|erpresst; wurde ~ geschlagen ~ von mein*; mich ~ geschlagen
  sperrt mich ~ ein; sperren mich ~ ein; hält mich ~ fest; bin ~ eingesperrt; lässt mich nicht ~ raus|haus|weg|telefonieren; darf nicht ~ aus dem haus; darf ~ das haus nicht verlassen; darf ~ nicht raus ~ mann
  nimmt mir ~ rente|geld|karte|handy|essen|telefon|tabletten; nehmen mir ~ geld|rente; nimmt ~ mein geld; nimmt ~ meine rente|karte; hat ~ meine ~ karte ~ weggenommen; geld ~ weggenommen; kommt ~ nicht an mein ~ geld; holt ~ meine rente
  angst vor meinem|meiner|mein ~ mann|sohn|frau|tochter|partner|freund|enkel|pfleger|pflegerin|betreuer; angst ~ nach hause; häusliche gewalt; gewalt zu hause; gewalt ~ zuhause; gewalt erlebe; gewalttätig*; wird ~ handgreiflich; er wird ~ brutal; daheim ~ geschlagen; zuhause ~ geschlagen
  gibt mir ~ nichts zu essen; bekomme ~ nichts zu essen ~ von; festgebunden; ans bett gefesselt; im heim ~ geschlagen|misshandelt|angeschrien; pflegeheim ~ geschlagen|misshandelt; hat mich ~ angefasst ~ gegen; sexuell ~ belästigt|missbraucht; missbraucht mich; stalker; stalkt mich; er|mann|sohn|exmann|nachbar|partner ?der will|wird mich umbringen; bringt mich um wenn; verfolgt mich
  blaue flecken ~ von; hat die hand ~ ausgerutscht; hand ~ rutscht ~ aus; mutter|nachbarin|vater|oma|opa|freundin|schwester ~ wird ~ geschlagen|misshandelt|vernachlässigt|eingesperrt; trau* mich ~ nicht ~ nach hause
`);

/** Life and limb now: help comes by telephone and not from an assistant. */
export const EMERGENCY = phrases(`
  brust & schmerz|schmerzt|schmerzen|sticht|enge|druck & mir|mein*|ich|habe|hab; arm & taub|kribbelt|gelähmt & mein|mir|linke|linker|ich
  habe|hab|starke|plötzlich|schlimme|spüre|bekomme ~ brustschmerzen; schmerzen in ~ brust; schmerz in der brust; stechen in der brust; druck auf der brust; brust ~ tut ~ weh; herz ~ sticht; habe|glaube|bekomme|kriege|gerade ~ herzinfarkt $; gerade ~ schlaganfall; ich glaube ~ schlaganfall; habe einen schlaganfall $; herzanfall
  kein* luft; keine luft; kaum luft; luft ~ bekomme ~ nicht; atemnot; kann ~ nicht ~ atmen; krieg|kriege|bekomme ~ schlecht luft; ersticke*
  blute ~ stark; blutet ~ nicht auf; verblute*; mann|frau|mutter|vater|sohn|tochter & bewusstlos|ohnmächtig|reglos|zusammengebrochen & liegt|ist|atmet;  luft & schlecht|keine|kaum|nicht & bekomme|kriege|krieg|bekomm|habe|hab; umgekippt ~ jetzt; gelähmt ~ plötzlich; arm ~ taub ~ plötzlich; plötzlich ~ nicht mehr sprechen; gesicht ~ hängt
  gestürzt ~ nicht ~ aufstehen|hoch; hingefallen ~ nicht ~ aufstehen|hoch; liege ~ am|auf ~ boden; komme nicht mehr hoch ~ gefallen; bin gefallen ~ kann nicht
  rufen sie ~ notarzt|krankenwagen|polizei; brauche ~ notarzt|krankenwagen|rettungswagen|polizei; hilfe ~ notruf; notruf wählen; hier brennt es; es brennt ~ bei mir|küche|haus|wohnung; meine wohnung brennt; einbrecher ~ im|in; vergiftet ~ habe; habe mich vergiftet; ich sterbe gerade; ich sterbe $; glaube ich sterbe
`);

/** What sounds like it and is meant otherwise; answered gently all the same. */
export const IDIOMS = phrases(`
  sterbe ~ vor ~ langeweile|lachen|neugier|hunger|hitze|scham|sehnsucht|aufregung|durst|neugierde|kälte; vor ~ langeweile|neugier|aufregung|scham|lachen ~ sterbe|sterben|gestorben|umkomme|tot; sterbenslangweilig*; zum sterben langweilig; todlangweilig; tödlich langweilig; langweile mich ~ tode|tot; zu tode ~ langweile|gelangweilt; totgelacht; mich totlachen; lache|lach mich tot; mausetot ~ gegend; halb tot ~ gelacht; totschick; todschick
  todesangst vor|beim; todsicher; todernst; toter briefkasten; tote hose; arbeite|schufte|gearbeitet|geschuftet mich|zu tot|tode; mich ~ totarbeiten|totgearbeitet|kaputtarbeiten; rücken ~ bringt mich ~ um; schmerzen bringen mich ~ um; hitze|langeweile|warterei|papierkram|stress|technik|computer|formular|formulare|krach|lärm ~ bringt|bringen|macht mich ~ um|fertig|wahnsinnig; das|es bringt mich ~ um; könnte|möchte ~ meinen chef|nachbarn ~ umbringen|erwürgen; könnte ~ die|den|ihn|sie ~ erwürgen|umbringen; mich erschießen ~ vor ~ ärger|langeweile; könnte mich erschießen ~ dass
  nerven ~ zum zerreißen; hängt mir ~ zum hals; zum hals raus; könnte aus der haut; aus der haut fahren; platze ~ vor ~ wut|neugier; wie tot umgefallen; dafür würde ich sterben; für ~ würde ich sterben|töten; lieber sterbe ich als; nur über meine leiche; ehe ich ~ sterbe ~ noch; bevor ich sterbe ~ möchte|will ~ noch; bevor ich ~ sterbe; einmal im leben ~ bevor; zu sterben ~ angst; sterbenselend|sterbenskrank ~ als; vor dem sterben ~ noch
`);

/** What has the words in it and is about money, places, times or work: not a word of distress. */
export const NOT_MEANT = phrases(`
  abschiedsbrief ~ kollegen|firma|chef|team;
  noch nicht tot; tabletten gegen; so langsam ~ nicht mehr jeden tag; keine angst;
  zum totlachen; latein ~ am ende; todmüde|hundemüde; zum umfallen müde; kraft ~ für ~ kisten|kiste|möbel|lasten|schwere*; zur last fallen ~ verdien*|arbeit*|dazu; war ~ verzweifelt ~ aber; verzweifelt ~ aber ~ dann|hilfe|habe
  davon|rente|geld|gehalt|lohn|einkommen|pension|grundsicherung ~ nicht|kaum ~ leben; nicht|kaum ~ davon ~ leben; kaum ~ zum leben; zum leben; nicht mehr ~ davon ~ leben; von ~ rente|geld|pension ~ leben
  nicht mehr ~ in ~ leben und arbeiten; nicht mehr|weiter in berlin|münchen|hamburg|köln|deutschland|stadt leben; nicht mehr leben ~ von ~ hand; nicht mehr allein leben; nicht mehr alleine leben; nicht ~ länger ~ alleine leben; nicht mehr auf dem land leben; nicht mehr in der stadt leben
  nicht mehr ~ den ganzen tag ~ stehen; will|möchte|kann nicht mehr ~ in der pflege; will|möchte|kann nicht mehr so ~ arbeiten; nicht mehr ganztags|vollzeit
  leben ~ meiner mutter ~ nehmen; frau|mann|mutter|vater|freund|bruder|schwester|kollege|kollegin|tochter|sohn ~ ist ~ nicht mehr da; meine ~ firma ~ nicht mehr da; den job|laden|bus|betrieb ~ nicht mehr da
  ab ~ nicht mehr da|hier; im urlaub nicht ~ da; nicht mehr im leben ~ dachte; nie im leben; mitten im leben; für das leben; leben lang; mein leben lang; arbeitsleben ~ vorbei; berufsleben
  suizidprävention; suizidgefährdete*; selbstmordgefährdete*; suizidprophylaxe; sterbebegleitung; sterbende* ~ begleit*; hospiz*; notfallseelsorge; notrufzentrale; notrufnummer; hausnotruf; in der notrufleitstelle; notruf ~ bediene*; nachlass; vom dach ~ rinne*; auf dem dach; schienen ~ verlegt|arbeit*; unter der erde ~ kabel|rohr*|leitung*; leitungen unter der erde
  bis ~ nicht mehr kann; so lange ich kann; nicht mehr kann ~ heben|stehen|fahren; bin ~ am ende der ~ ausbildung|woche; unter die erde ~ kabel; eine last ~ heben; lasten ~ heben
  in dem ~ leben die menschen; menschen ~ mit suizid*; patienten ~ mit suizid*; menschen ~ nicht mehr leben woll*; patienten ~ nicht mehr leben woll*; bewohner ~ sterben; patienten ~ sterben; beim|im sterben ~ begleit*; sterben ~ begleit*; kraft ~ für|zum ~ heben|tragen|arbeit*|stehen; schlägt|schlug|schlagen ~ vor; nie im leben
`);
