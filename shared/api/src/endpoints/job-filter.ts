/** What the list is filtered by; absent means no filter. */
export interface JobFilter {
  search_what_id?: number;
  search_location_id?: number;
  /** Points of the map by their postal codes, with commas between them (POOL-12). */
  places?: string;
}
