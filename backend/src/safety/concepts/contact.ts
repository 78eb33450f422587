/** Other ways to write, and tricks with the telephone. */
export const CONTACT = {
  messenger: `
    whatsapp, whats app, whatsup, whats up, wattsapp, watsapp, wathsapp, what s app, telegram*,
    threema*, viber*, wechat*, skype*, wa me, t me, discord*, snapchat*, imessage*, messenger,
    messengern, facebook messenger, line id, kik, signal app, signal messenger, über signal, per
    signal, auf signal, bei signal, via signal, mit signal, in signal, zu signal, grüne* app,
    grünen messenger, blaue* app, instagram*, google chat, hangouts, wickr, element, session
    app, zangi, kakaotalk, botim, icq, wire app, simplex, grüne* chat, chat app,
    messengerdienst*, whtsapp, watsap, w h a t s a p p, wapp, wa weiter, bei wa, auf wa, per wa,
    über wa, via wa, nur wa, tg unter, bei tg, auf tg, per tg, über tg, tele gram,
    whatsappgruppe*, on signal, on whatsapp, on telegram, add me, facebook nachricht*, fb
    messenger, zoom chat, xing, teams chat privat, whatts app, w app, hangout, meet chat, matrix
    chat, dc server, chatgruppe, google hangouts, e mail statt, nachrichtendienst*,
    nachrichtenapp*, kurznachrichtendienst*, papierflieger*, lila app, signal *nummer, im
    messenger, whats_app, insta, tiktok, ginlo, wire, gmx chat, google meet … telegram`,
  messengerAtWork: `
    team, kolleg*, teams, dienstplan*, schicht*, helfen, hilfe, hilft, hilfst, kurs, kurse,
    kursen, unterricht*, kenntnisse, umgang, zeigen, ein signal, das signal, gutes signal,
    klares signal, starkes signal, akustisches signal, social media, marketing, gruppe,
    redaktion*, betreu*, freiwillig, xing profil`,
  freemail: `
    gmail*, gmx, hotmail*, yahoo*, outlook com, outlook de, web de, protonmail*, proton me, mail
    ru, icloud com, googlemail*, private mail*, privatemail*, privaten mail*, private e mail,
    privaten e mail, privatadresse, mail adresse, mailadresse, e mail, adresse, mail`,
  notHere: `
    nicht über diese, nicht auf diese*, nicht hier, nicht über das portal, nicht über die
    plattform, nicht über silverjobs, diese seite, hier … selten, hier … schlecht, hier … nicht,
    außerhalb, direkt an, privat schreiben, mir privat, private mail*, deine private, ihre
    private, ihre mailadresse, deine mailadresse, statt hier, lieber per, nur unter, die seite
    hier, funktioniert … nicht, nicht über die seite, private mail, private adresse, meine
    private, meine persönliche, dieser seite … selten, seite … selten, nur selten, selten hier,
    kaum hier, dieser plattform … selten`,
  dearNumber: '0900*, 0137*, 118*, 0 900',
  smsCode: `
    sms, code, codes, *code, *codes, tan, tans, pin, pins, ziffern, sechsstellig*, sms nummer,
    verifizierungsnummer, bestätigungsnummer, prüfnummer, einmalpasswort, einmalkennwort, otp,
    pushtan, zahlenfolge, zahlencode, whatsapp code, bestätigungs sms, freigabe, tancode,
    nummerncode, freischaltcode*, aktivierungslink, verifizierungs sms, pin code, auftrag … app,
    app … auftrag, push nachricht, freigabe … app, auftrag … banking, banking … auftrag,
    kurznachricht, textnachricht, nummer … sms, mtan, smstan, zahl aus, zahlen aus, die zahl,
    die zahlen, vier ziffern, vierstellig*`,
  codeAtWork: `
    kunden, bewohner*, senior*, tür, türcode, haustür, alarmanlage*, tor, gutschein*, postleit*,
    qr code, quellcode, code review, dresscode, ersten tag, zeiterfassung*, bildschirm ein,
    gebäude, vertrag, schloss, programmierer, fahrradkeller, spind, tresor, e rezepte,
    wertgutschein*`,
  remote: `
    anydesk*, any desk, teamviewer*, team viewer, rustdesk*, supremo*, ultraviewer*,
    fernwartung*, fernzugriff*, fernsteuer*, quick assist, quickassist, bildschirm … frei,
    bildschirmfreigabe, bildschirm teil*, teilen … bildschirm, bildschirm … teilen, remote
    zugriff, remotezugriff, remotedesktop, remote desktop, logmein, screenconnect,
    remotesoftware, airdroid, schalten uns auf, schalte mich auf, aufschalten, auf ihren
    computer, auf ihren rechner, auf ihren pc, auf ihr handy … zugreif*, zugriff auf ihr*,
    zugriff auf dein*, apk, exe datei, programm … fernsteuer*, per remote, remote auf, remote
    zugreif*, zugriff auf ihren laptop, zugriff auf ihren rechner, zugriff auf ihren pc, zugriff
    auf ihr handy, zugriff auf ihr gerät, zugriff auf ihren computer, zugriff auf deinen,
    quicksupport, quick support, bildschirmübertragung, bildschirm übertrag*, auf ihr smartphone
    schauen, auf ihr handy schauen, auf ihren rechner schauen, auf ihren bildschirm, bildschirm
    sehen, verknüpfte geräte, bildschirmaufnahme`,
  device: `
    ihren, ihrem, dein*, pc, rechner, computer, handy, gerät, smartphone, bildschirm, laptop,
    datei, laden sie, installier*, auf ihren pc, auf ihren, akzeptier*, anfrage, bestätig*,
    schauen, scannen`,
  supportAtWork: `
    kunden, nutzer*, anwender*, it support, hotline, it hotline, support mitarbeiter*, helpdesk,
    kenntnisse, firmenlaptop, wir stellen`,
} as const satisfies Record<string, string>;
