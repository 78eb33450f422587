/**
 * What heavy words are about, field by field (assistants-73): `x` the word, `x*` its beginning, `*x`
 * its end, `*x*` anywhere in it.
 */
export const HEAVY_LEXICON = `
death:
  tod tot tote toten toter totes todes sterb* gestorben stirbt stirb starb verstorben*
  verreck* krepier* abkratz* abnippel* verblut* ersticken ertrink* ertrunk* erfrier*
  entschlaf* hinscheid* dahinscheid* heimgeh* heimgegang* ableben verend* storbe gstorb* tout
  sterwe sterm stirbst totsein leblos* umkomm*
suicide:
  selbstm* suizid* freitod* selbsttot* umbring* umgebracht lebensmud* lebensuberdr*
  sterbehilf* exit dignitas erschiess* aufhang* erhang* hang heng hange gehangt vergift*
  aufgehangt umbringa weglegen
rope:
  strick* seil seile schlinge* balken dachbalken haken kalberstrick* waschelein* wascheleine
  kabelbinder gurtel dachboden scheune scheuer heuboden tenne
pills:
  tablett* pille* pillen schlafmittel schlaftab* schlafpulver medikament* morphium morphin
  insulin tropfen valium tilidin opiat* schmerzmittel* digital* herzmittel betablocker
  beruhigungs* blutverdunn* fentanyl pflaster ampull* barbitur* packung* schachtel* packchen
  vorrat blister dose dosis uberdos* kreislauftab*
poison:
  gift* rattengift* frostschutz* pflanzenschutz* e605 zyankali abfluss* rohrreinig* domestos
  salzsaure unkraut* maikraut fingerhut eisenhut tollkirsch* knollenblatter* pilze schierling
weapon:
  pistole* gewehr* flinte* revolver* waffe* buchse jagdgewehr* luger kugel patrone* munition*
  abdruck* abzug messer* kuchenmesser rasiermesser* klinge* rasierkling* schrot walther axt
  beil schusswaffe*
gas:
  gas gashahn* gasherd gasofen auspuff* abgas* kohlenmonoxid holzkohle grillkohle motor garage
  schlauch grill
height:
  brucke* balkon* fenster* hochhaus* dach turm kirchturm parkdeck* parkhaus* stockwerk stock
  gelander klippe* felsen felswand viadukt* aussichtsturm steinbruch abgrund talsperre*
  staumauer kran* fensterbank fenstersims sims dachkante dachluke treppenhaus *brucke
  talbrucke schlucht
water:
  fluss see teich kanal stausee wehr rhein donau elbe weser main neckar isar inn mosel meer
  ostsee nordsee wasser badewanne wanne hafen steg ufer baggersee weiher fohn untergeh* grund
  strom tumpel brunnen ertrank* abtreib*
rail:
  zug zuge gleis* bahn schiene* bahnsteig* bahnuber* guterzug* ice eisenbahn* bahndamm
  stellwerk lok s-bahn ubahn regionalbahn bahnhof
crash:
  baum baume alleebaum* pfeiler bruckenpfeiler leitplanke* lkw laster gegenfahrbahn lenkrad
  gas kurve geisterfahrer landstrasse mauer gegenverkehr gaspedal vollgas unfall
jump:
  spring* sprung gesprung* sturz* hinab hinunter runter abspring* loslass* losgelass*
  fallenlass* werf* wirf lauf* untergang* absturz* schmeiss* hupf* lege legen
cut:
  ritz* geritzt schneid* schnitt* aufschneid* geschnitt* pulsader* ader adern handgelenk*
  unterarm oberschenkel narben verbrenn* verbrenne* herdplatte
refuse:
  essen trinken verhunger* hunger* weglass* weglasse absetz* abgesetzt abgestellt dialyse
  therapie chemo operier* behandl* bestrahlung spritze spritzen spritz weggeschmiss*
  verweiger* fasten nahrung
gone:
  weg fort furt fott verschwind* verschwund* aufgelost auflos* ausgeloscht ausloschen
  ausradier* verduft* unsichtbar davon hinuber verdampf* wegmach* abhau* existier* ausgeknips*
  ausknips* abtret* abtritt abgang abschalt* abgeschaltet stecker loschen erlosch* fortgeh*
  fortmach* verdrucken verabschied* wegtret* wegtun
ending:
  ende schluss vorbei finito aus feierabend endgultig* letzte letzten letzter letztes
  letztmals abschluss beend* zuende erledigt schlussstrich schlusspunkt endstation vorhang
  abspann sense endlich zapfenstreich fertig ausgang aufhoren hor aufhor* ab
farewell:
  abschied* lebwohl lebewohl leb ade adieu pfiat pfuat servus gruss grusst* grussen verzeih*
  vergeb* vergib verabschied* umarm* danke abschiedsbrief* abschiedsgr* machts behut* tschuss
  ciao wiedersehn wiedersehen
affairs:
  testament* geregelt regel geordnet ordner geordert hergericht* zurechtgelegt vollmacht*
  patientenverf* nachlass* erbe erben erbschaft vermacht vererb* verschenk* weggegeb*
  abgemeldet gekundigt abgest* umgemeldet papiere unterlagen umschlag umschlage kuvert*
  schublade notar* sparbuch schlussel zettel brief briefe nachbar nachbarin tierheim
  untergebracht aufgeraumt ausgeraumt entrumpel* bezahlt sterbeversich* sterbekasse sterbegeld
  daueraufrag* dauerauftr* konto abbestellt losche kundig* versorgt grabpflege schmuck raum*
  ubergeb* gepackt geputzt
funeral:
  beerdig* begrab* begrabnis* bestatt* grab grabe grabern grabstein* friedhof* sarg* urne*
  leich* sarg trauerkarte trauerrede trauerfeier todesanzeige* traueranzeige* pfarrer kapelle
  lieder lied blumen kranz kranze schwarzen anzug kostum totenhemd sterbehemd erde eingegraben
  beigesetzt beisetz* gruft sterbebild* partezettel grabstelle einascher* verbrannt asche
  verstreut* anonym* leichenschmaus* nachruf
soon:
  morgen ubermorgen heut heute bald demnachst nachste nachster nachsten abend nacht samstag
  sonntag montag dienstag mittwoch donnerstag freitag weihnacht* ostern silvester advent
  fruhling winter herbst monatsende fuffzehnten ersten woche wochenend* geburtstag
  jahreswechsel stunden gleich dann nachher
future:
  brauch* gebraucht braucht mehr nimmer nie niemals wieder danach hinterher spater solang* bis
  wenn falls sobald
others:
  kinder kindern kind familie frau mann tochter sohn enkel enkeln leute alle allen jeder
  keiner keinem niemand* niemandem nachbarn welt ihr ihnen andere anderen jemand wer wem wen
  gesellschaft
relief:
  besser leichter einfacher billiger erleichtert froh ruhe frieden erlost erlosung* erlos*
  frei befreit dran wohler gluckl* entlast* los erspart spar* auffall* auffallen merk* bemerkt
  vermiss* fehl* fehlen kraht juckt stor* schoner guttun wohl nutzt geholfen dienst gefallen
  platz
burden:
  last lasten belast* ballast klotz burde *bein burden uberfluss* nutzlos* unnutz* nutzt
  wertlos* wert lastig zumut* klumpen schmarotz* fresser mitesser abfall mull schrott
  verschrott* sperrmull ausgemust* abgeschrieben auslaufmodell ausgedient* altlast* alteisen
  storfaktor versager* niemand null nichts dreck ungeziefer unkraut weggeworf* entsorg*
  entbehrlich ersetzbar taugenicht* taug*
after:
  himmel himmels petrus herrgott gott gottes engel* engele jenseits druben oben paradies ewig*
  ewigkeit vater heiland jesus teufel holl* seele seelen auferst* wiedervereint wiederseh*
  vereint erlost sund* sunde beicht* nachfolg* nachkomm* folg* wart* hol* holt mitnehm* geruf*
  ruft ruf
life:
  leben lebens lebe lebt lebst lebendig* weiterleb* weitermach* existenz dasein welt erde atme
  atm* uhr stundenglas kerze licht lebenslicht weitergeh* daseins
sense:
  sinn sinnlos* wozu wofur warum weshalb zweck zwecklos hoffnung* hoffnungslos aussicht*
  ausweg* perspektiv* vergeblich umsonst vergebens lohnt wurst egal gleichgultig gleich bringt
  hilft nutzt aussichtslos erwart* vergebl*
wishgone:
  schlaf* einschlaf* aufwach* aufgewacht uffwach* wach wachwerd* wachgeword* einpenn* pennen
  ewig immer augen umfall* umfallen umkipp* abhol* ruhe erschoss* erdverschluck* boden
  versink* aufhor* ausschalt*
plan:
  plan plane geplant entschluss entschloss* entschieden entscheid* beschloss* vorbereitet
  vorbereit* termin bereit* bereitgelegt besorgt gekauft hingelegt liegt liegen daliegt
  gesammelt sammel* sammle gespart gehortet geladen beschafft ausgesucht ausgeguckt angeschaut
  nachgeschaut nachgesehen nachgemess* gemessen gezahlt zahl zahle ausprobiert geubt probiert
  gedanke gedanken denk* dran daran uberleg* vorgenommen mut trau* getraut feig* feige
  feigling schaff* angst heimlich versteckt gegoogelt recherchiert schnell* schmerzlos* reicht
  reichen genug hebe aufgehoben
ownact:
  selber selbst eigenhandig nachhelf* helf* beschleunig* mach* tua tu tue antu* anzutun antut
  heimdreh* abdreh* heimgeig* drehen aufdreh* zudreh* nehm* schluck* nimm genommen schlucke
  einnehm* zieh* geh* fahr* steig*
emergency:
  notruf krankenwagen rettung* rettungswagen notarzt bewusstlos* ohnmacht* umgekippt
  zusammengebroch* zusammengesack* rochel* krampf* krampft blut* blute* verblut* bluten blau
  lippen luft atem* atmet atmen atemnot brust brustkorb brustkasten mundwinkel lahm gelahmt
  taub wirr lallt lall* verschluckt verschluck* erstick* erbrich* gesturzt gestolpert
  hingefall* runtergefall* kuchenboden fliesen sturz treppe oberschenkelhals reagiert
  ansprechbar puls herz kribbel* schwindl* schlaganfall herzinfarkt zuckt verbruht verbrannt
  rauch qualm feuer brennt zuckerschock unterzuck* gefallen boden liege kalt* steif linke*
  linker rechts links arm bein ansprech* gesagt* allergi* wespe geschwoll* sprech* ruhrt
  aufsteh* kachel*
violence:
  schlagt schlag schlage schlagen schlug geschlagen hau haut hauen gehauen verprugel* prugel*
  verdresch* verdrosch* verdrisch* watsch* ohrfeig* backpfeif* wurg* gewurgt tritt getret*
  treten stosst gestoss* runtergestoss* schubs* geschubst packt gepackt zerr* reisst gerissen
  schuttel* spuck* angespuckt droh* gedroht bedroh* einsperr* eingesperrt sperrt abgesperrt
  weggesperrt abschliess* eingeschloss* fesselt gefesselt angebund* festgebund* fixier* fass*
  begrapsch* grapscht betatsch* anfass* angefasst vergewalt* missbrauch* belastig* fleck*
  flecken veilchen verpass* ausgerutscht zuschlag* zugeschlag* wirft schmeisst teller kneif*
  zwick* zwing* gezwung* zwingt notig* brull* schreit angebrull* verbiet* verbot* faust fauste
  hand gurgel hals kehle ausgesetzt handy weggenomm* wegnimm* nimmt genomm* angst heim
  heimgeh* gewalt* schlimm* knufft geknallt knallt verkloppt drangsal* hund
perpetrator:
  mann alter oide alte manne sohn bub tochter enkel schwiegersohn schwiegertochter schwager
  schwagerin bruder schwester neffe nichte stiefsohn stieftochter freund lebensgefahrt*
  partner ex exmann exfrau nachbar vermieter pfleger pflegerin pflegekraft betreuer betreuerin
  pflegedienst stationsleitung untermieter er mitbewohn* cousin schwiegermutter vater polin
  haushalt* zivi
plunder:
  rente geld konto sparbuch karte bankkarte ec vollmacht unterschr* unterschreib* uberschreib*
  erpress* abknopf* abgehob* abheb* holt ausgenomm* plunder* geplund* lohn pass ausweis
  schlussel handy haus wegnehm* abgenomm* beklau* klaut gestohl* bestohl* taschengeld euro pin
  betrug* betrog* enkeltrick zettel
harmother:
  runtergehau* ausgeholt ausgerutscht umbring* zugeschlag* mutter vater kissen gedruckt
  zugedruckt zukunft hand ihr ihm wehgetan aggress* wut rast*
illness:
  krebs* tumor* metasta* diagnose* befund* chemo* bestrahlung* parkinson* demenz* alzheimer*
  depress* schwermut* melanchol* burnout angststor* panik* epilep* schlaganfall* infarkt*
  dialyse palliativ* unheilbar* heilbar ms rollstuhl bettlager* inkontin* windel* blind*
  erblind* zitter* zittr* schmerz* leid leiden klinik* psychiatr* geschlossene tagesklinik
  nervenarzt psychiater therapeut* onkolog* hospiz* pflegestufe pflegefall pflegegrad vergess*
  arzt doktor
sorrow:
  traurig* trauer* wein* geweint heul* geheult trane* schluchz* jammer* elend* kummer*
  verzweif* schwer schwere schwerm* leer leere grau grauer dunkel* finster* schwarz schwarze
  schwarzes kalt trub* trostlos trist loch tief tiefer stein blei bleiern betaubt taub stumpf
  kaputt zerbroch* gebroch* zerriss* wund weh wehmut* sehnsucht* heimweh* bitter* schmerz qual
  qual* unglucklich* freudlos* lustlos* antriebslos* kraftlos* kraft energie erschopf*
  ausgebrannt mud* mude muden mudigkeit matt schlapp fertig ausgelaugt zerschlag* aushalt*
  ertrag* ertrage verkriech* bettdecke reden schweig* druckt drucken keller
fear:
  angst* angste furcht* bang* bange panik grubel* gruble sorge* sorgen nervos* zitter*
  herzras* schlaflos* albtraum* alptraum* traum traume geschwitzt schweiss* gedankenkarussell
  grub* unruhe unruhig
shame:
  scham* schame geschamt schamt peinlich* blamier* entwurdig* erniedrig* demutig* gedemutigt
  bettel* betteln verlog* lug* luge verheimlich* heimlich geheim niemand erzahl* gesicht
  unwurdig wurde gedruckt
lonely:
  allein alleine einsam* allanig aloa verlassen* niemand* keiner keinen besuch* besucht anruf*
  ruft telefon* telefoniert klingel* klingelt gesellschaft reden redet ansprache unterhalt*
  stille still fernseher radio wande wanden katze zeitansage selbstgesprach* allanich
  vergessen vergess* gemied* weihnacht* heiligabend geburtstag karte kaffee sonntag* sonntage
  feiertag* gespenst unsichtbar weggezog* melde* meldet kontakt
loss:
  tod gestorben verstorben* verlor* verlust witwe* witwer* verwitwet beerdigt beerdigung grab
  friedhof vermiss* fehlt nimmer goldene silberne hochzeit hochzeitstag gedeckt bett bettseite
  kopfkissen foto bild sterbe* hinterblieb* weggestorb* eingeschlaf* eingeschlafert gegangen
  ausgezog* trennung getrennt geschieden scheidung verlassen ehemann ehefrau mama papa mutti
  vati zwilling* lebensgefahr* leer stuhl seit brille pantoffel* stimme duft schrank
poverty:
  schuld* schulden mahn* mahnung* inkasso gerichtsvoll* pfand* pfandhaus flasche flaschen
  flaschensamm* tafel heiz* heizung frier* strom stromsperr* rechnung* miete raumungs*
  rausgeworfen obdach* zwangsraum* eigenbedarf wohnung pleite insolven* arm armut sozialamt
  grundsicher* burgergeld jobcenter hunger* nudeln toastbrot cent rate raten dispo ersparte*
  kontostand betrug* kundigung kredit*
addiction:
  trink* getrunk* sauf* gesoff* alkohol* schnaps korn wodka bier biere wein flachmann rausch
  kater entzug* trocken ruckfall* ruckfallig* suchtig* sucht spielhall* automat* daddel*
  verspiel* verzock* cognac weinbrand likor ouzo wermut promille glas glaser pegel
  tablettensucht*
rejected:
  absage* absagen abgelehnt ablehn* rausgeschmiss* rausgemobbt gemobbt mobbing gekundigt
  ausgemustert abgestellt abgeschob* aussortiert zualt unerwunscht ungewollt unwillkommen
  ubersehen ubersieht ignorier* abgewies* antwort* antwortet weggeschickt eisen abstellgleis
  alt alter altes
sleep:
  schlaf* schlafl* nacht nachts nachte wach wachlieg* einschlaf* aufwach* gschlof*
  durchschlaf* morgens grubel* drei vier zimmerdecke decke
voices:
  stimme stimmen kopf sagen sagt flustern flustert befiehl* rede gedanke gedanken
war:
  krieg* bomben* bunker flucht gefluchtet vertrieb* front gefall* russ* keller luftschutz
  stalingrad hitler* gefangen*
bodypart:
  brust brustbein brustkorb herz herzgegend arm arme bein beine hand hande finger fuss fusse kopf
  hals nacken rücken bauch magen gesicht mund mundwinkel lippe lippen zunge kiefer auge augen ohr
  ohren nase kehle rachen lunge hüfte schulter knie oberschenkel schienbein wade genick rippe*
  zahn haut schlüsselbein gosch gosche goschn körper seite hälfte gesichtshälfte lid lider
failing:
  taub lahm gelähmt schief schlaff hängt runterhängt kribbelt kribbeln eingeschlafen baumelt
  gehorch* spür* lallt lall* undeutlich verwaschen wirr verdreht stammel* doppelt verschwommen
  schleier schwarz kraftlos weggesackt fällt verkrampf* brei
breath:
  luft atem atmet atmen atme schnauf* japs* jappst röchel* pfeif* keuch* hechel* erstick* würg*
  kurzatmig asthmaspray luftröhre verschluckt verschluck* blau lila schnappt
unconscious:
  bewusst* bewust* ohnmacht* ohnmächtig umgekippt umgefallen umgfalln umkippt kollabier* kollaps
  zusammengeklappt zusammengebroch* zusammengesack* reglos regungslos leblos ansprechbar reagiert
  rührt wecken aufwecken wach kriegen bewegt antwort schläfrig duselig weggetreten puls kreislauf
  krampf* krampft zuckt schaum anfall murmelt stöhnt
bleeding:
  blut blutet bluten blute blutung* blutlache blutüberströmt spritzt pulst pumpt sickert
  verblut* wunde tief tiefer knochen gebrochen bruch gesägt abgehackt abgeschnitten erwischt
  eingeklemmt verbrannt verbrüht blasen verätz* verletzt verletz* platzwunde nasenbluten
swallowed:
  verschluckt geschluckt getrunken gegessen genommen eingenommen gespritzt überdosis doppelte
  dreifache versehen versehentlich verwechselt knopfzelle putzmittel reiniger spülmittel
  entkalker bleiche bleichmittel säure lauge frostschutz pilze tropfen packung pflaster
allergic:
  schwillt geschwollen zuschwillt quaddeln ausschlag allerg* stich gestochen wespe biene hornisse
  biss gebissen schlange zunge kehle eng dick
sudden:
  plötzlich auf einmal eben gerade grad grade vorhin jetzt soeben heute gleich sofort schnell
  minute minuten sekunden stunde stunden seit schlimmer immer notfall hilfe bitte dringend
rescue:
  notarzt krankenwagen krankenwag* rettungswagen rettungsdienst rettung sanka sanitäter notruf
  arzt hausarzt klinik krankenhaus polizei feuerwehr 112 110 rufen schicken anrufen
fire:
  feuer brennt brennts flamme* stichflamme rauch qualm rauchmelder melder kohlenmonoxid gasgeruch
  riecht stinkt gas gasheizung explod* kurzschluss piept
acute:
  herzinfarkt infarkt schlaganfall schlagl herzanfall blinddarm thrombose embolie hirnblutung
  blutvergiftung sepsis unterzuck* zuckerschock herzkaschperl herzaussetzer schweiß kaltschweiß*
  schüttelfrost fieber aschfahl blass bretthart erbricht erbrech* übel schwindel* schwindl*
  schwummrig kollabiert unterkühlt todesangst
hitting:
  schlägt schlagt schlag schlage schlagen schlug geschlagen gschlaga haut hauen gehauen verhaut
  verhauen zugeschlagen zuschlägt zuhaut prügel prügelt verprügel* verdroschen verdrischt
  vermöbel* watsch* ohrfeige* backpfeife* schelle knallt geknallt schläge hiebe tritt getreten
  tritte boxt geboxt faust fäuste stößt gestoßen stoßen schubst geschubst schubsen gezerrt zerrt
  geschleudert schleudert wirft geworfen schmeißt packt gepackt schüttelt gewürgt würgt
  gürtel stock kneift zwickt haaren gebissen spuckt verdreht umgebogen ausgerastet handgreiflich
threat:
  droht drohte gedroht bedroht drohung* umbringen umbringt absticht ersticht totschlagen
  totschlägt todesangst angst fürchte messer pistole axt hammer schere anzündet brechen bricht
  heimkommt findet wehe traue verstecke verstecken geflüchtet geflohen flucht abgehauen
control:
  einsperrt eingesperrt einschließt eingeschlossen abgeschlossen weggesperrt sperrt verbietet
  verboten erlaubt darf lässt kontrolliert überwacht verfolgt auflauert lauert passt steht
  stalker stalkt erpresst zwingt gezwungen nötigt ausweis pass handy telefon schlüssel karte pin
  vollmacht weggenommen abgenommen festgehalten festhält gefangen* gebunden fixiert gefesselt
sexual:
  vergewaltig* missbrauch* begrapsch* grapscht fummelt unsittlich berührt angefasst anfasst
  belästig* sex rock busen brüste hintern po schritt nackt bett nein
nofood:
  hunger hungrig hungere hungern hungert gehungert gegessen essen gessn esse essn satt magen
  bissen brot brötchen nudeln kartoffeln haferflocken suppe mahlzeit teller kühlschrank schrank
  lebensmittel nahrung abendbrot abendessen mittagessen linsen knäckebrot zwieback leitungswasser
  futter katzenfutter beißen verhunger* einkaufen windeln milch
nomoney:
  geld jeld göd cent euro konto bank leer pleite pfand* pfandflaschen flaschen sammle sammel
  betteln bettle bettel* rente reicht langt leisten bezahlen zahlen kaufen alle gepfändet
  gestrichen abgewiesen geldbeutel ersten monatsende schulden umsonst gestohlen
cold:
  heizung heizen heize geheizt frier* friert gefroren eiskalt kalt kälte zitter* grad mantel
  decken mütze öl heizöl kohle kohlen brikett* ofen warm warmes frost frostbeulen eisig
cutoff:
  strom stromsperre gas wasser zähler abgestellt abgedreht abgeklemmt gekappt gesperrt zugedreht
  obdraht dunkeln kerze* kerzen* stadtwerke licht gasmann
noroof:
  obdachlos* wohnungslos* wohnung wohnungslosen* obdach* bleibe dach straße park parkbank bank brücke zelt auto
  wohnmobil wohnwagen gartenhaus gartenlaube laube schlafsack bahnhof bahnhofshalle treppenhaus
  notunterkunft unterkunft schlafplatz schlafen schlafe schlaf übernachte* penn penne räumung*
  zwangsräum* gerichtsvollzieher rausgeworfen rausgesetzt rausgeflogen rausgeschmissen schloss
  vermieter koffern tüten taschen müll mülltonne* container tonne abfall
`;
