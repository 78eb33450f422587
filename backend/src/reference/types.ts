/**
 * Rows of the reference data, ready to insert. Field names are those of the specification
 * (parts 1 and 2, section 3); ids are stable across releases.
 */

/** A choice of a list. */
export interface Option {
  id: number;
  label: string;
}

/** Sectors and subsectors use `name` instead of `label` (formats-21). */
export interface SectorRow {
  id: number;
  name: string;
}

export interface SubsectorRow {
  id: number;
  sector_id: number;
  name: string;
}

/** Search radius; `meters` is the key, 10000 is the default. */
export interface RadiusRow {
  id: number;
  meters: number;
  label: string;
}

/** Alert frequency; the label is called `config` (formats-21). */
export interface AlertConfigRow {
  id: number;
  config: string;
}

/** Minimum work load of a job demand. */
export interface WorkLoadRow extends Option {
  hours_per_week: number;
}

export interface Lookups {
  sector: readonly SectorRow[];
  subsector: readonly SubsectorRow[];
  experience_years: readonly Option[];
  employer_years: readonly Option[];
  education_level: readonly Option[];
  work_load_candidate: readonly Option[];
  work_load: readonly WorkLoadRow[];
  job_type: readonly Option[];
  /** Id 1 means not possible; ids above 1 are levels. */
  homeoffice: readonly Option[];
  radius: readonly RadiusRow[];
  alert_config: readonly AlertConfigRow[];
  employer_type: readonly Option[];
  company_size: readonly Option[];
  profile_age: readonly Option[];
  /** 1 Herr, 2 Frau. */
  salutation: readonly Option[];
  /** Ids 1 to 24, the numbers of the candidate's flags potential_job_1 to potential_job_24. */
  potential_job: readonly Option[];
}

export interface PositionRow {
  id: number;
  /** German label with both genders, e.g. 'Alltagsbegleiter/in'. */
  label: string;
  /** Synonyms, other gender forms, older job titles and tools, separated by ', '. */
  matching_keywords: string;
  sector_id: number;
  subsector_id: number;
  potential_job_id: number | null;
}

/**
 * A Land or canton. The id is the number of the official key (1 Schleswig-Holstein … 16 Thüringen);
 * Austria's are 21 to 29, the cantons 31 to 56, Liechtenstein is 57 (docs/decisions/0039).
 */
export interface StateRow {
  id: number;
  /** Two letters, e.g. 'NW'. */
  code: string;
  label: string;
}

/** A district or a city that is its own district. The id is the official key as a number. */
export interface DistrictRow {
  id: number;
  /** The official key as text of five digits, e.g. '05315'. */
  key: string;
  label: string;
  state_id: number;
}

/**
 * Where the coordinates of a postal code come from:
 * place: a place of this name in this Land; area: mean of the located codes that begin alike.
 */
type Located = 'place' | 'area';

/** One row for each postal code; `place`, Land and district are those of its main place. */
export interface PostalCodeRow {
  /** Text, as POSTAL_CODE of the contract: '01067', 'A-5020', 'CH-4051'. */
  postal_code: string;
  place: string;
  state_id: number;
  /** Of neighbours null: their Land or canton is all we know. */
  district_id: number | null;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  located: Located;
  /** Inhabitants of the main place, 0 when unknown; a place with several codes repeats it. */
  population: number;
}

/** Every pair of postal code and place; exactly one per code is the main one. */
export interface PlaceRow {
  id: number;
  postal_code: string;
  place: string;
  state_id: number;
  district_id: number | null;
  lat: number;
  lon: number;
  is_primary: boolean;
}

export interface Places {
  states: readonly StateRow[];
  districts: readonly DistrictRow[];
  postal_codes: readonly PostalCodeRow[];
  places: readonly PlaceRow[];
}

/** What the product cannot do without: choices, positions, places. */
export interface ReferenceData {
  /** Another one is brought to databases that hold an earlier one. */
  version: string;
  lookups: Lookups;
  positions: readonly PositionRow[];
  loadPlaces: () => Places;
}
