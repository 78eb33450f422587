import { FACTS, factsDate, OFFICES, type Office } from '../../facts/facts.ts';
import type { LawTopic } from '../../understanding/common/law-words.ts';
import { paragraphs } from '../../understanding/phrases.ts';

const euros = (amount: number) => `${new Intl.NumberFormat('de-DE').format(amount)} €`;

function line({ name, phone, note, web }: Office): string {
  const number = phone ? `, Telefon [${phone}](tel:${phone.replaceAll(' ', '')})` : '';
  return `- [${name}](${web})${number} (${note})`;
}

type LawAnswer = { readonly facts: string; readonly offices: readonly Office[] };

const { pension, minijob, employmentAgency, ministry, patients, doctor, tax, healthInsurance } =
  OFFICES;

const ANSWERS: Readonly<Record<LawTopic, LawAnswer>> = {
  fraud: {
    facts:
      '**Überweisen Sie bitte nichts.** Kein ehrlicher Arbeitgeber verlangt vorab Geld, Gutscheinkarten, Ihr Konto für fremdes Geld oder ein Foto Ihres Ausweises. Antworten Sie dort nicht mehr. Steht die Anzeige bei uns, öffnen Sie sie und wählen Sie „Stelle melden“. Haben Sie schon gezahlt oder Daten geschickt, rufen Sie gleich Ihre Bank an und zeigen Sie es bei der Polizei an; schämen muss sich dafür niemand.',
    offices: [],
  },
  undeclaredWork: {
    facts:
      'Arbeit ohne Anmeldung („schwarz“) ist verboten, für den, der arbeitet, und für den, der arbeiten lässt. Es drohen Nachzahlungen und Bußgelder, und wer Geld vom Amt bekommt, kann es verlieren. Angemeldet geht es einfach: Einen Minijob meldet der Arbeitgeber bei der Minijob-Zentrale an, ein Privathaushalt mit dem Haushaltsscheck. Verlangt eine Anzeige bei uns Arbeit ohne Anmeldung, öffnen Sie sie bitte und wählen Sie „Stelle melden“.',
    offices: [minijob],
  },
  minijob: {
    facts: `Im Minijob dürfen Sie im Durchschnitt bis zu ${euros(FACTS.minijobLimit)} im Monat verdienen. Mehrere Minijobs werden zusammengezählt. Darüber beginnt der Midijob, bis ${euros(FACTS.midijobLimit)}. Für Minijobs gilt der Mindestlohn von ${FACTS.minimumWage} € pro Stunde, und es gibt auch dort Urlaub und Lohn bei Krankheit.`,
    offices: [minijob],
  },
  earnings: {
    facts: `Wer eine **Altersrente** bekommt, darf seit ${FACTS.unlimitedEarningsSince} ohne Grenze dazuverdienen; die Rente wird dadurch nicht gekürzt, auch nicht vor dem Rentenalter. Anders ist es bei Erwerbsminderungsrenten, bei Witwen- und Witwerrenten und bei Grundsicherung: Dort gibt es Grenzen. Bei Beamtenpensionen gelten eigene Regeln.`,
    offices: [pension],
  },
  pension: {
    facts: `Die reguläre Altersgrenze liegt bei ${FACTS.retirementAge} Jahren für alle, die 1964 oder später geboren sind; für Ältere liegt sie darunter. Wer früher geht, bekommt meist weniger. Wer nach der Grenze weiterarbeitet, kann die Rente dadurch noch erhöhen. Wie es bei Ihnen ist, steht in Ihrer Renteninformation.`,
    offices: [pension],
  },
  disabilityPension: {
    facts:
      'Bei einer Erwerbsminderungsrente darf man nur begrenzt dazuverdienen, und auch die Zahl der Stunden am Tag zählt. Eine zu lange Arbeitszeit kann den Anspruch kosten. Fragen Sie bitte **vor** dem ersten Arbeitstag nach.',
    offices: [pension],
  },
  widowsPension: {
    facts:
      'Bei Witwen- und Witwerrenten wird eigenes Einkommen oberhalb eines Freibetrags zum Teil angerechnet. Der Freibetrag ändert sich jedes Jahr im Juli.',
    offices: [pension],
  },
  basicSecurity: {
    facts:
      'Wer Grundsicherung, Bürgergeld oder Wohngeld bekommt, darf arbeiten. Ein Teil des Verdienstes bleibt frei, der Rest wird angerechnet. Jede Arbeit muss dem Amt vorher gemeldet werden.',
    offices: [employmentAgency],
  },
  severeDisability: {
    facts:
      'Mit einem Grad der Behinderung von mindestens 50 gilt man als schwerbehindert: Dann gibt es zusätzlichen Urlaub und einen besonderen Schutz vor Kündigung. Ob Sie die Behinderung in der Bewerbung nennen, entscheiden Sie selbst.',
    offices: [employmentAgency, ministry],
  },
  activePension: {
    facts: `Seit ${FACTS.year} gibt es die Aktivrente: Wer die reguläre Altersgrenze erreicht hat und sozialversicherungspflichtig angestellt ist, kann bis zu ${euros(FACTS.activePension)} im Monat steuerfrei verdienen. Sie gilt nicht für Minijobs, Selbstständige und Beamte; Beiträge zur Kranken- und Pflegeversicherung fallen weiter an.`,
    offices: [tax, pension],
  },
  tax: {
    facts: `Steuern zahlt, wer mit Rente und Verdienst zusammen über dem Grundfreibetrag liegt, ${euros(FACTS.basicAllowance)} im Jahr für eine Person. Den Minijob versteuert meist der Arbeitgeber pauschal. Im Ehrenamt sind ${euros(FACTS.volunteerAllowance)} im Jahr frei, für Anleiten, Unterrichten und Pflegen ${euros(FACTS.trainerAllowance)}.`,
    offices: [tax],
  },
  healthInsurance: {
    facts:
      'Wer Rente bekommt, ist meist darüber krankenversichert. Im Minijob zahlt man selbst keine Beiträge zur Krankenversicherung; ein Minijob allein versichert aber auch nicht. Bei höherem Verdienst fallen Beiträge an. Bei der Arbeit und im Ehrenamt gibt es eine Unfallversicherung.',
    offices: [healthInsurance, pension],
  },
  wage: {
    facts: `Der gesetzliche Mindestlohn beträgt ${FACTS.minimumWage} € pro Stunde. Was eine Stelle zahlt, steht in vielen Anzeigen; sonst dürfen Sie im ersten Gespräch danach fragen. Bezahlten Urlaub gibt es auch in Teilzeit und im Minijob, im Verhältnis zu den Arbeitstagen.`,
    offices: [minijob, ministry],
  },
  workLaw: {
    facts:
      'Für Ältere gelten dieselben Regeln wie für alle: Probezeit, Urlaub, Lohn bei Krankheit, Kündigungsfrist. Eine Altersgrenze für die Arbeit gibt es im Gesetz nicht, und niemand darf wegen des Alters benachteiligt werden (Allgemeines Gleichbehandlungsgesetz). Bei einer Kündigung zählt die Zeit: Eine Klage ist nur drei Wochen lang möglich.',
    offices: [ministry],
  },
  health: {
    facts:
      'Zu Beschwerden, Medikamenten und Behandlungen kann ich nichts sagen; das sollte eine Ärztin oder ein Arzt mit Ihnen besprechen. In einer Bewerbung müssen Sie Krankheiten nicht nennen, solange Sie die Arbeit ausüben können.',
    offices: [doctor, patients],
  },
};

/** Short, honest facts with their date and where to ask; never advice on a single case (assistants-24). */
export function lawText(topic: LawTopic, now: Date): string {
  const { facts, offices } = ANSWERS[topic];
  if (topic === 'fraud') return facts;
  const date = topic === 'health' ? '' : ` (${factsDate(now)})`;
  return paragraphs(
    `${facts}${date}`,
    'Für Ihren eigenen Fall darf und kann ich nichts Verbindliches sagen. Genaue Auskunft geben:',
    offices.map(line).join('\n'),
  );
}
