import { paths } from '@silverjobs/contract/paths';
import { SubPage, type SubPageProps } from '@silverjobs/widgets/sub-page';
import type { ReactNode } from 'react';

const ACCOUNT = { path: paths.account, label: 'Zurück zu „Mein Konto“' };

/** A page below 'Mein Konto', or below another page of the account. */
export function AccountSubPage({
  back = ACCOUNT,
  ...rest
}: Omit<SubPageProps, 'back'> & Partial<Pick<SubPageProps, 'back'>>): ReactNode {
  return <SubPage back={back} {...rest} />;
}
