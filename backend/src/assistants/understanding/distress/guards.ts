import { phrases } from '../phrases/phrases.ts';

/** Where such words are somebody's trade: 'Bestatter', 'in der Apotheke Tabletten sortiert'. */
export const TRADE = phrases(`
    ehrenamt*|beruf|beruflich|gearbeitet|arbeite|arbeiten|tätig|ausbildung|ausgebildet|meister*|begleitet|begleiten|begleitung|betreut|betreuen|dienst|beratung|berater*|sanitäter*|rettungs*|ausbilder*|kurs|kurse|erkennen|apotheke|patient*|bewohner*|kunden|kundin|jäger*|jagd|polizist*|polizei|schützenverein|installateur*|verkaufen|verkauft|seiler*|bestatter*|lokführer*|schaffner*|brückenwart*|friedhofsgärtner*|dachdecker*|schlosser*|schneider*|koch|köchin|metzger*|gärtner*|hausmeister*|sozialarbeiter*|krankenschwester; als pfleger|pflegerin; ingenieur*|gelernt|gelernte*|gebaut|repariert|repariere|montiert|putzen|geputzt|streichen|gestrichen|fahre ~ mit; fahren ~ mit; mit dem zug; mit der bahn; bewerb*|job|jobs|minijob|suche; vorlesen|unterricht*|frauenhaus|krisen*|hospiz*|notruf*|verein|schleifen|gräber|grabpflege; sorg* ~ für; kräuter*; hilft|helfen ~ beim; angeln; schwimmen|rudern|segeln|paddeln; fotograf*; urlaub; aussicht
`);

/** What is over: 'seit vier Jahren wieder gesund', 'danach habe ich umgelernt'. */
export const OVER = phrases(`
  gepflegt; aber dann ~ hab*|bin|ging; nach vorn geschaut; jetzt ~ geht es ~ wieder; lange|längst vorbei; ruhig ~ geblieben;
  überstanden|geheilt|verarbeitet|pausiert|umgelernt|verheilt; wieder ~ fit|gesund|stabil|belastbar; jetzt ~ wieder gut; jetzt ~ freue; freue mich; hatte|war ~ vor ~ jahren; vor ~ jahren ~ hatte|war; trocken ~ seit; seit ~ jahren ~ trocken|clean; daher die lücke; daraus ~ gelernt; gelernt ~ daraus; lücke|lebenslauf; danach ~ habe|bin; deshalb ~ habe ich ~ gelernt
`);

/** Work and what belongs to asking for it: sorrow about it is no sorrow about life. */
export const WORK = phrases(`
  nicht zum alten eisen;   ist mir egal $; verantwortlich|verantwortung|kasse|florist*|technik;   flexibel|hauptsache|bezahlt|kisten|akkord; ton; ende ~ gefällt; gefällt; zeit ~ egal; egal was; alles egal ~ nur; habe ich ~ zeit; fit; verdiene|dazuverdien*;
  arbeit*|gearbeitet|arbeitslos|job|jobs|minijob*|stelle|stellen|stellenanzeige*|beruf*|firma|betrieb|chef*|büro|kolleg*|kunde|kunden|kundin|gäste|gast|team|bewerb*|bewirb*|brief|anschreiben|satz|sätze|absatz|abschnitt|lebenslauf|lücke|computer|internet|technik|handy|formular*|papierkram|stunden|stundenlohn|ehrenamt*|dienst|nachtdienst*|schicht*|schichten|vollzeit|teilzeit|callcenter|gastronomie|verkauf*|lager|akkord|vorstellungsgespräch|gespräch|interview|üben|übung|projekt*|schüler*|mitarbeiter*|azubi*|bauamt|büros|verein|schwäche|stärke|stärken|schwächen|nachtwache|nachtportier|abo|konto|profil|passwort|registrieren|anmelden|euro|vertrag|dorf|bus; lust ~ auf; vergessen sie|mich; in der pflege; pflegeheim ~ als; im alten ~ job; in der altenpflege; als ~ verkäuferin|pfleger|fahrer; heben|tragen|bücken|knien|treppen|treppe|schleppen|leiter; vorlesen|besuchsdienst|begleit*|betreu*|unterricht*|nachhilfe|senioren|trauernde*; einsame* menschen; latein; den ganzen tag ~ sitzen|stehen; vorm fernseher; frage ~ verstanden|beantwort*; die|eine|nächste frage; wieder unter leute; unter ~ leuten|leute|menschen
`);

/** Said of the conversation and of nothing else: 'Schluss für heute'. */
export const TALK_END = phrases(`
  schluss ~ für heute; für heute ~ schluss; schluss ~ mit dem|der|den ~ üben|brief|interview|gespräch|suche|suchen|schreiben; feierabend; weitermachen; machen ~ morgen ~ weiter; schluss|ende ~ des|vom|dieses|im ~ brief*|anschreiben*|textes|satz*; zum|den|am schluss; danke $
`);

/** Told of a book, a play, a film or a place that has the word in its name. */
export const STORY = phrases(`
  film|filme|serie|krimi|krimis|tatort|roman|romane|buch|bücher|lieblingsbuch|theater|bühne|laienbühne|oper|operette|drama|aufgeführt|fernsehen|kino|gelesen|lektoriert|übersetzt|predigt|kreuzworträtsel|historiker*|souffleuse|statist*|komparse*|drehbuch|hörspiel|vorgelesen; rolle ~ gespielt; gespielt ~ rolle; romeo; werther; faust; beim|im schach|tennis|skat|kegeln|fußball|tischtennis
`);

/** It went well, it is denied, or it is long over: nothing of it hurts now. */
export const WELL = phrases(`
  geht ~ ihm|ihr|mir|ihnen ~ gut|besser; mir|ihm|ihr geht es ~ gut; wieder ~ gesund|fit|gut|stabil; komme ~ zurecht; ist ~ verheilt; lange her; jahre her; seit ~ jahren ~ kein problem; ist ~ kein problem; seitdem ~ stehe|mache|arbeite|suche|pflege|nur ~ auf|wieder|noch|trauerbegleitung|hinterzimmer; längst vorbei; trinke kein*|nie; keinen alkohol; niemandem|keinem zur last; bin ich froh; bin ~ froh; erst|gleich einkaufen|essen; pause $; hunger auf|nach; handwerker|monteur|techniker ~ kommt; der arzt war zufrieden; zum glück; gott sei dank
`);

/** Told of a story and of oneself all the same: 'nach dem Film will ich nur noch sterben'. */
export const OF_ONESELF = phrases(`
  mich|mir; ich ~ will|möchte|mag|werde|mache|mach|springe|kann
`);

/** After 'it is well': 'Mir geht es gut, aber mein Mann schlägt mich'. */
export const BUT = phrases(
  `aber; nur; trotzdem; doch; wieder ~ geschlagen|schlägt; nicht gut|besser|gesund`,
);

/** What somebody has lived with for long, or does for others as a matter of course. */
export const CHRONIC = phrases(`
  seit ~ jahren|op|operation|geburt|kindheit|reha|unfall|schlaganfall; chronisch*; parkinson; öfter; regelmäßig; von geburt
`);
