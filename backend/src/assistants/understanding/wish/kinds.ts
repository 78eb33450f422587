import { COMMON_WORDS } from '../phrases/common-words.ts';
import { type Heard, phrases, says, spansOf, toHeard } from '../phrases/phrases.ts';

export const KIND_IDS = [
  'minijob',
  'volunteer',
  'part-time',
  'full-time',
  'employed',
  'freelance',
  'temporary',
] as const;

/** A kind of job that somebody wants, and the kinds of the list that it stands for. */
export type Kind = {
  readonly id: (typeof KIND_IDS)[number];
  readonly label: string;
  readonly jobTypes: readonly string[];
};

const KINDS: readonly (Kind & { readonly said: ReturnType<typeof phrases> })[] = [
  {
    id: 'minijob',
    label: 'Minijob',
    jobTypes: ['Minijob'],
    said: phrases(
      'aushilfe; aushilfen; aushilfskraft; aushilfsjob; minijob; minijob*; mini job*; minijop*; geringfügig*; 603|556|538|520|450 euro ?job|basis|kraft; 603|556|538|520|450 er; 603er|556er|538er|520er|450er; auf 603|556|538|520|450; 603|556|538|520|450 €; 603|520|450 ?euro $',
    ),
  },
  {
    id: 'volunteer',
    label: 'Ehrenamt',
    jobTypes: ['Ehrenamt'],
    said: phrases(
      'ehrenamt; ehrenamt*; ehrenamtlich; ehrenamtliche; ehrenamtlicher; ehrenamtliches; gratis; unbezahlt*; freiwillig ~ machen|tun|mitmachen|mithelfen|begleiten|betreuen|unterstützen; freiwillige|freiwilliger|freiwilliges|freiwilligen ~ einsatz|dienst|hilfe|helfer|helferin|mitarbeit|aufgabe|job|begleiter|begleiterin|betreuer|betreuerin; freiwillig* ~ helfen|arbeiten|tätig|engagieren|arbeit|engagement; unentgeltlich; engagieren; ohne bezahlung|lohn|entgelt|geld; kein geld; bezahlung|geld|lohn brauche|will|möchte ~ keine|keinen|kein|nicht; brauche|will|möchte|nehme ~ kein geld; um gotteslohn; für gotteslohn; geld ~ brauche ich nicht; muss kein geld ~ verdienen; geld ist ~ nicht wichtig; sozial engagieren; bundesfreiwilligendienst; freiwilligendienst*; bufdi; freiwilligenarbeit; freiwillig $; für umsonst; umsonst ~ arbeiten|helfen|mithelfen|machen; für nix; umsonst $; aufwandsentschädigung',
    ),
  },
  {
    id: 'part-time',
    label: 'Teilzeit',
    jobTypes: ['Teilzeit'],
    said: phrases(
      'teilzeit; teilzeit*; teilpensum; stundenweise; tageweise; ein paar stunden|tage; wenige|einige stunden|tage; halbtags*; halbtägig*; halbe stelle; 50 prozent; halbtagsstelle; halber tag; halbe tage $; nur|noch|lieber|gern halbe tage',
    ),
  },
  {
    id: 'full-time',
    label: 'Vollzeit',
    jobTypes: ['Vollzeit'],
    said: phrases(
      'vollzeit; vollzeit*; ganztags*; volle stelle; 40 stunden; den ganzen tag arbeiten',
    ),
  },
  {
    id: 'employed',
    label: 'fest angestellt',
    jobTypes: ['Festanstellung', 'Teilzeit', 'Vollzeit'],
    said: phrases(
      'festangestellt*; fest angestellt*; festanstellung*; feste anstellung; feste stelle; fester job; unbefristet*; sozialversicherungspflichtig*; richtiger arbeitsvertrag',
    ),
  },
  {
    id: 'freelance',
    label: 'Freie Mitarbeit',
    jobTypes: ['Freie Mitarbeit'],
    said: phrases(
      'honorarbasis; honorar; freie mitarbeit; freiberuflich*; freelance*; auf honorar; freier mitarbeiter; freie mitarbeiterin; auf|af rechnung; selbstständig ~ arbeiten; selbständig $; selbstständig $; gewerbeschein; freiberufler*; auf|im auftrag; auftragsbasis; projekt|projekte|projekten|projektarbeit; auf projektbasis; kleine|einzelne aufträge',
    ),
  },
  {
    id: 'temporary',
    label: 'Befristete Aushilfe',
    jobTypes: ['Befristete Aushilfe'],
    said: phrases(
      'aushilfe; aushilfen; aushilfskraft; aushilfsjob; helfe|hilft|helf ~ aus $; helfe|helf ~ stunden|tage|stundenweise|tageweise aus; vertretung; vertretungen; vertretungsweise; urlaubsvertretung*; krankheitsvertretung*; saison*; befristet*; interim; projektweise; einspringen; einzuspringen; springe ~ ein; aushelfen ~ wenn; projekt|projekte|projekten|projektarbeit; auf projektbasis; für ein halbes|viertel jahr; für ein|einige|zwei|drei|vier|fünf|sechs|paar monat|monate; vertretungs*; vertreten $; hilft ~ aus bei|in|im; wenn jemand|einer|wer|eine ~ krank|ausfällt|fehlt|urlaub; nur vorübergehend; aushilfsweise; für ein paar wochen|monate; weihnachtsgeschäft; weihnachtszeit; vorweihnachtszeit; vor weihnachten; weihnachtsmarkt; christkindlmarkt; adventszeit; temporär; auf zeit; auf abruf; erntezeit; zur lese; in der ernte',
    ),
  },
];

/** How people call them. */
export const SAID_KINDS = KINDS.map(({ said }) => said);

/** 'Praxisvertretung', 'Wintersaison'. */
const FOR_A_TIME = /.{3}(?:vertretung|vertretungen|saison|aushilfe|aushilfen|saisonkraft)$/;

/** The kinds of job that a part of a text wants. */
export const kindsIn = (heard: Heard): Kind[] =>
  KINDS.filter(
    ({ id, said }) =>
      says(heard, said) ||
      (id === 'temporary' && heard.words.some(({ word }) => FOR_A_TIME.test(word))),
  );

/** Whether a text says the kind of job and no work: 'Vertretung', 'eine Saisonarbeit'. */
export function isOfKindAlone(text: string): boolean {
  const heard = toHeard(text);
  const spans = KINDS.flatMap(({ said }) => spansOf(heard, said));
  return (
    spans.length > 0 &&
    heard.words.every(
      ({ word }, at) =>
        COMMON_WORDS.has(word) || spans.some(({ from, to }) => at >= from && at < to),
    )
  );
}

export const kindById = (id: string): Kind | undefined => KINDS.find((one) => one.id === id);
