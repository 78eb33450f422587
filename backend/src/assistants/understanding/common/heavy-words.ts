import { OVER, TRADE, WORK } from '../distress/guards.ts';
import { type Heard, phrases, says } from '../phrases/phrases.ts';
import { exclusionsIn } from '../wish/exclusions.ts';

const SELF = phrases(`ich|mich|mir|mein*|uns|wir|i`);
const HEAVY = phrases(`
  nicht; nie; niemals; kein*; niemand*; nichts; weg; weh; wein*; tot; tod; sterb*; gestorben; allein*; einsam*; schwarz; dunkel*; genug; reicht; holt; holen; leid; leer*; schlimm*; schlecht*; angst; sorge*; traurig*; müde; kaputt; ende; schluss; verloren; verlassen; gegangen; gestoßen; gestoßt; schlägt; schläge; schlagen; geschlagen; blut*; verbrannt; verletzt; hilfe; schmerz*; droht; passiert; last; welt; grab; himmel; gott; herr; hölle; wertlos; sinn; überflüssig; nutzlos; aufgeben; verzweif*; heul*; ertrag*; aushalt*; qual; quäl*; leide*; leiden; dran; springen; brücke; tabletten; alkohol; nächte; stille; leichter; vermisse; fehlt
`);

/** Heavy enough that nothing is searched where nothing is wished for. */
const VERY_HEAVY = phrases(`
  kraft; sinn; tot; tod; sterb|sterbe|sterben; weh; wein*; heul*; einsam*; wach; schwindlig; schwindelig; taub; blut*; schmerz*; angst; traurig*; verzweif*; leid; leer; dunkel; schwarz; gedroht; droht; grob; schreit; gestoßen; runterzustoßen; augen; ende; qual; ertrag*; doppelt
`);

/** What is about work, whatever is said of it. */
const OF_WORK = phrases(
  `arbeit*; job*; stelle; stellen; beruf*; schnell; lager; stunden; rechnung*; bewerbung*`,
);

/** What has such words and is light. */
const LIGHT = phrases(`
  fällt ~ nichts ein; passt ~ nicht; höre|sehe schlecht; nicht unterkriegen; freude ~ springen; springe ~ ein; allein und flexibel; müde heute
`);

/**
 * Whether somebody tells something of oneself that may be heavy. Only asked where nothing else is
 * understood: then the answer is gentle and names the numbers of help, since in doubt it is meant so.
 */
export const mayBeHeavy = (heard: Heard): boolean =>
  says(heard, SELF) &&
  says(heard, HEAVY) &&
  !says(heard, OF_WORK) &&
  !says(heard, LIGHT) &&
  exclusionsIn(heard).length === 0;

const TIMES = new Set(['nights', 'mornings', 'evenings']);

/** Whether it is so heavy that no job may be the answer, unless work is asked for in words. */
export const isVeryHeavy = (heard: Heard): boolean =>
  says(heard, SELF) &&
  says(heard, VERY_HEAVY) &&
  !says(heard, OVER) &&
  !says(heard, TRADE) &&
  !says(heard, WORK) &&
  // Times of day are named in sorrow, too; the rest is about work.
  exclusionsIn(heard).every(({ id }) => TIMES.has(id));
