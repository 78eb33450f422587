/** Paths of this remote's pages that nobody else links to. */
export const caseDetail = '/operator/cases/:kind/:id';
export const audit = '/operator/audit';
