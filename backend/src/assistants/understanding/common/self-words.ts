import { phrases } from '../phrases/phrases.ts';

/** What somebody says to the assistant about the conversation, and about the assistant (TALK-02). */
export const IS_HUMAN = phrases(`
  bist|sind du|sie ?denn|eigentlich|auch|jetzt|überhaupt|wirklich|nur|ein|eine ?richtiger|echter|echte|ein|eine|nur ~ mensch|person|maschine|roboter|computer|ki|automat|programm|bot|chatbot|frau|mann|echt|menschlich|mitarbeiter|mitarbeiterin|künstlich*
  rede|spreche|schreibe|chatte|unterhalte|red|sprech|schreib ich ?mich ?hier|jetzt|eigentlich|gerade|da|denn ?hier|jetzt|gerade mit
  mit wem ~ rede|spreche|schreibe|red|sprech|schreib|habe; mit wem ~ zu tun; wer ~ schreibt|antwortet ~ mir; wer ist ~ da ~ dran; wer sitzt ~ da; sitzt ~ da ~ jemand|mensch; ist da ~ jemand|mensch|wer; ist hier ~ jemand|mensch; antwortet ~ da ~ mensch|computer|maschine; ist das ~ computer|maschine|ki|roboter|automat
  wer bist du; wer sind sie $; wer sind sie eigentlich; wie heißt du; wie heißen sie; was bist du; wie alt bist du; wie alt sind sie; hast du ~ gefühle|namen; haben sie ~ namen; bist du echt; sind sie echt; bist du real; lebst du; künstliche intelligenz ?oder; chatgpt; bist du chatgpt; alexa; siri; schläfst du; hast du kinder; bist du verheiratet; sind sie verheiratet
`);

export const CAN_DO = phrases(`
  was kannst du; was können sie ?denn|alles|eigentlich|für ?alles $; was können sie ~ für mich tun; was kannst du ~ tun; wobei|womit ~ helfen|hilfst; wie ~ helfen|hilfst sie|du ~ mir; wie|wobei|womit können|kannst|könnt sie|du|ihr mir ~ helfen; können|kannst|könnt sie|du|ihr mir ?bitte|mal helfen $; was machst du; was machen sie ?hier $; wozu|wofür bist|sind du|sie; was ist das hier; was soll das hier; was ist hier ~ zu tun; was muss ich ~ tun|machen|schreiben|eingeben; was soll ich ~ tun|machen|schreiben|sagen|eingeben|tippen
  wie funktioniert das; wie funktioniert ~ hier|dieser|diese; wie geht das hier|denn; wie geht das $; wie benutze ich; wie bediene ich; erklär* ~ mir ~ das|hier ~; was passiert hier; was passiert ~ wenn ich; verstehe ~ nicht ~ was ich ~ soll; weiß nicht was ich ~ soll; kapier* ~ nicht ~ hier; wie fange ich ~ an; was ist ein job coach; was macht der job coach; was macht der coach; was tust du; was tun sie
`);

export const STOP = phrases(`
  ^ stopp $; ^ stop $; ^ halt $; ^ aufhören $; ^ schluss ?jetzt|damit|für|heute $; ^ ende $; ^ abbrechen $; ^ abbruch $; ^ beenden $; hör ~ auf; hören sie ~ auf; gespräch beenden; beende ~ gespräch; genug für heute; das reicht $; reicht jetzt; reicht mir $; ich höre auf $; ich mache schluss ?für heute $; keine lust mehr $; ich will nicht weitermachen; möchte ~ aufhören; will ~ aufhören $; mache später weiter; machen wir ~ später weiter; ein andermal; heute nicht mehr; muss jetzt ~ weg|los|gehen; tschüss; tschüs; auf wiedersehen; ade; bis morgen; bis später; bis bald; pause machen; brauche ~ pause; ^ pause $; servus $; gute nacht
`);

export const REPEAT = phrases(`
  noch mal|einmal bitte $; nochmal ?bitte $; nochmals ?bitte $; noch einmal $; wiederhol*; ^ ?wie bitte $; ^ wie $; ^ was $; ^ hä $; ^ bitte was; was haben sie ~ gesagt|gefragt|geschrieben|gemeint; was hast du ~ gesagt|gefragt|geschrieben; sag* ~ das ~ noch mal|einmal; das noch mal|einmal; noch mal ~ von eben; habe ~ nicht ~ gelesen|mitbekommen|gehört; wie war ~ die frage; was war ~ die frage; was war das ~ gerade; frage ~ noch mal|einmal; frage noch mal; können sie das ~ wiederholen; wo waren wir
`);

export const UNDO = phrases(`
  rückgängig; zurücknehmen; ^ zurück $; ^ undo $; nimm ~ zurück; nehmen sie ~ zurück; einen schritt zurück; schritt zurück; das war falsch $; das war ein versehen; aus versehen; habe mich ~ vertippt|verklickt|vertan|verschrieben|verdrückt; hab mich ~ vertippt|verklickt|vertan|verschrieben; vertippt $; verklickt $; vertan $; letzte ~ löschen; letzte antwort ~ ändern|korrigieren|löschen|zurück*; antwort ~ ändern|korrigieren|zurücknehmen; vergiss ~ letzte; vergessen sie ~ letzte; vergiss das $; vergiss was ich ~ gesagt; streich* ~ das ~ letzte; das ~ letzte ~ streichen; wieder zurück $; zurück zum vorigen; mach das ~ weg
`);

export const RESTART = phrases(`
  neu anfangen; von vorn|vorne|anfang; neu starten; neustart; noch mal ~ neu; nochmal ~ neu $; nochmal neu; alles ~ neu $; ganz ~ neu ~ beginnen; neu beginnen; noch mal ~ anfang; zurück zum anfang; zum anfang ~ zurück; alles löschen; alles ~ vergessen $; vergiss alles $; vergiss ~ alles ~ was; neues gespräch; neue suche ?bitte $; suche ~ neu ~ starten; reset; zurücksetzen; wieder ~ bei null; bei null an*; andere suche starten; neu bitte $
`);

export const HUMAN_HELP = phrases(`
  mit einem|nem|einer|ihrem|euren ?richtigen|echten|lebendigen|anderen menschen|mensch|mitarbeiter|mitarbeiterin|person|berater|beraterin|kollegen; mit richtigen|echten menschen; richtigen|echten|lebendigen menschen|mitarbeiter|person; einen menschen ~ bitte; will|möchte|brauche ~ einen menschen; ^ einen menschen ?bitte $; ^ mensch $; mit jemand* ~ sprechen|reden|telefonieren; sprechen|reden mit jemand*; kann ich ~ anrufen|telefonieren; sie anrufen; euch anrufen; bei ihnen anrufen; ihre|eure|welche telefonnummer; haben sie ~ telefonnummer; gibt es ~ telefonnummer; telefonnummer von ihnen|euch; gibt es ~ hotline; haben sie ~ hotline; kundendienst ~ sprech*; kundenservice ~ erreich*; ansprechpartner ~ bei ihnen; ^ support $; rufen sie mich ~ an; ruft mich ~ an; bitte ~ rückruf; rückruf bitte; wie erreiche ich ~ sie|euch|jemand*|mensch*; wen ~ kann ich ~ fragen|anrufen; persönlich* ~ beratung|hilfe|gespräch; hilft mir ~ jemand ~ persönlich; mich ~ beschweren; beschwerde ~ einreichen; ^ beschwerde; wo ~ kann ich ~ beschweren; verbinden sie mich; geben sie mir ~ mensch*|mitarbeiter; hilfe ~ von ~ mensch*; kontakt ~ aufnehmen ~ mit ihnen; kontaktformular; wie ~ kontaktiere|kontaktieren
`);

export const INSULT = phrases(`
  idiot*; vollidiot*; depp*; trottel*; blödmann; dummkopf; schwachkopf; arschloch*; arsch*; scheiß*; scheis*; schaiß*; verdammt*; fick*; wichser; hurensohn; missgeburt; drecks*; mistding; mistkarre; blechkiste; blechtrottel; saftladen; sauladen; sauhaufen; verarsch*; veräppel*; verkohl*; spinnst du; spinnen sie; halt ~ klappe|maul|fresse|schnauze; klappe $; schnauze $; leck mich; leckt mich; leck mi; verpiss*; hau ab; verschwinde $; zieh leine; geh ~ kacken; zum teufel; zum kotzen; kotzt mich an; kotz*; piss*
  du|sie ~ bist|sind ~ dumm|blöd|doof|dämlich|bescheuert|unfähig|nutzlos|bekloppt|behindert|strohdumm|saublöd|saudumm|hirnlos|ahnungslos|unbrauchbar|ein witz|lächerlich|schlecht|müll|mist|dumme|blöde|peinlich|langweilig|kaputt; bist|sind du|sie ~ dumm|blöd|doof|dämlich|bescheuert|bekloppt|behindert|blind|taub|bescheuert|besoffen|zu dumm; bist|sind ?ja|doch|aber|echt|wirklich|ganz|schön|so ~ dumm|blöd|doof|dämlich|bescheuert|unfähig|nutzlos; so dumm|blöd|dämlich $; dumme|blöde|dämliche|doofe|bekloppte|bescheuerte kuh|maschine|ki|kiste|computer|programm|ding|gans|sau|frage|antwort|fragerei|software|roboter; blöder|dummer|doofer|dämlicher computer|automat|roboter|hund|bot|kasten|apparat; dumm wie ~ brot
  so ein ~ mist|schwachsinn|quatsch|blödsinn|unsinn|müll|dreck|scheiß|käse|unfug|kack*|schrott; was für ein ~ mist|schwachsinn|quatsch|blödsinn|unsinn|müll|dreck|schrott|witz; schwachsinn*; blödsinn $; das ist ~ quatsch|blödsinn|unsinn|müll|mist|schrott|unverschämt|frech*; ^ ?alles mist|müll|schrott|quatsch|dreck $; taugst|taugt|taugen nichts|nix; taugst zu nichts; du nervst; sie nerven; nervst $; kannst ja gar nichts; kannst du überhaupt ~ was; können ~ gar nichts; kannst|können überhaupt nichts; unverschämtheit; frechheit; betrüger; abzocke*; abzocker*; verbrecher; lügner; ihr ~ betrüger|verbrecher|gauner|idioten|lügner; ganove*; gauner; sauerei; schweinerei; kacke; mist $; schnauze voll ~ von ~ euch|ihnen|dir
`);
