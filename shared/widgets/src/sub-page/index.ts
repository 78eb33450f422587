export { SubPage, type SubPageProps } from './SubPage.tsx';
