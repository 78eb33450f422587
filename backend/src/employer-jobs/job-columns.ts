import { jobHtmlToText, jobTextToHtml, type ParsedBodyOf, payLabel } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { positions } from '../database/schema.ts';
import { timeBits } from '../database/tables/job-times.ts';
import { Failure } from '../http/failure.ts';
import { requirePostalCode } from '../locations/find-postal-code.ts';
import { checkChoices } from '../lookups/check-choices.ts';

type Input = ParsedBodyOf<'PUT /job_demand/{id}'>;

/** Text that was not changed keeps the formats that it came with. */
function descriptionOf(text: string, stored: string | undefined): string {
  const isSame = stored !== undefined && jobHtmlToText(stored) === text;
  return isSame ? stored : jobTextToHtml(text);
}

/**
 * Pay with its words for lists. Words from before the fields stay until somebody fills the fields in.
 * @throws Failure validation.failed for a range that ends before it begins, or an amount without a unit
 */
function payColumns({ pay_unit, pay_from = null, pay_to = null, postal_code }: Input) {
  if (pay_unit === undefined) return {};
  const paid = pay_unit !== null && pay_unit !== 'unpaid';
  if (paid && pay_from === null) {
    throw new Failure('validation.failed', {
      param: 'pay_from',
      message: 'Bitte geben Sie den Betrag ein.',
    });
  }
  if (paid && pay_to !== null && pay_from !== null && pay_to < pay_from) {
    throw new Failure('validation.failed', {
      param: 'pay_to',
      message: 'Der zweite Betrag ist kleiner als der erste.',
    });
  }
  const pay = { pay_unit, pay_from: paid ? pay_from : null, pay_to: paid ? pay_to : null };
  return {
    payUnit: pay.pay_unit,
    payFrom: pay.pay_from,
    payTo: pay.pay_to,
    ...(pay_unit !== null && { payHint: payLabel(pay, postal_code) }),
  };
}

/**
 * Where the employer takes applications itself; nobody is led away to a household (employers-87).
 * @throws Failure validation.failed
 */
function applicationColumns(isPrivate: boolean, address: string | null | undefined) {
  if (isPrivate && address) {
    throw new Failure('validation.failed', {
      param: 'application_address',
      message: 'Private Haushalte bekommen Bewerbungen über silverjobs.',
    });
  }
  return address === undefined ? {} : { applicationAddress: address };
}

/**
 * When, for how many, from which day and where; of a household nobody reads where it lives (employers-93, employers-96).
 * @throws Failure validation.failed
 */
function particularColumns(isPrivate: boolean, { times, places, starts_on, street }: Input) {
  if (isPrivate && street) {
    throw new Failure('validation.failed', {
      param: 'street',
      message: 'Bei privaten Haushalten steht keine Straße in der Anzeige.',
    });
  }
  return {
    ...(times !== undefined && { saidTimes: times?.length ? timeBits(times) : null }),
    ...(places !== undefined && { places }),
    ...(starts_on !== undefined && { startsOn: starts_on }),
    ...(street !== undefined && { street: street || null }),
  };
}

/**
 * The columns of a job that its employer writes, with everything that they repeat of position and
 * place.
 * @param stored the description as it is now, for a job that is changed
 * @throws Failure validation.failed for what does not exist or is missing
 */
export async function jobColumns(
  db: Database,
  { isPrivate }: { isPrivate: boolean },
  input: Input,
  stored?: string,
) {
  await checkChoices(db, [
    ['work_load', 'work_load_id', input.work_load_id],
    ['job_type', 'job_type_id', input.job_type_id],
    ['homeoffice', 'homeoffice_id', input.homeoffice_id],
  ]);
  if (!isPrivate && input.job_type_id === null) {
    throw new Failure('validation.failed', {
      param: 'job_type_id',
      message: 'Bitte wählen Sie den Stellentyp.',
    });
  }
  const [position] = await db.select().from(positions).where(eq(positions.id, input.position_id));
  if (!position) {
    throw new Failure('validation.failed', {
      param: 'position_id',
      message: 'Diese Tätigkeit gibt es nicht.',
    });
  }
  const place = await requirePostalCode(db, input.postal_code, 'postal_code');
  return {
    title: input.title,
    description: descriptionOf(input.description, stored),
    postalCode: place.code,
    districtId: place.districtId,
    stateId: place.stateId,
    radius: input.radius,
    workLoadId: input.work_load_id,
    jobTypeId: input.job_type_id,
    homeofficeId: input.homeoffice_id,
    potentialJobId: position.potentialJobId,
    contactPreference: input.contact_preference,
    ...applicationColumns(isPrivate, input.application_address),
    ...particularColumns(isPrivate, input),
    ...payColumns(input),
    ...(input.contract_kind !== undefined && { contractKind: input.contract_kind }),
  };
}
