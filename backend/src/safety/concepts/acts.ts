/** What is to be done. */
export const ACTS = {
  pay: `
    überweis*, zahle*, zahlt, zahlung, zahlbar, bezahl*, zahlen … ein, einzahl*, einzuzahlen,
    entricht*, begleich*, vorstreck*, vorzustrecken, strecken … vor, legen … aus, leg … aus,
    legst … aus, auslegst, auslegen, auszulegen, hinterleg*, fällig, kostet, kosten sie, kosten
    … ihnen, kosten … euro, brauch* … euro, benötig* … euro, paypal, echtzeitüberweisung,
    sofortüberweisung, einsendung, buchen, transferier*, aufkommen, tragen sie, trägt der
    bewerber, selbst zu tragen, laden … ein, aufladen, aufzuladen, investier*, kaufen, erwerb*,
    erwirb*, beträgt, schick* … euro, send* … euro, beteilig*, abschließ*, abzuschließen,
    schließ* … ab, anweis*, angewiesen, weis* … an, mitzubringen, fallen … an, fällt … an,
    nachzahl*, spend*, zu leisten, vorschuss, ausgleichen, auszugleichen, aufbringen, abgeben,
    einmalige lizenz, einmalig*, vorfinanzier*, vorleg*, aufgeladen, gutscheine kaufen,
    hinlegen, lasten, ihre kosten, selbst tragen, zu tragen, eigener tasche, aus eigener,
    schick* … geld, rück* … raus, verausla*, veranschlag*, berechnen wir, wir berechnen, nehmen
    wir, verlangen wir, wir verlangen, in rechnung, zu buche, erheb*, erhoben, gegen … euro,
    aushelf*, helf* … aus, trennen sie, bringen … euro, leih*, borg*, pump*, zahl, zahl nur,
    spesen vorstrecken, nur noch, anzahl*, abbuch*, lastschrift, ratenzahlung, schuld*,
    aufwenden, aufzuwenden, hinblätter*, abgebucht, abgezogen`,
  payNow: `
    überweis*, zahle*, zahlung, bezahl*, zahlen … ein, einzahl*, einzuzahlen, entricht*,
    begleich*, vorstreck*, vorzustrecken, strecken … vor, hinterleg*, paypal`,
  payHard: `
    überweis*, einzahl*, einzuzahlen, entricht*, vorstreck*, vorzustrecken, auffüll*,
    aufgefüllt, aufzufüllen, auflad*, hinterleg*, leisten, leiste, zahlbar, zu zahlen, zu
    bezahlen, zu begleichen, bei uns sind, bei uns eingeht, bei uns eingegangen, dabei,
    standmiete, eigenkapital, mindesteinlage, anweis*, per paypal, echtzeit*, sofort*`,
  paidFirst: `
    sobald der betrag, sobald das geld, sobald ihre zahlung, nach zahlungseingang, nach eingang,
    vor dem ersten einsatz, überweisen sie, vorab … buchen, vorab … zahlen, zahlbar`,
  ownCost: `
    auf ihre kosten, auf eigene kosten, selbst bezahlen, selbst zahlen, selbst kaufen, selbst zu
    bezahlen, kosten sie, gegen gebühr, auf eigene rechnung, vom ersten lohn, verrechnet`,
  passOn: `
    weiterleit*, weiterzuleiten, weitergeleitet, leite* … weiter, leit … weiter, weitergeb*,
    weiterzugeben, geb* … weiter, gib … weiter, weiterüberweis*, überweis* … weiter,
    weiterreich*, reich* … weiter, weiterschick*, weitersend*, weiter, transfer*, abhol*,
    abzuholen, hol* … ab, abheb*, abzuheben, heb* … ab, bar auszahl*, in bar, übergeb*,
    übergib*, zahl* … ein, ein zahlen, einzahl*, behalten, behalte, abziehen, abzug, ziehen …
    ab, zieh … ab, den rest, restbetrag, rest an, senden … an, schicken … an, schick … an,
    überweis* … an, umtausch*, umwandel*, davon, senden sie, sendet … an, schick* … an,
    weitergabe, verteil*, gehören ihnen, für sie, rest, restliche*, schaff*, bring* … zu,
    hälfte, brauchen … in bar, überwies* … weiter, wegschick*, umbuch*, ausführ*, partnerbank,
    überführ*, führ* … ab, abführ*, abzuführen, tausch*, umzutauschen, einzutauschen,
    aushändig*, abliefer*, liefer* … ab, stell* … ab, deponier*, auszahlen, ausbezahl*,
    blitzüberweisung, zieh* … ab, leitest, leitet, weitergib*, nimmst … weiter, einnimm*, holt
    das geld`,
  back: 'zurück*, retour, erstatten sie, geben … wieder',
  send: `
    schick*, send*, zusend*, zuschick*, zuzusenden, einsend*, mail, mailen, mailst, übermitt*,
    übertrag*, hochlad*, hochzuladen, lad* … hoch, hoch, durchgeb*, durchzugeben, geb* … durch,
    gib … durch, nenn*, mitteil*, mitzuteilen, teil* … mit, angeb*, anzugeben, geben sie, gib
    mir, benötig*, brauch*, lautet, wie ist, verrat*, weiterreich*, weiterzureichen, weitergeb*,
    reichen … ein, einreich*, faxen, hinterleg*, übergeb*, vorleg*, geben … uns, gib … uns,
    leit* … an uns, an uns, hierher, schreib*, lass* … zukommen, zukommen, sag*, bestätig*,
    machen sie, tipp*, abtipp*, genügen, genügt, diktier*`,
  copy: `
    kopie, kopien, foto, fotos, fotografier*, abfotografier*, fotokopie*, scan, scans, scannen,
    einscan*, bild, bilder, selfie*, screenshot, aufnahme, beidseitig*, beide seiten, beiden
    seiten, rückseite, hochlad*, lad* … hoch, bilder von, ablicht*, abgelichtet, videochat,
    videoanruf, kamera, in der hand, pdf`,
  install: `
    installier*, herunterlad*, herunterzuladen, lad* … herunter, runterlad*, lad* … runter,
    download*, öffn*, start*, zugriff, verbind*, freigeb*, geben … frei, gib … frei, zuschalt*,
    schalt* … auf, aufschalt*, nennen, nenn mir, app store, steuer*, übernimmt`,
  tell: `
    durchgeb*, durchzugeben, geb* … durch, gib … durch, durchsag*, sag* … durch, vorles*,
    vorzulesen, les* … vor, lies … vor, weitergeb*, weiterzugeben, weiterleit*, leit* … weiter,
    schick* … mir, schick* … uns, schick* … zurück, send* … mir, send* … uns, nenn* … mir, nenn*
    … uns, nennen sie, geben sie mir, geben sie uns, gib mir, teil* … mit, mitteil*,
    mitzuteilen, schreib* … mir, schreib* … rein, schreib* … hier, eintrag*, screenshot, brauch*
    … code, brauche ich, abfotografier*, verrat*, sag* … mir, den brauche ich, bestätigen sie,
    bestätige, leit* … sms, leit* … mir, gib … frei, geb* … frei, freigeb*, tipp* … ein,
    abtipp*, sag* … an, ansag*, welche nummer, welcher code, wie heißt der, wie heißt er, was
    steht, wie lautet, zahlen daraus, send* … zahlen, schreiben sie mir, ablesen, les* … ab,
    benötige ich, dazu benötige, brauch* … zahl, benötig* … zahl`,
  cash: `
    einlös*, einzulösen, lös* … ein, einreich*, reich* … ein, gutgeschrieb*, gutschrift,
    weiter*, bar, in bar, behalten, bank, abzieh*, ziehen … ab, differenz, unterwegs, ausstell*,
    erhalten, bekommen, zusend*, kommt, im voraus, per scheck, einzahl*, vorlegen, kaufen`,
  lend: `
    zur verfügung, verleih*, vermiet*, benutz*, nutz*, genutzt, test*, eröffn*, aufmach*, machen
    … auf, anleg*, annehm*, annahme, nehmen … an, nehm* … entgegen, empfang*, empfäng*,
    entgegennehm*, abwickl*, weiter*, leit* … weiter, auf ihren namen, eingehen, eingeht,
    ankommt, laufen über, läuft über, über ihr, bereitstell*, provision, prozent, reg* … an,
    überlass*, leih*, mieten, miete, anmeld*, verifizier*, einricht*, kontoeröffnung*,
    übertrag*, teil* … mit, bereit, sammel*, gutschreib*, verdienen … mit, finanztransfer*,
    überweisungen, transfers, alles über`,
  fetch: `
    abheb*, abzuheben, heb* … ab, abhol*, abzuholen, hol* … ab, holt … ab, übergeb*, übergib*,
    überbring*, einzahl*, zahl* … ein, transportier*, entgegennehm*, sammel*, sammeln … ein,
    einsammeln, nimm* … mit, mitnehmen, abgeholt, auszahlen, lass* … auszahlen, nehmen …
    empfang, holen … ab, stell* … ab, in empfang nehmen`,
  handOver: `
    kurier, bote, boten, bahnhof, parkplatz, automat*, bitcoin*, kollegen, treffpunkt, zur bank,
    niemandem, niemand, diskret*, umschlag, fahrer, taxi, ausland, pro fahrt, wort zu anderen,
    abgeben, abzugeben, pro abholung, je abholung, deponier*, schließfach, hinterleg*,
    unterwegs, übergabe*, ablegen, älteren damen, älteren menschen, alten damen, alten leuten,
    mit niemand*, kollege, unser mann, abholer, haustür, an der haustür, von mandanten, empfang,
    bar, euro bar, in empfang, zu unserer filiale, verschwiegen*, zur filiale, bringen sie … zu,
    ins büro bringen`,
  forward: `
    weiterschick*, weiterversend*, weiterleit*, weiterzuleiten, weitergeleitet, weitersend*,
    weitergeb*, leit* … weiter, geb* … weiter, schick* … weiter, send* … weiter, versend* …
    weiter, weiter, umpack*, packen … um, umetikettier*, etikett*, aufkleb*, kleb*, neu
    verpack*, versend*, verschick*, zur post, paketshop, paketstation, packstation, postfiliale,
    label*, versandlabel*, versandetikett*, aufgeb*, aufzugeben, geb* … auf, gib … auf, abholen,
    abgeholt, holt … ab, frankier*, umverpack*, zur dhl, ab zur, bekleb*, neu bekleb*, leit* …
    an, lager in, ins ausland, nach polen, weiterverkauf*, entfern*, umschlag*, neu adress*,
    adressaufkleb*, übergeb*, wegbring*, zum paketshop, zur poststelle, hermes, dpd, schick* …
    uns, umadress*, adressier*, bringen … packstation, verpack*, neu, holen … ab, wir holen,
    holen wir, dhl filiale, dhl, zur filiale, nächsten filiale`,
  receive: `
    empfang*, empfäng*, annehm*, annahme, nehm* … an, nimm* … an, nehm* … entgegen,
    entgegennehm*, entgegenzunehmen, erhalten sie, sie erhalten, bekommen sie, kommen … an,
    kommen per, ankomm*, geliefert, wir liefern, bewahr* … auf, liefern an sie`,
  buy: `
    kauf*, erwerb*, erwirb*, zahl*, bezahl*, bestell*, invest*, euro, überweis*, abnehm*, für
    nur, starten, abnahme, kaufen sie`,
  logIn: `
    loggen … ein, einlog*, logg* … ein, einzuloggen, melden … an, log dich, onlinebanking …
    öffn*, onlinebanking … geöffnet, zugang … bank, öffnen … onlinebanking, lassen … geöffnet,
    passwort … bestätig*, bestätig* … passwort, unter folgendem link, über diesen link, link …
    bestätig*, link … anmeld*, zugangsdaten … eingeb*, gesperrt`,
  simAct: `
    kauf*, registrier*, aktivier*, send*, schick*, freischalt*, brauch*, pro stück, auf ihren
    namen`,
  call: 'ruf, rufen, anruf*, angerufen, tel, telefon*, hotline, wählen',
  codes: `
    code, codes, nummern, nummer, kauf*, besorg*, hol*, schick*, send*, rückseite, rubbel*,
    freirubbel*, übermitt*, foto*, brauch*, kratz*`,
} as const satisfies Record<string, string>;
