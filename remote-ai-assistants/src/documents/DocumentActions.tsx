import { useShell } from '@silverjobs/shell';
import { Alert, Button, Field, Inline, icon, Stack, Text, TextArea } from '@silverjobs/ui';
import { usePrinting } from '@silverjobs/widgets/printing';
import { saveFile } from '@silverjobs/widgets/save-file';
import { Copy, FileDown, FileText, Printer } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DocumentSheet } from './DocumentSheet.tsx';
import { documentText } from './document-text.ts';
import { type FileKind, fileMakers, fileName } from './file-makers.ts';
import { KeepAsPaper } from './KeepAsPaper.tsx';
import type { TextDocument } from './text-document.ts';

export interface DocumentActionsProps {
  readonly document: TextDocument;
  /** The document is what the page is about: printing the page by any way prints it alone. */
  readonly isPage?: boolean;
  /** 'Als PDF speichern' is the primary action of the page. */
  readonly primary?: boolean;
}

/**
 * 'Als PDF speichern', 'Als Word-Datei speichern', 'Drucken' and 'Kopieren' for a document
 * (assistants-39). Files are made in the browser; sent is only what is put among the papers.
 */
export function DocumentActions(props: DocumentActionsProps): ReactNode {
  const { document, isPage = false, primary = false } = props;
  const { reportError, announce } = useShell();
  const { printing, print } = usePrinting(isPage);
  const [busy, setBusy] = useState<FileKind | null>(null);
  const [result, setResult] = useState<Result | null>(null);

  function tell(text: string) {
    setResult({ done: text });
    announce(text);
  }

  async function save(kind: FileKind) {
    setBusy(kind);
    setResult(null);
    try {
      const file = await fileMakers[kind](document);
      const name = fileName(document.name, kind);
      saveFile(name, file);
      tell(`Die Datei „${name}“ ist gespeichert. Sie finden sie bei Ihren Downloads.`);
    } catch (error) {
      reportError(error, { action: `making a ${kind} file` });
      setResult({ failed: kind });
    } finally {
      setBusy(null);
    }
  }

  async function copy() {
    const text = documentText(document);
    try {
      await navigator.clipboard.writeText(text);
      tell('Der Text ist kopiert. Sie können ihn jetzt an anderer Stelle einfügen.');
    } catch {
      // Without permission, or without a secure address.
      setResult({ toCopy: text });
    }
  }

  return (
    <Stack gap={3}>
      <Inline gap={3} stackOnPhone>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          icon={<FileDown {...icon()} />}
          loading={busy === 'pdf'}
          loadingText="PDF wird erstellt …"
          onClick={() => void save('pdf')}
        >
          Als PDF speichern
        </Button>
        <Button
          icon={<FileText {...icon()} />}
          loading={busy === 'word'}
          loadingText="Word-Datei wird erstellt …"
          onClick={() => void save('word')}
        >
          Als Word-Datei speichern
        </Button>
        <Button icon={<Printer {...icon()} />} onClick={print}>
          Drucken
        </Button>
        <Button icon={<Copy {...icon()} />} onClick={() => void copy()}>
          Kopieren
        </Button>
      </Inline>
      <KeepAsPaper document={document} />
      {result && <ResultNote result={result} onRetry={(kind) => void save(kind)} />}
      {printing && <PrintedDocument document={document} />}
    </Stack>
  );
}

/** What became of the last action. */
type Result = { done: string } | { failed: FileKind } | { toCopy: string };

function ResultNote({ result, onRetry }: { result: Result; onRetry: (kind: FileKind) => void }) {
  if ('done' in result) return <Text tone="success">{result.done}</Text>;
  if ('failed' in result) {
    const file = result.failed === 'pdf' ? 'PDF-Datei' : 'Word-Datei';
    return (
      <Alert
        tone="error"
        title={`Die ${file} konnte nicht erstellt werden`}
        action={<Button onClick={() => onRetry(result.failed)}>Erneut versuchen</Button>}
      >
        Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Sie können den
        Text auch mit „Kopieren“ in ein anderes Programm übernehmen.
      </Alert>
    );
  }
  return (
    <Field
      label="Text zum Kopieren"
      hint="Der Text ist markiert. Bitte kopieren Sie ihn mit Strg und C oder über das Menü Ihres Geräts."
    >
      <TextArea
        readOnly
        rows={8}
        value={result.toCopy}
        ref={(field) => {
          field?.focus();
          field?.select();
        }}
      />
    </Field>
  );
}

/** The document as the only thing on paper; on the screen it is not seen. */
function PrintedDocument({ document: printed }: { document: TextDocument }): ReactNode {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('sj-prints-alone');
    return () => classList.remove('sj-prints-alone');
  }, []);
  return createPortal(
    <div className="printed-document sj-printed-alone">
      <DocumentSheet document={printed} level={1} />
    </div>,
    document.body,
  );
}
