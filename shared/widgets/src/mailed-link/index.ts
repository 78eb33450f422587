export { MailedLinkPage } from './MailedLinkPage.tsx';
