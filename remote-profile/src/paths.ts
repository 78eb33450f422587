/** Paths of this remote's pages that nobody else links to. */
export const personal = '/personal';
export const workHistory = '/work-history';
export const education = '/education';
/** Fields of the profile from a CV; `?unterlage=` names the paper that it is. */
export const cvIn = '/lebenslauf-uebernehmen';
/** Where a paper is read for the profile. */
export const cvInOf = (paperId: number) => `${cvIn}?unterlage=${paperId}`;
