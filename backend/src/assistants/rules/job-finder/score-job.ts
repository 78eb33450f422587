import type { Workload } from '../../understanding/find-hours.ts';

/** What is known of a job that was found, beside the wish. */
export type Facts = {
  /** Place of the job's position among the wanted ones; -1 for one that is only close to them. */
  readonly place: number;
  /** No work was named: any will do. */
  readonly isAnyWork: boolean;
  /** The position is the job's main one. */
  readonly isMain: boolean;
  /** The position's name, and whether the person has worked in it. */
  readonly position: string;
  readonly isExperience: boolean;
  /** Distance and radius in kilometres, where both are known. */
  readonly km: number | null;
  readonly radiusKm: number | null;
  readonly workload: Workload | null;
  /** Fewest hours a week of the job. */
  readonly hours: number | null;
  /** What the wish says and the job has: times of day, kind of job, pay. */
  readonly named: readonly string[];
  /** What the wish says and the job does not tell. */
  readonly untold: number;
};

/** Something that speaks for a job, with its share; shown as it is (assistants-46). */
export type Reason = { readonly text: string; readonly points: number };

const WORK = 50;
const DISTANCE = 20;
const HOURS = 15;
const NAMED = 15;

const workReason = ({ place, isAnyWork, isMain, position, isExperience }: Facts): Reason | null => {
  if (isAnyWork)
    return isExperience ? { text: `passt zu Ihrer Erfahrung: ${position}`, points: 0 } : null;
  if (place < 0) return { text: `ähnliche Arbeit: ${position}`, points: WORK * 0.6 };
  const text = isExperience ? `Ihre Erfahrung: ${position}` : `gesuchte Tätigkeit: ${position}`;
  return { text, points: isMain ? WORK : WORK * 0.9 };
};

function distanceReason({ km, radiusKm }: Facts): Reason | null {
  if (km === null || radiusKm === null) return null;
  const share = Math.max(0, 1 - km / (2 * Math.max(radiusKm, 1)));
  return {
    text: km < 1 ? 'ganz in Ihrer Nähe' : `${Math.round(km)} km entfernt`,
    points: DISTANCE * share,
  };
}

function hoursReason({ workload, hours }: Facts): Reason | null {
  if (workload?.kind !== 'hours' || hours === null || hours > workload.hours) return null;
  return { text: `ab ${hours} Stunden pro Woche`, points: HOURS };
}

/**
 * What speaks for a job and how well it fits, 0 to 1: the points of the reasons that are shown, of
 * all that the wish asks for. What was not asked for counts nothing; 0 where nothing was asked for.
 */
export function scoreJob(facts: Facts): {
  readonly score: number;
  readonly reasons: readonly Reason[];
} {
  const named = facts.named.map((text) => ({ text, points: NAMED }));
  const reasons = [workReason(facts), distanceReason(facts), hoursReason(facts), ...named].filter(
    (reason) => reason !== null,
  );
  const asked =
    (facts.isAnyWork ? 0 : WORK) +
    (facts.km === null ? 0 : DISTANCE) +
    (facts.workload?.kind === 'hours' ? HOURS : 0) +
    NAMED * (facts.named.length + facts.untold);
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { score: asked === 0 ? 0 : Math.round((100 * points) / asked) / 100, reasons };
}
