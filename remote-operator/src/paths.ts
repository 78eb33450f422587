import { paths } from '@silverjobs/contract/paths';

/** Paths of this remote's pages that nobody else links to. */
export const caseDetail = '/operator/cases/:kind/:id';
export const users = '/operator/users';
export const user = paths.operatorUser;
export const courses = '/operator/courses';
export const payments = '/operator/payments';
export const invoice = '/operator/invoices/:id';
export const customer = '/operator/users/:id/account';
export const declarations = '/operator/declarations';
export const declaration = '/operator/declarations/:id';
export const callbacks = '/operator/callbacks';
export const stuck = '/operator/stuck';
export const print = '/operator/print';
export const returned = '/operator/returned';
export const feeds = '/operator/feeds';
export const audit = '/operator/audit';
export const releases = '/operator/releases';
export const figures = '/operator/figures';
export const contents = '/operator/contents';
export const content = '/operator/contents/edit';
