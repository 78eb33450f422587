/** Positions that are voluntary by nature. */
export const volunteerPositions: ReadonlySet<number> = new Set([
  10306, 10402, 10403, 10406, 10501, 10502, 10504, 10505, 50105, 100104, 100106, 120203, 120303,
]);

/** How often other positions of a kind of house are voluntary. */
export const volunteerKinds: Readonly<Record<string, number>> = {
  nachbarschaft: 0.6,
  kirche: 0.2,
  beratungsstelle: 0.15,
  sportverein: 0.4,
  tierheim: 0.5,
  musikschule: 0.1,
  beratung: 0.4,
  sozialkaufhaus: 0.2,
};

/** Highest level of the lookup homeoffice per subsector; not named: not possible. */
const bySubsector: Readonly<Record<number, number>> = {
  302: 3,
  303: 3,
  304: 2,
  401: 5,
  402: 3,
  403: 3,
  404: 2,
  501: 4,
  502: 5,
  1004: 2,
  1102: 5,
  1103: 3,
  1201: 2,
  1204: 4,
  1402: 5,
};

const byPosition: Readonly<Record<number, number>> = {
  20205: 5,
  30401: 5,
  30402: 1,
  30404: 1,
  30405: 1,
  30301: 1,
  40203: 1,
  40205: 1,
  50104: 1,
  50105: 1,
  90503: 4,
  90504: 3,
  110102: 3,
  110103: 4,
  110105: 5,
  140205: 1,
};

/** The highest level of work from home a position allows; 1 is none. */
export const maxHomeoffice = (positionId: number): number =>
  byPosition[positionId] ?? bySubsector[Math.floor(positionId / 100)] ?? 1;
