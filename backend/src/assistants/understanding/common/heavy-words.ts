import { type Heard, phrases, says } from '../phrases/phrases.ts';
import { exclusionsIn } from '../wish/exclusions.ts';

const SELF = phrases(`ich|mich|mir|mein*|uns|wir|i`);
const HEAVY = phrases(`
  nicht; nie; niemals; kein*; niemand*; nichts; weg; weh; wein*; tot; tod; sterb*; gestorben; allein*; einsam*; schwarz; dunkel*; genug; reicht; holt; holen; leid; leer*; schlimm*; schlecht*; angst; sorge*; traurig*; müde; kaputt; ende; schluss; verloren; verlassen; gegangen; gestoßen; gestoßt; schlag*; schläg*; blut*; verbrannt; verletzt; hilfe; schmerz*; droht; passiert; last; welt; grab; himmel; gott; herr; hölle; wertlos; sinn; überflüssig; nutzlos; aufgeben; verzweif*; heul*; ertrag*; aushalt*; qual; quäl*; leide*; leiden; dran; springen; brücke; tabletten; alkohol; nächte; stille; leichter; vermisse; fehlt
`);

/** What is about work, whatever is said of it. */
const OF_WORK = phrases(
  `arbeit*; job*; stelle; stellen; beruf*; schnell; lager; stunden; rechnung*; bewerbung*`,
);

/**
 * Whether somebody tells something of oneself that may be heavy. Only asked where nothing else is
 * understood: then the answer is gentle and names the numbers of help, since in doubt it is meant so.
 */
export const mayBeHeavy = (heard: Heard): boolean =>
  says(heard, SELF) &&
  says(heard, HEAVY) &&
  !says(heard, OF_WORK) &&
  exclusionsIn(heard).length === 0;
