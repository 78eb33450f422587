import type { Paper } from '@silverjobs/contract';

const KINDS: Readonly<Record<Paper['media_type'], string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'image/jpeg': 'Foto',
  'image/png': 'Bild',
};

const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** '340 KB', '2,5 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1_024))} KB`;
  return `${megabytes.format(bytes / 1_048_576)} MB`;
}

/** 'PDF, 2 Seiten, 340 KB'. */
export function paperFacts({
  media_type,
  pages,
  bytes,
}: Pick<Paper, 'media_type' | 'pages' | 'bytes'>): string {
  const count = pages === null ? null : pages === 1 ? '1 Seite' : `${pages} Seiten`;
  return [KINDS[media_type], count, sizeText(bytes)].filter(Boolean).join(', ');
}
