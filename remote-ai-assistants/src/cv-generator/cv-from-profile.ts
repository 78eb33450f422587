import type { Candidate, CvDraft, CvFact, CvSection, CvStation } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';

/** What the profile says that stands in a CV. */
export interface Profile {
  readonly candidate: Candidate | null;
  /** Mail address of the account. */
  readonly email: string;
  /** Activities that the candidate can imagine beyond their own experience. */
  readonly imagined: readonly string[];
}

/** A CV of what the profile knows; what it does not know, such as years, is left empty. */
export function cvFromProfile({ candidate, email, imagined }: Profile): CvDraft {
  const ids = counter();
  const contact = candidate?.contact;
  const texts = candidate && sectionTexts(candidate, imagined);
  return {
    person: {
      name: join([contact?.first_name, contact?.last_name], ' '),
      headline: candidate?.main_job.job_position ?? '',
      street: candidate?.location.street ?? '',
      place: join([candidate?.location.postal_code, candidate?.display.city], ' '),
      phone: contact?.phone ?? '',
      email: readableEmail(contact?.email || email),
      birth: '',
    },
    photo: null,
    layout: 'classic',
    text_size: 11,
    signed: '',
    sections: [
      { id: ids(), kind: 'text', title: 'Kurzprofil', text: texts?.summary ?? '' },
      {
        id: ids(),
        kind: 'stations',
        title: 'Berufserfahrung',
        stations: candidate ? workStations(candidate, ids) : [],
        summarise: true,
      },
      {
        id: ids(),
        kind: 'stations',
        title: 'Ausbildung',
        stations: candidate ? educationStations(candidate, ids) : [],
        summarise: false,
      },
      { id: ids(), kind: 'text', title: 'Weiterbildung', text: texts?.trainings ?? '' },
      factSection('Kenntnisse', ids, [
        ['Sprachen', candidate?.additional.languages],
        ['Software', candidate?.education.software],
        ['Führerschein', ''],
      ]),
      { id: ids(), kind: 'text', title: 'Gewünschte Tätigkeiten', text: texts?.wishes ?? '' },
      factSection('Arbeitswunsch', ids, candidate ? preferenceFacts(candidate) : []),
    ],
  };
}

type Ids = () => number;

function counter(): Ids {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

function workStations({ display, main_job }: Candidate, ids: Ids): CvStation[] {
  const employers = [
    { record: display.last_employer, title: main_job.job_position ?? '' },
    { record: display.previous_employer, title: '' },
  ];
  return employers.flatMap(({ record, title }) => {
    const place = join([record.employer_name, record.employer_department], ', ');
    if (place === '') return [];
    // The profile knows how long, not when; the user writes the years instead.
    return [{ ...emptyStation(ids()), from: record.employer_years ?? '', title, place }];
  });
}

function educationStations({ education }: Candidate, ids: Ids): CvStation[] {
  return [education.degree, education.more_title].flatMap((degree, index) => {
    const level = index === 0 ? (education.level ?? '') : '';
    const title = degree?.trim() || level;
    if (title === '') return [];
    return [{ ...emptyStation(ids()), title, place: title === level ? '' : level }];
  });
}

/** A station in which nothing stands yet. */
export function emptyStation(id: number): CvStation {
  return { id, from: '', to: '', title: '', place: '', tasks: '' };
}

function sectionTexts(candidate: Candidate, imagined: readonly string[]) {
  const { main_job, display, education, candidate_matching_positions } = candidate;
  const { job_position, job_experience, sector } = main_job;
  const experience = job_experience ? ` mit ${dative(job_experience)} Berufserfahrung` : '';
  const field = sector ? ` im Bereich ${sector}` : '';
  const wishes = candidate_matching_positions
    .filter(({ matching_used }) => matching_used === 'true')
    .map(({ label }) => label);
  return {
    summary: [job_position ? `${job_position}${experience}${field}.` : '', display.work_experience]
      .map((text) => sentence(text ?? ''))
      .filter(Boolean)
      .join(' '),
    trainings: points((education.trainings ?? '').split(/[,;\n]/)),
    wishes: [...new Set([...wishes, ...imagined])].join(', '),
  };
}

/** 'über 30 Jahre' as it stands after 'mit'. */
const dative = (years: string) => years.replace(/Jahre$/, 'Jahren');

function preferenceFacts({ preferences }: Candidate): [string, string | null][] {
  const { work_load, work_type, work_fully_remote_id, work_honorary_id } = preferences;
  return [
    ['Umfang', work_load],
    ['Art der Beschäftigung', work_type],
    ['Homeoffice', work_fully_remote_id === 1 ? 'möglich' : null],
    ['Ehrenamt', work_honorary_id === 1 ? 'gern' : null],
  ];
}

function factSection(
  title: string,
  ids: Ids,
  rows: readonly (readonly [string, string | null | undefined])[],
): CvSection {
  const id = ids();
  const facts: CvFact[] = rows
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([term, value]) => ({ id: ids(), term, value: value ?? '' }));
  return { id, kind: 'facts', title, facts };
}

function points(texts: readonly string[]): string {
  const filled = texts.map((text) => text.trim()).filter(Boolean);
  return filled.map((text) => `- ${text}`).join('\n');
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function join(texts: readonly (string | null | undefined)[], between: string): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(between);
}
