import { positions } from './index.ts';

/** Subsectors whose work asks for a training, a degree or a licence of its own. */
const TRAINED_SUBSECTORS: ReadonlySet<number> = new Set([
  201, 202, 203, 204, 404, 901, 902, 903, 905, 1102, 1103, 1104, 1204,
]);

/** Work of these that others are shown how to do. */
const OPEN: ReadonlySet<number> = new Set([
  20102, 20203, 20204, 20404, 90103, 90105, 90305, 90306, 110204, 120401, 120403, 120405,
]);

/** Others that ask for one: bus and lorry, law, teaching at schools, administration of computers. */
const TRAINED: ReadonlySet<number> = new Set([
  10405, 30205, 40102, 40104, 40105, 60205, 70206, 90404, 100102, 100103, 100206, 110103, 120102,
  120104, 140403,
]);

/** Whether an occupation asks for a training that somebody of another one does not have. */
function needsTraining(positionId: number): boolean {
  if (TRAINED.has(positionId)) return true;
  return TRAINED_SUBSECTORS.has(Math.floor(positionId / 100)) && !OPEN.has(positionId);
}

/** Subsectors of which each occupation has its own training, and such occupations of others. */
const EACH_ITS_OWN: ReadonlySet<number> = new Set([201, 202, 203, 204, 901, 90207, 90304]);

/** Whether somebody of one occupation lacks the training of another that is close to it. */
export function lacksTraining(own: number, other: number): boolean {
  const subsector = Math.floor(other / 100);
  const isOwnField = subsector === Math.floor(own / 100) && needsTraining(own);
  const isItsOwn = EACH_ITS_OWN.has(subsector) || EACH_ITS_OWN.has(other);
  return needsTraining(other) && (isItsOwn || !isOwnField);
}

/** All of them. */
export const trainedIds: readonly number[] = positions
  .map(({ id }) => id)
  .filter((id) => needsTraining(id));
