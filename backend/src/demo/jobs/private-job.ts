import type { EmployerRow } from '../employers/types.ts';
import type { Random } from '../random.ts';
import { privateClosings, privateHeadings } from './common-texts.ts';
import type { Draft } from './draft.ts';
import { escapeText, p, section, strong } from './html.ts';
import type { Scene } from './scene.ts';
import { familyScenesCare } from './scenes-family-care.ts';
import { familyScenesHome } from './scenes-family-home.ts';
import { personScenes } from './scenes-person.ts';
import { euros, jobTypes, miniHours, type Terms, workLoadFor } from './terms.ts';

const familyScenes: readonly Scene[] = [...familyScenesCare, ...familyScenesHome];

/** Hours a week by position where the text names none; the others need two to six. */
const hoursOf: Readonly<Record<number, readonly number[]>> = {
  10201: [4, 6, 8],
  10303: [8],
  100101: [6, 8],
  150101: [4, 6],
};

/** Lessons and writing are paid as a fee. */
const isLesson = (positionId: number): boolean =>
  [1201, 1404, 1402].includes(Math.floor(positionId / 100));

function terms(r: Random, { positionId, hours }: Scene): Terms {
  const lesson = isLesson(positionId);
  const hourly = lesson ? r.int(18, 28) : r.int(15, 18);
  const usual = lesson ? [2] : (hoursOf[positionId] ?? [2, 4, 4, 6]);
  const wanted = hours ?? r.pick(usual);
  const load = workLoadFor(lesson ? wanted : Math.min(wanted, miniHours(hourly)));
  return {
    jobTypeId: lesson ? jobTypes.free : jobTypes.mini,
    hours: load.hours,
    workLoadId: load.id,
    homeofficeId: 1,
    pay: `${euros(hourly)} pro Stunde`,
  };
}

function fillAges(r: Random, scene: Scene): string {
  const child = r.int(2, 6);
  const ages: Readonly<Record<string, number>> = {
    alt: r.int(78, 91),
    alt2: r.int(76, 84),
    kind: child,
    kind2: child + r.int(2, 4),
    schul: r.int(7, 10),
  };
  return scene.lead.replace(/\{(\w+)\}/g, (_, key: string) => String(ages[key] ?? ''));
}

function paySentence(r: Random, isFamily: boolean, { pay, jobTypeId }: Terms): string {
  const amount = strong(pay ?? '');
  if (jobTypeId === jobTypes.free) {
    return isFamily ? `Wir dachten an ${amount}.` : `Gedacht habe ich an ${amount}.`;
  }
  const registered = isFamily
    ? 'und melden Sie bei der Minijob-Zentrale an'
    : 'und melde Sie bei der Minijob-Zentrale an';
  const paid = isFamily ? `Wir zahlen ${amount}` : `Ich zahle ${amount}`;
  return r.chance(0.7) ? `${paid} ${registered}.` : `${paid}.`;
}

function sceneTitle(r: Random, scene: Scene, place: string): string {
  const { title } = scene;
  const roll = r.next();
  if (roll < 0.35 || title.includes(',')) return title;
  if (roll < 0.6 && !title.includes(' in ')) return `${title} in ${place}`;
  if (
    roll < 0.7 &&
    /^(Alltags|Begleitung|Hilfe|Haushaltshilfe|Unterstützung|Hunde|Einkaufs)/.test(title)
  )
    return `${title} (m/w/d)`;
  return (
    title + r.pick([', gern im Ruhestand', ', auf längere Zeit', ', ab sofort', ', Nähe erwünscht'])
  );
}

/** A job demand of a private household; families say 'wir', single persons 'ich'. */
export function privateJob(r: Random, employer: EmployerRow, place: string): Draft {
  const isFamily = employer.kind === 'familie';
  const scenes = (isFamily ? familyScenes : personScenes).filter(
    ({ salutation }) => salutation === undefined || salutation === employer.salutation_id,
  );
  const scene = r.pick(scenes);
  const conditions = terms(r, scene);
  const closing = r.pick(privateClosings[isFamily ? 'familie' : 'person']);
  const name = isFamily ? employer.profile_name : employer.contact_name;
  return {
    title: sceneTitle(r, scene, place),
    positionId: scene.positionId,
    terms: conditions,
    description:
      p(fillAges(r, scene)) +
      section(r.pick(privateHeadings.tasks), scene.tasks) +
      section(r.pick(privateHeadings.bring), scene.bring) +
      p(paySentence(r, isFamily, conditions)) +
      p(`${closing} ${escapeText(name.replace(/, .*$/, ''))}`),
  };
}
