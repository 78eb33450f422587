import type { WhereOption } from '@silverjobs/contract';
import { fold } from '../places/fold.ts';
import { allOption, homeofficeOption } from './options.ts';
import type { TypedText } from './typed-text.ts';

const phrases = (list: string) => list.split(',').map((phrase) => fold(phrase));

/** What people say for it, also within a longer text. */
const HOMEOFFICE = phrases(
  'homeoffice,home office,homeoffic,homeofice,zu Hause,zuhause,daheim,Heimarbeit,Telearbeit,remote,von Hause aus,mobiles Arbeiten,mobil arbeiten,online,am Computer,Bildschirmarbeit,Heimbüro,Heimbuero',
);
const EVERYWHERE = phrases(
  'egal,überall,deutschlandweit,bundesweit,ganz Deutschland,Bundesgebiet,Bundesrepublik,irgendwo,beliebig,wo auch immer,jeder Ort,jeden Ort,alle Orte,alle Regionen,alle Städte,alle Bundesländer,kein Ort,kein bestimmter Ort,keine Einschränkung,ohne Ort,landesweit,weltweit,unbegrenzt,ortsunabhängig,flexibel',
);
/** Only when nothing else was typed. */
const EVERYWHERE_ALONE = phrases('Deutschland,alle,alles,BRD,Germany,keine,kein,weiß nicht,D');
const AT_HOME = phrases(
  'in der Nähe,in meiner Nähe,in meiner Gegend,in meiner Stadt,bei mir,hier,um die Ecke,mein Wohnort,meinem Wohnort,Wohnort,wohnortnah,zu Fuß,vor Ort,vor der Tür,mein Ort,meine Stadt,in der Umgebung,meiner Umgebung,nicht weit,wohnortnahe,wohnortnähe,nahe Umgebung,nächste Umgebung,in der Gegend,in der Nachbarschaft,mein Umkreis,Heimat,Heimatort',
);
const AT_HOME_ALONE = phrases('Nähe,Umkreis,Umgebung,nah,Nachbarschaft,zu Hause in der Nähe');

function says(text: string, list: readonly string[]): boolean {
  return list.some((phrase) => ` ${text} `.includes(` ${phrase} `));
}

/** The built-in options that a text means or begins (jobs-71). */
export function builtInFor({ digits, words }: TypedText): WhereOption[] {
  const text = words.join(' ');
  if (digits !== '' || text === '') return [];
  if (says(text, HOMEOFFICE)) return [homeofficeOption];
  if (says(text, EVERYWHERE) || EVERYWHERE_ALONE.includes(text)) return [allOption];
  return [allOption, homeofficeOption].filter(({ search }) =>
    words.every((word) => ` ${search}`.includes(` ${word}`)),
  );
}

/** Whether a text means the place where the reader lives: 'in meiner Nähe'. */
export function meansHome({ digits, words }: TypedText): boolean {
  const text = words.join(' ');
  return digits === '' && (AT_HOME_ALONE.includes(text) || says(text, AT_HOME));
}
