import { useLazyComponent } from '@silverjobs/shell';
import { Button, icon } from '@silverjobs/ui';
import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

const importInsert = async () => (await import('./index.ts')).TemplateInsert;

type InsertProps = ComponentProps<Awaited<ReturnType<typeof importInsert>>>;

/** Offers the templates of the one who writes; their code and texts are loaded when asked for. */
export function LazyTemplateInsert(props: InsertProps): ReactNode {
  const { Component, load, loading } = useLazyComponent(importInsert);
  // The way back to own words is shown without asking.
  const hasReplaced = (props.replaced ?? []).length > 0;
  useEffect(() => {
    if (hasReplaced) void load();
  }, [hasReplaced, load]);
  if (Component) return <Component {...props} />;
  return (
    <div>
      <Button
        icon={<FileText {...icon()} />}
        loading={loading}
        loadingText="Vorlagen werden geladen …"
        onClick={() => void load()}
      >
        Vorlage einsetzen
      </Button>
    </div>
  );
}
