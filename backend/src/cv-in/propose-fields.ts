import type { CvField, CvFieldName } from '@silverjobs/contract';
import { cvFieldRules } from '@silverjobs/contract/forms/profile';
import { type Found, findName, findPhone, findPlace } from './cv-person.ts';
import { readProse } from './cv-prose.ts';
import { sectionsOf } from './cv-sections.ts';
import {
  isLearnt,
  type Job,
  jobsOf,
  partsOf,
  type Station,
  stationsOf,
  trimmed,
  withoutTime,
} from './cv-stations.ts';

const SOURCE_LENGTH = 300;

const LANGUAGE =
  /(Deutsch|Englisch|Französisch|Spanisch|Italienisch|Russisch|Polnisch|Türkisch|Niederländisch|Portugiesisch|Dänisch|Schwedisch|Norwegisch|Griechisch|Arabisch|Tschechisch|Slowakisch|Ungarisch|Rumänisch|Bulgarisch|Kroatisch|Serbisch|Bosnisch|Slowenisch|Albanisch|Ukrainisch|Persisch|Kurdisch|Chinesisch|Japanisch|Latein|Finnisch|Gebärdensprache)(?=[\s,;.:()/–-]|$)/g;
const TRADE =
  /ausbildung|lehre(?=\s|$)|gesell|meister|studium|diplom|magister|bachelor|master|staatsexamen|examen|fachwirt|techniker|kauf(?:frau|mann)|facharbeiter|umschulung|fachangestellte|staatlich|handelsschule/i;
const SCHOOL =
  /abitur|matura|mittlere reife|realschul|hauptschul|volksschul|oberschul|fachhochschulreife|schulabschluss/i;
const HIGHEST =
  /studium|diplom|magister|bachelor|master(?!\w)|staatsexamen|meisterprüfung|meisterbrief/i;

function scoreOf(text: string): number {
  if (HIGHEST.test(text)) return 3;
  if (TRADE.test(text)) return 2;
  return SCHOOL.test(text) ? 1 : 0;
}

/** What was learnt: the highest, then the last of equals. */
function findDegree(stations: readonly Station[], undated: readonly string[]): Found | null {
  const all = [
    ...stations,
    ...undated.map((line) => ({ start: 0, lines: [trimmed(line)], source: line })),
  ].map((station) => ({ ...station, score: scoreOf(station.lines.slice(0, 2).join(' ')) }));
  const [best] = all
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.start - one.start);
  if (!best) return null;
  const parts = best.lines.slice(0, 2).flatMap(partsOf);
  const value = parts.find((part) => scoreOf(part) === best.score) ?? parts[0] ?? '';
  return { value: value.replace(/^abschluss(?: als)?[:\s]{1,3}/i, ''), source: best.source };
}

/** The work that was done longest, the newer of equals. */
function findMainJob(jobs: readonly Job[], thisYear: number): Job | undefined {
  const yearsIn = ({ start, end }: Job) => Math.min(end, thisYear) - start;
  return [...jobs].sort((one, other) => yearsIn(other) - yearsIn(one))[0];
}

const partsBetweenTabs = (line: string) => line.split('\t').map((part) => part.trim());

function listOf(lines: readonly string[]): Found | null {
  const items = lines.map((line) => partsBetweenTabs(withoutTime(line)).join(' '));
  const value = items.filter((item) => item !== '').join(', ');
  return { value, source: lines[0] ?? '' };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A proposal; null for nothing and for what the form of the field would refuse. */
export function asField(field: CvFieldName, { value: read, source }: Found): CvField | null {
  const value = onOneLine(read);
  if (value === '' || !cvFieldRules[field].safeParse(value).success) return null;
  return { field, value, source: onOneLine(source).slice(0, SOURCE_LENGTH) };
}

/**
 * What a CV says for the profile, by rules for how they are written in German. Proposals only: each is
 * shown with its line and confirmed by the person (profile-40).
 */
export function proposeFields(text: string, thisYear: number): CvField[] {
  const sections = sectionsOf(text);
  const all = text.split('\n').map((line) => line.replace(/ {2,}/g, '\t').trim());
  const person = [...sections.head, ...sections.person, ...sections.other];
  const prose = readProse(text);
  const dated = jobsOf(sections.work);
  const jobs = dated.length > 0 ? dated : prose.jobs;
  const [newest] = jobs;
  const before = jobs.find(({ employer }) => employer !== '' && employer !== newest?.employer);
  const educated = stationsOf(sections.education);
  const learnt = [...educated, ...stationsOf(sections.work).filter(isLearnt)];
  const undated = educated.length > 0 ? [] : sections.education;
  const name = findName(person);
  const place = findPlace(person);
  const mainJob = findMainJob(jobs, thisYear);
  const skills = sections.skills.filter((line) => {
    LANGUAGE.lastIndex = 0;
    return !LANGUAGE.test(line) && !/führerschein/i.test(line);
  });
  const spoken = [...sections.languages, ...sections.skills, ...sections.other];
  const tongues = [...spoken, ...all.filter((line) => /\bspreche\b|sprachkenntnis/i.test(line))];
  const languages = new Set(tongues.flatMap((line) => line.match(LANGUAGE) ?? []));

  const found: CvField[] = [];
  const add = (field: CvFieldName, one: Found | null | undefined) => {
    const proposed = one && asField(field, one);
    if (proposed) found.push(proposed);
  };
  add('first_name', name?.first);
  add('last_name', name?.last);
  add('phone', findPhone(person) ?? findPhone(all));
  add('street', place.street);
  add('postal_code', place.code);
  add('job_position', mainJob && { value: mainJob.title, source: mainJob.source });
  add('last_employer', newest && { value: newest.employer, source: newest.source });
  add('previous_employer', before && { value: before.employer, source: before.source });
  add('degree', findDegree(learnt, undated) ?? findDegree(prose.learnt, []));
  add('trainings', listOf(sections.trainings));
  add('software', listOf(skills));
  add('languages', {
    value: [...languages].join(', '),
    source: tongues.find((line) => line.match(LANGUAGE)) ?? '',
  });
  return found;
}
