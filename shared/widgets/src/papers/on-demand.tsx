import { useLazyComponent } from '@silverjobs/shell';
import { Spinner, Text } from '@silverjobs/ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

const importPicker = async () => (await import('./index.ts')).PaperPicker;
const importAttached = async () => (await import('./index.ts')).AttachedPapers;

type PickerProps = ComponentProps<Awaited<ReturnType<typeof importPicker>>>;
type AttachedProps = ComponentProps<Awaited<ReturnType<typeof importAttached>>>;

/** The choice of papers, whose code most messages never need; without it a message goes all the same. */
export function LazyPaperPicker(props: PickerProps): ReactNode {
  const { Component, load, failed } = useLazyComponent(importPicker, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  if (!failed) return <Spinner label="Ihre Unterlagen werden geladen …" />;
  return <Text tone="quiet">Ihre Unterlagen können gerade nicht geladen werden.</Text>;
}

/** The papers of a message; few messages have any. */
export function LazyAttachedPapers(props: AttachedProps): ReactNode {
  const { Component, load } = useLazyComponent(importAttached, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  const names = props.papers.flatMap(({ paper }) => paper?.name ?? []);
  return <Text>Unterlagen: {names.join(', ') || 'zurückgezogen'}</Text>;
}
