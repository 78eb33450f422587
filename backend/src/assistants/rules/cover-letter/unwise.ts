import { simplify } from '../../understanding/simplify.ts';

type Unwise = {
  readonly said: RegExp;
  /** Has to be said as well. */
  readonly and?: RegExp;
  readonly why: string;
};

/** What a careful adviser leaves out of a letter, unless it is asked for. For simplified text. */
const UNWISE: readonly Unwise[] = [
  {
    said: /\b(?:geld|rente reicht|rente ist zu|zuverdien\w*|dazuverdien\w*|hinzuverdien\w*|schulden|miete|finanziell\w*|kohle|bezahlung|lohn|gehalt|verdienst)\b/,
    why: 'das Geld; darüber spricht man besser im Gespräch',
  },
  {
    said: /\b(?:langweil\w*|decke auf den kopf|zeitvertreib|nichts zu tun|beschaftigung brauche|einsam\w*|allein zu hause)\b/,
    why: 'dass Ihnen die Zeit lang wird; Arbeitgeber fragen eher, was Sie an der Arbeit reizt',
  },
  {
    said: /\b(?:ich (?:war|bin|wurde) (?:\w+ ){0,3}krank|meine krankheit\w*|krankgeschrieben|operation\w*|operiert|schmerzen|bandscheib\w*|herzinfarkt|diagnose|depress\w*|burnout|krebs|behinder\w*|rucken kaputt|reha)\b/,
    why: 'Ihre Gesundheit; darüber müssen Sie in einer Bewerbung nichts schreiben',
  },
  {
    said: /\b(?:zu alt|trotz meines alters|in meinem alter|altes eisen|nicht mehr die jungste|nicht mehr der jungste|keiner will mich|niemand nimmt mich|sonst nimmt mich)\b/,
    why: 'den Satz über Ihr Alter; Ihre Erfahrung spricht für Sie',
  },
  {
    said: /\b(?:chef|chefin|firma|kolleg\w*|vorgesetzt\w*)\b/,
    and: /\b(?:idiot\w*|unfahig|schrecklich|furchtbar|gemobbt|ungerecht|bescheuert|schlecht)\b/,
    why: 'das Schlechte über einen früheren Arbeitgeber',
  },
  {
    said: /\b(?:arbeitsamt|jobcenter|amt will|gekundigt worden|rausgeworfen|gefeuert|entlassen)\b/,
    why: 'das Amt und die Kündigung; das gehört nicht in einen ersten Brief',
  },
];

export type Sorted = { readonly kept: readonly string[]; readonly left: readonly string[] };

/** Parts sentences that help in a letter from those that do not; `left` says why, after 'Weggelassen habe ich '. */
export function separateUnwise(sentences: readonly string[]): Sorted {
  const kept: string[] = [];
  const left = new Set<string>();
  for (const sentence of sentences) {
    const folded = simplify(sentence);
    const found = UNWISE.find(({ said, and }) => said.test(folded) && (and?.test(folded) ?? true));
    if (found) left.add(found.why);
    else kept.push(sentence);
  }
  return { kept, left: [...left] };
}
