import { useApi } from '@silverjobs/api';
import { contentQuery } from '@silverjobs/api/operator-office';
import type { ContentKind } from '@silverjobs/contract';
import { CONTENT_KINDS } from '@silverjobs/contract/operator';
import { Alert } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../list/Loading.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { NOTES, nameOf } from './content-texts.ts';

/** /operator/contents/edit?kind=…&key=…: one content with all of its versions (operators-40). */
export function ContentPage(): ReactNode {
  const [params] = useSearchParams();
  const kind = CONTENT_KINDS.find((one) => one === params.get('kind'));
  const key = params.get('key') ?? '';
  if (!kind || key === '') {
    return (
      <OperatorPage title="Inhalt">
        <Alert tone="warning">Diesen Inhalt gibt es nicht.</Alert>
      </OperatorPage>
    );
  }
  return <Content key={`${kind} ${key}`} kind={kind} contentKey={key} />;
}

function Content({ kind, contentKey }: { kind: ContentKind; contentKey: string }) {
  const versions = useQuery(contentQuery(useApi(), kind, contentKey));
  return (
    <OperatorPage title={nameOf(kind, contentKey)} lead={NOTES[kind] ?? ''}>
      <Loading
        query={versions}
        loading="Der Inhalt wird geladen …"
        failed="Der Inhalt konnte nicht geladen werden"
      >
        {(rows) => <ContentEditor kind={kind} contentKey={contentKey} versions={rows} />}
      </Loading>
    </OperatorPage>
  );
}
