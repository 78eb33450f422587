import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import {
  Alert,
  Button,
  Card,
  type Definition,
  DefinitionList,
  Inline,
  icon,
  LinkButton,
} from '@silverjobs/ui';
import { saveFile } from '@silverjobs/widgets/save-file';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Declared } from './useDeclarationForm.ts';
import '../hooks/silverplus.css';

interface DeclarationResultProps extends Declared {
  /** 'Ihre Kündigung' or 'Ihr Widerruf'. */
  what: string;
  /** Name of the file without its ending. */
  file: string;
  /** What was declared, beside who, when and about what. */
  facts: readonly Definition[];
  /** What follows. */
  children: string;
}

/** What was declared, with date and time, to keep: on the page, as a file and on paper. */
export function DeclarationResult(props: DeclarationResultProps) {
  const { what, file, facts, children, values, receipt } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const at = receipt.received_at;
  const items: Definition[] = [
    { term: 'Eingegangen am', value: `${formatDate(at)} um ${formatTime(at)} Uhr` },
    { term: 'Vorgang', value: receipt.reference },
    ...facts,
    { term: 'Vertrag', value: values.contract.trim() || 'silver+-Mitgliedschaft' },
    { term: 'Name', value: values.name.trim() },
    { term: 'E-Mail-Adresse', value: values.email.trim() },
  ];
  const title = `${what} ist eingegangen`;

  function download(): void {
    const lines = items.flatMap(({ term, value }) => (value ? [`${term}: ${value}`] : []));
    const text = [`silverjobs: ${title}`, '', ...lines, '', children, ''].join('\r\n');
    // The mark at the beginning lets older programs read umlauts.
    saveFile(`${file}.txt`, new Blob([`\uFEFF${text}`], { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <>
      <Card as="section" aria-label={title} tabIndex={-1} ref={box} className="plus-result">
        <Alert tone="success" announce title={title}>
          {`Die Bestätigung haben wir an ${values.email.trim()} geschickt. ${children}`}
        </Alert>
        <DefinitionList items={items} columns={2} />
      </Card>
      <Inline gap={3} stackOnPhone className="sj-no-print">
        <Button icon={<Download {...icon()} />} onClick={download}>
          Bestätigung herunterladen
        </Button>
        <Button icon={<Printer {...icon()} />} onClick={() => window.print()}>
          Drucken
        </Button>
        <LinkButton asChild variant="quiet">
          <Link to={paths.start}>Zur Startseite</Link>
        </LinkButton>
      </Inline>
    </>
  );
}
