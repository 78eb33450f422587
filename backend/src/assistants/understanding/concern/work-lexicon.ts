/** What words of work and of the matter itself are about, written as in the heavy lexicon (assistants-73). */
export const WORK_LEXICON = `
job:
  arbeit* arbeitsplatz* job* jobs minijob* nebenjob* stelle stellen stellenan* beruf* tatig*
  beschaft* beschaftig* ehrenamt* anstell* angestellt* einstell* eingestellt hackn schaffe
  bezahl* verdien* dazuverdien* zuverdienst lohn* gehalt* stundenlohn honorar* mindestlohn
  tarif* urlaub* weihnachtsgeld fahrgeld uberstunden* vertrag* arbeitsvertr* probezeit*
  probearbeit* aushilf* aushilfe* teilzeit* vollzeit* halbtags* befristet* saison* einsatz
  einsatze arbeitgeber* personal* bewerber* quereinst* praktik* umschul* fortbild* ausbild*
  lehre lehrling* lehrzeit azubi* gesell* meister meisterin meisterbrief gelernt* gelernte
  studier* studium diplom* zeugnis* zertifikat* qualifi*
apply:
  bewerb* bewirb* lebenslauf* anschreib* brief briefe absatz* satz satze formulier*
  vorstellung* vorstellungsg* gesprach* interview* chef* chefin unterlagen betreff* anrede*
  grussformel* hochachtungs* unterschrift* foto bewerbungsf* lucke* starke* schwache*
  schwachen text texte wort worter kurzer* kurzen langer umschreib* schreib* streich* losch*
  erwahn* einfug* ausdruck* drucken* uberschrift rechtschreib* tippfehl* komma* formulierung*
  motivation* frage fragen antwort* beispiel* notier* vorles* sachlich* personlich* locker*
  steif* frisch* modern* altmodisch* referenz* anlage anlagen einleitung* schluss* zusage*
  zugesagt eingeladen einladung*
place:
  buro* empfang* pforte* museum* museen* bibliothek* bucherei* laden ladchen kiosk*
  supermarkt* markt markthall* wochenmarkt* backerei* metzgerei* gartnerei* baumarkt*
  apotheke* praxis* praxen kanzlei* kita* kindergarten* schule* hort schulen hotel* gasthof*
  gasthaus* wirtshaus* wirtschaft* restaurant* kantine* kuche cafe* konditorei* schwimmbad*
  freibad* tankstelle* werkstatt* schreinerei* tischlerei* schneiderei* wascherei* fabrik*
  lager lagerhalle* spedition* post poststelle* bank sparkasse* versicher* rathaus* gemeinde*
  stadtwerk* behorde* amt finanzamt* krankenhaus* spital altenheim* altersheim* pflegeheim*
  seniorenheim* tierheim* zoo* bauernhof* hof weingut* winzer* friedhofsverw* telefonzentral*
  callcenter* archiv* theater* kino* kombinat* lpg betrieb* firma* werk werks bau baustelle*
  reichsbahn bundesbahn bundeswehr* edeka rewe aldi lidl netto penny obi hofer dm
  volkshochschul* vhs bergwerk* zeche* stellwerk*
occupation:
  *verkaufer* *verkauferin *fahrer *fahrerin *helfer *helferin *kraft *krafte *meister
  *meisterin *schlosser* *mechanik* *elektrik* *monteur* *techniker* *ingenieur* *lehrer*
  *lehrerin *betreuer* *betreuerin *begleiter* *pfleger* *pflegerin *schwester *koch *kochin
  kellner* *kellnerin *gartner* *gartnerin *maler *malerin *tischler* *schreiner* *schneider*
  *frisor* friseur* *backer* *backerin *metzger* *fleischer* *kaufmann *kauffrau *kaufleute
  *sekretar* *buchhalt* *verwalter* *hausmeister* *portner* *portier* *wachter* *wart
  *aufsicht *berater *beraterin *vertreter* *leiter *leiterin *assistent* *schaffner* *lotse*
  *fuhrer *fuhrerin *dolmetsch* *ubersetz* *drucker* *setzer* *uhrmacher* *schuster* *maurer*
  *dachdeck* *zimmermann *installateur* *klempner* *winzer* *bauer *bauerin *baurin *landwirt*
  *melker* *schafer* *jager *forster* *polizist* *soldat* *beamte* *richter* *anwalt* *notar
  *notarin *arzt *arztin *hebamme* *apotheker* *laborant* *chemik* *physik* *steiger *bergmann
  *seemann *kapitan* *matrose* *pilot* *lokfuhrer* *kutscher* *totengraber* *mesner* *kuster*
  *organist* *musiker* *sanger* *schauspieler* *journalist* *redakteur* *fotograf* *grafiker*
  *programmier* *sachbearbeit* *kassier* *raumpfleg* *reinigung* *putzfrau *haushaltshilf*
  *tagesmutter *babysitt* *nachhilf* *erzieher* *vorleser* *schulweg* *trainer*
  *schiedsrichter* *bademeister* *bestatter* *seiler *florist* *verkauf *lagerist* *stapler*
  *bote *botin *zusteller* *kurier* *taxi* *chauffeur* *statist* *model* *hostess* *zeichner*
  *konstrukteur* *architekt* *statiker* *vermesser* *optiker* *goldschmied* *polier
  *vorarbeit* *schichtfuhr* *abteilungs* *geschaftsfuhr* *filialleit* *einkaufer* *disponent*
  *logistik* *sozialarb* *seelsorg* *sanitat* *rettungsass* *feuerwehr* *thw
task:
  verkauf* kassier* kasse beraten beratung* betreu* begleit* vorles* unterricht* putz* reinig*
  bugel* nah* nahen naharbeit* stricken hakeln koch* back* servier* bedien* fahr* gefahr*
  liefer* ausfahr* austrag* einraum* sortier* verpack* etikett* kommission* buchhalt*
  buchfuhr* ablage telefon* telefonieren tipp* schreibmaschin* excel word powerpoint sap
  computer* edv datev rechner internet email mails organis* leit* geleitet verwalt* reparier*
  schraub* bau* gebaut montier* schweiss* frasen drehen streich* tapezier* pflanz* gart* rasen
  hecke* obstbaum* schneiden giess* pfleg* gepflegt futter* gassi hund* kinder* hausaufgab*
  nachhilf* sprach* englisch franzos* russisch polnisch italien* spanisch latein dolmetsch*
  uberset* fuhrung* fuhrungen aufsicht* bewach* kontroll* prufen lager* stapel* tragen heben
  schleppen sitz* steh* stehen sitzen handwerk* werkzeug* maschine* anlage* fuhrerschein*
  fuhrersch* schein auto wagen moped fahrrad bus busanbind* ubernommen ubernehm* erledig*
  kunden* kundschaft gaste* gast patient* bewohner* senior* team* kolleg* mitarbeit*
  verantwort* zuverlass* punktlich* geduld* ordentlich* sorgfalt* belastbar* flexibel* fit
  rustig erfahr* kenntnis* konnen kann talent* handschlag* lernen gelernt lern* geschick*
hours:
  stunden stunde vormittag* nachmittag* vormittags nachmittags abends montag* dienstag*
  mittwoch* donnerstag* freitag* samstag* wochenend* tage tag woche wochen schicht*
  fruhschicht* spatschicht* nachtschicht* nachtdienst* uhr tageweise stundenweise monat
  monatlich halbtags feiertag* sommer winter sofort ab halbe halben zweimal dreimal einmal
geo:
  nahe umkreis km kilometer raum region gegend stadt dorf landkreis umgebung wohnort plz
  entfernt weit bus bahn wohne wohn ecke daheim hier bad
wanting:
  such* suche such suacht mocht* mochte mecht wurde wurd gern gerne lieber liebsten hatt hatte
  brauch* brauchte interess* reizt reizen freude spass lust trau* traum* konnte konnt wunsch*
  wunsche vorstell* passt passat passend* gefall* gefallt ideal* recht nehm* nehme mach*
  hauptsache bitte irgend* irgendwas etwas was sucht suchen gibts habts
past:
  war waren jahre jahren jahr hab habe hatte gearbeitet gemacht geleitet gelernt gefuhrt
  gewesen fruher damals zuletzt jahrzehnt* dreissig vierzig zwanzig funfzehn zehn seit bis
  dann danach rente rentner* rentnerin pension* ruhestand* umgeschult abgeschloss* lehrzeit
  wende ddr
product:
  passwort* login anmeld* einlogg* registrier* konto profil* seite seiten webseite* button
  knopf knopfe klick* anklick* schrift* buchstaben bildschirm* tastatur* maus handy*
  smartphone* tablet app hochlad* herunterl* speicher* gespeichert datei* pdf link* email*
  mail* mailadresse* newsletter* benachricht* abo abonn* kundig* kostet kosten kostenlos*
  gratis preis* premium silver* mitglied* daten datenschutz* filter* sortier* merkzettel
  ausgeblend* anzeige* telefonnummer* kontakt formular* feld eingeb* eingetipp* tipp* absend*
  automat* roboter maschine programm* computer* mensch ki kunstlich* system* fehler*
  fehlermeld* abgesturzt hangt antwortest du sie
law:
  rente rentenkass* renten* witwenrent* altersrent* hinterblieb* erwerbsminder* steuer*
  steuerklass* steuerfrei* finanzamt* freibetrag* minijobgrenz* hinzuverdien* dazuverdien*
  anrechn* angerechnet krankenkass* krankenversich* sozialvers* beitrag* abgaben*
  kundigungsfrist* schwerbehind* ausweis* grundsicher* wohngeld* anspruch recht rechte darf
  durfen muss gesetz* abfind* arbeitslosengeld* brutto netto pauschale* unfallversich*
  haftpflicht*
chat:
  danke dank dankeschon merci vergelts bitte hallo guten gruss gru* servus moin tach tag
  morgen tschuss ok okay ja jawohl nein jo klar freilich super prima gut toll schon klasse
  wunderbar passt stimmt genau richtig falsch quatsch haha hihi lach* witz* lustig* spass*
  spassle gell gelle na naja also oh ach ui hoppla sorry entschuld* moment warte weiter zuruck
  nochmal wieder fertig los egal kaffee
light:
  haha hihi lach* zwinker scherz* witz* grins* lustig gespannt neugier* freu* freue freut froh
  zufrieden wunderbar herrlich gluck* zum vergnug* quietsch* putzmunter munter lebenslustig*
  aktiv* verein* chor kegel* wander* tanz* sport* enkel* enkeln reise* urlaub* hobby* garten*
  singen schach karten skat
hurdle:
  knie* rucken* huft* bandscheib* rheuma* arthros* diabet* zucker* blutdruck* brille*
  horgerat* star krampfader* schulter* herzschrittmach* prothes* allerg* knochen* kreuz
  gesund* gesundheits* attest* operiert eingestellt belastbar* uberstanden geheilt nachsorge*
  reha* kur auskurier* fit wieder
others2:
  kunde kunden kundin gast gaste schuler schulern patienten bewohner* sterbende* angehorig*
  trauernd* verstorb* leute jugendliche* kollegen mitarbeiter* azubis lehrlinge fluchtling*
  senioren demenzkrank*
question:
  was wie wo wann welche* welcher wer wieviel wieso warum ob kann kannst konnen darf muss soll
  gibt haben hast sind ist
trade:
  ehrenamt* hospiz* bestatt* friedhof* telefonseelsorg* feuerwehr* rettungs* notruf* thw
  lokfuhr* stellwerk* polizei* jager* jagd* apothek* krankenschwest* pfleg* gerichtsmed*
  pathologi* seiler* sattler* metzger* messerschmied* waffen* schutzen* kletter* hohen*
  bergsteig* taucher* bademeister* dachdeck* kranfuhr* bruckenbau* gerustbau* chemi* labor*
  sprengmeister* krieg* ddr
idiom:
  sterbenslangweil* todmud* todernst* todsicher* totlach* todschick* mordsspass* mordshunger*
  totgesagt* killer* umhau* dreieck wolke sieben langeweile umsonst bombe hammer irrsinn
  wahnsinn* lebensgefahr* untergang* weltuntergang deadline
self:
  ich mich mir mein meine meinem meinen meiner meines uns wir unser mi ma mei mia
neg:
  nicht nichts nie niemals kein keine keinen keinem keiner nimmer niemand ohne kaum nirgends
profession:
  als sanitäter* rettungssanitäter* rettungsassistent* rettungsdienst* krankenschwester
  krankenpfleger* altenpfleger* altenpflegehelfer* arzthelfer* intensivstation notaufnahme
  leitstelle unfallchirurgie kardiolog* reha hebamme* polizist* kripo vollzug* richter* schöffe*
  gericht* sozialarbeiter* sozialamt* schulsozialarbeiter* jugendamt* frauenhaus*
  pflegemutter türsteher* wachmann wachdienst feuerwehr* brandschutz* ersthelfer* erste
  rotes roten kreuz drk thw dlrg bergwacht bademeister* rettungsschwimmer* heilpraktiker*
  bestatter* bestattung* steinmetz* friedhof* pfarrer* nonne seelsorg* telefonseelsorge hospiz*
  tafel bahnhofsmission kleiderkammer wärmestube obdachlosenhilfe caritas schuldnerberat*
  elektriker* elektro* heizungsbau* installateur* schornsteinfeger* ofensetzer* klempner* sanitär
  stadtwerke ableser* monteur* meister* lehrer* trainer* ausbilder* apotheke* drogist*
  metzger* schlachter* jäger* förster* gärtner* gleisbau* lokführer*
served:
  betreut betreute beraten berate geleitet leitete unterrichtet begleitet begleite geholfen
  versorgt gepflegt gearbeitet ausgegeben ausgeteilt ausgefahren verkauft repariert gewartet
  geprüft geschult gelernt gegeben gehalten geführt gerettet gelöscht angenommen protokolliert
  ehrenamtlich ehrenamt verein kurs kurse schein fortbildung vortrag
longago:
  früher damals einst einmal mal vor jahren jahre jahrelang jahrzehnt* lange längst her vorbei
  zurück inzwischen seitdem seither heute wieder überstanden ausgeheilt geheilt verheilt operiert
  kindheit jugend krieg ddr ehe ersten war waren hatte hatten gab kam lag
lawask:
  darf dürfen muss müssen kann bekomme bekommt gilt zählt gekürzt kürzt streichen zuschuss
  anspruch erlaubt rechtlich versichert melden fragen gefallen lassen wieviel viel hinzuverdien*
manner:
  spaß haha scherz quasi förmlich fast halb glatt gleich ums verrecken zum tot tode wahnsinn
  gruß grüße übertrieben ironisch
`;
