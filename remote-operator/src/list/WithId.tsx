import { Alert } from '@silverjobs/ui';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import './operator.css';

interface WithIdProps {
  /** Said of an address that holds no number. */
  unknown: string;
  children: (id: number) => ReactNode;
}

/** What stands on a page whose address ends with a number. */
export function WithId({ unknown, children }: WithIdProps): ReactNode {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id)) return <Alert tone="warning">{unknown}</Alert>;
  return <Fragment key={id}>{children(Number(id))}</Fragment>;
}
