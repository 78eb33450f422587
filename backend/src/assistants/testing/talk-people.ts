import type { candidates } from '../../database/schema.ts';

type CandidateValues = typeof candidates.$inferInsert;

/** Somebody who looks for work, as the profile has her. */
export type TalkPerson = Omit<CandidateValues, 'id' | 'usersId'> & {
  readonly firstName: string;
  readonly lastName: string;
};

const FRAU = 2;
const HERR = 1;

/** Six invented people from three countries. */
export const PEOPLE = {
  engineer: {
    salutationId: HERR,
    firstName: 'Dieter',
    lastName: 'Kessler',
    phone: '0221 4710881',
    postalCode: '50733',
    street: 'Neusser Straße 44',
    radius: 10_000,
    mainJob: { job_position: 'Elektroingenieur', experience_years_id: 6 },
    education: { degree: 'Diplom-Ingenieur Elektrotechnik', software: 'Excel, Word' },
    lastEmployer: { employer_name: 'Rheinische Kabelwerke AG', employer_department: 'Prüffeld' },
    workExperience: '38 Jahre Elektrotechnik, davon zehn als Ausbilder',
  },
  shop: {
    salutationId: FRAU,
    firstName: 'Gisela',
    lastName: 'Hartwig',
    phone: '089 5550142',
    postalCode: '80469',
    street: 'Reichenbachstraße 9',
    radius: 10_000,
    mainJob: { job_position: 'Verkäuferin', experience_years_id: 5 },
    lastEmployer: { employer_name: 'Schuhhaus Weigel', employer_department: 'Damenschuhe' },
    workExperience: '30 Jahre Verkauf von Schuhen',
  },
  carer: {
    salutationId: FRAU,
    firstName: 'Jasna',
    lastName: 'Novak',
    phone: '040 5550187',
    postalCode: '22765',
    street: 'Bahrenfelder Straße 120',
    radius: 10_000,
    mainJob: { job_position: 'Altenpflegehelferin', experience_years_id: 5 },
    lastEmployer: { employer_name: 'Pflegeheim Elbblick', employer_department: 'Wohnbereich 2' },
    workExperience: '22 Jahre Altenpflege',
  },
  driver: {
    salutationId: HERR,
    firstName: 'Manfred',
    lastName: 'Thiele',
    phone: '0351 5550163',
    postalCode: '01159',
    street: 'Kesselsdorfer Straße 60',
    radius: 10_000,
    mainJob: { job_position: 'Kraftfahrer', experience_years_id: 6 },
    workExperience: '35 Jahre Lastwagen im Nahverkehr',
  },
  gardener: {
    salutationId: HERR,
    firstName: 'Franz',
    lastName: 'Leitgeb',
    phone: '+43 662 555019',
    postalCode: 'A-5020',
    street: 'Moosstraße 31',
    radius: 15_000,
    mainJob: { job_position: 'Gärtner', experience_years_id: 4 },
    lastEmployer: { employer_name: 'Gartenamt Salzburg', employer_department: 'Parkpflege' },
    workExperience: '15 Jahre Parkpflege beim Gartenamt',
  },
  undecided: {
    salutationId: FRAU,
    firstName: 'Verena',
    lastName: 'Bürgi',
    phone: '+41 44 555 01 28',
    postalCode: 'CH-8008',
    radius: 10_000,
  },
} as const satisfies Record<string, TalkPerson>;
