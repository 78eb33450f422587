/** What an advertisement says that does not fit together, and what the employer can do. */
export interface Contradiction {
  what: string;
  todo: string;
}
