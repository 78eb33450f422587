import { simplify } from '../simplify.ts';

/** One typed word as it is compared: umlauts as their vowels ('fuer', 'für'), no letter three times. */
export function heardWord(word: string): string {
  return simplify(word)
    .replace(/([ao])e/g, '$1')
    .replace(/(?<![aeq])ue/g, 'u')
    .replace(/(.)\1{2,}/g, '$1');
}

const list = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(heardWord));

/**
 * Words that say nothing of the work itself, however many names of occupations begin like them:
 * pronouns, helping verbs, times, amounts, politeness, what everybody likes at work.
 */
export const COMMON_WORDS = list(`
  schreib schreibe schreibt hört höre hörte springt springen sprechstunde streichen antwort antworten
  nichte nichten wach schlafen meldet melden rein netter nette arbeitet vorbei endlich ruhe
  aber alle alles als also am an andere anderes anderen ander auch auf aus außer bei beim bereits
  besonders bin bis bisschen bitte bloß brauche brauchen braucht da dabei dafür damit dann daran
  darauf darf das dass dazu dein dem den denn der des deshalb die dies diese dieser doch dort du
  durch dürfen eben egal ehemals ehemalige ehemaliger eher eigentlich ein eine einem einen einer
  eines einfach einmal er es etwa etwas euch eure fast finde finden frage früher für ganz gar
  gegen gehe gehen geht gelernt gelernte gelernter gerade gern gerne gewesen gewohnt gib gibt ging
  gleich glaube gut gute guten guter gutes habe haben hallo hätte halt hat hatte heißen heute hier
  hin ich ihm ihn ihr ihre im immer in irgend irgendetwas irgendwas irgendwo ist ja jahr jahre
  jahren jahrelang jede jeden jetzt job jobs kann kein keine können könnte lang lange langem leben
  leider lernen lieb lieber liebe liebsten mache machen macht mag mal man manchmal mehr mein meine
  meinem meinen meiner meist melden mich mir mit mochte möchte möchten mögen möglich möglichst
  morgen muss nach nahe näher nähe natürlich neben nebenbei neue neues neu nicht nichts nie
  niemand noch nun nur ob oder oft ohne paar prima pro raus reicht richtig richtung rund sache
  sachen sage schaue schön schon schöne schönes sehe sehr sein seit selber selbst sich sie sind so
  sogar solche sollte sonst sowas sowie spaß stelle stellen such suche suchen sucht tag tage tagen
  tätig tätigkeit tätigkeiten toll treffen tun über überhaupt um und ungefähr uns unser unter viel
  viele vielleicht voll vom von vor war warum was wäre weder weg weil weiß weit weiter welche
  wenig weniger wenn wer werde werden wieder wieso will wir wird wirklich wo woche wochen wohl
  wohne wollen wollte worden wünsche wunsch wurde würde zeig zeige zeigen zeit zu zum zur zusammen
  zuletzt zurück zuhause zwar danke dank grüße gruß servus moin grüß gott abend arbeit arbeite
  arbeiten arbeitet arbeitete arbeiter arbeitsplatz arbeitsstelle beruf berufe beruflich
  beschäftigung aufgabe aufgaben bereich branche betrieb firma unternehmen gearbeitet verdienen
  verdienst geld euro dazuverdienen zuverdienen nebenjob nebenjobs zubrot rente rentner rentnerin
  pensionär ruhestand pension pensioniert alter alt älter jung fit rüstig jahrgang leute
  gelegentlich regelmäßig gelegenheit angebot angebote anzeige möglichkeit interesse interessiere
  interessiert erfahrung erfahrungen erfahren kenntnisse ausbildung studiert lust freude
  abwechslung sinn sinnvoll sinnvolles sinnvolle nützlich nützliches ruhig ruhige ruhiges leicht
  leichte leichtes einfache einfaches nett nette netten angenehm angenehme interessant
  interessantes kleine kleinen kleiner kleines groß große körperlich anstrengend schwer schwere
  stressig stress stunde stunden std h minijob minijobs mini teilzeit vollzeit halbtags ganztags
  ehrenamt ehrenamtlich ehrenamtliche homeoffice office home vormittag vormittags nachmittag
  nachmittags abends mittags morgens nachts früh spät wochenende montag dienstag mittwoch
  donnerstag freitag samstag sonntag monat monatlich täglich wöchentlich mindestens höchstens
  maximal max circa ca flexibel flexible zeiten arbeitszeit arbeitszeiten tageweise stundenweise
  km kilometer umkreis umgebung entfernt entfernung fahrt fahrzeit minute minuten gegend ort stadt
  dorf raum region kreis mitte zentrum plz festanstellung festangestellt fest angestellt befristet
  unbefristet honorarbasis aushilfsweise aushilfe bezahlt bezahlte zwei drei vier fünf sechs
  sieben acht neun zehn zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig halbe
  halben viertel leuten menschen kinder kindern kind tiere tieren zahlen computer computern nein
  okay ok klar genau stimmt passt super mann frau männer herr kollegen kollegin team chef leiter
  leiterin hilfe helfen hilft meinte meint mehrere verschiedene verschiedenes allerlei dinge ding
  beginnen anfangen starten einsteigen einstieg wechseln vermissen vermisse fehlt hab gefällt
  gemacht getan vorstellen vorstellung bewerben bewerbung gesucht gesuch vorhanden frei freie
  freien offene offen sofort bald demnächst nächste nächsten letzte letzten ende anfang mensch
  schade soll solle sollen sollst liegt liegen kommen komme kommt bleiben bleibe bringe bringen nehmen nehme halten stehen sitzen
  sprechen spreche reden rede hören höre schreiben schreibe denken denke fühlen fühle leisten
  leiste unterwegs weiterhin sicher sondern hause daheim ecke tochter sohn bruder schwester mutter
  vater enkel enkelin enkelkinder oma opa nachbar nachbarin freund freundin freunde bekannte
  familie arzt gesagt sagt sagte gemeint probieren versuchen ganzen ganze ganzer wann dich well
  januar februar märz april juni juli august september oktober november dezember mai frühling frühjahr
  sommer herbst winter saison
  jemand jemanden jemandem schade gestern allein alleine bewegen rum herum drin drinnen weitere weiterer weiteres lieben
`);

/** Words that say something and are one letter from another one: no typing errors of it. */
export const OTHER_WORDS = list(`
  brauch butter einsam einsatz hundert fahren frauen futter geben gehalt geholt grauen heben kaufen kunde
  kunden laufen leder leerer lehrer lesen meister miete mieter milch rechner rechte reifen reisen
  schicht schlage schlager schlicht sprache sterne streben neustadt taufen trauen verlauf weben wetter wild
`);
