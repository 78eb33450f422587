import { type Parse, useShell } from '@silverjobs/shell';
import { type Segment, SegmentedControl } from '@silverjobs/ui';
import { useEffect, useState } from 'react';

type TextSize = '1' | '2' | '3';

const STORAGE_KEY = 'textSize';

const sizes: Segment<TextSize>[] = [
  { value: '1', label: 'A', explanation: 'normale Schrift' },
  { value: '2', label: <PlusSign text="A" plus="+" />, explanation: 'große Schrift' },
  { value: '3', label: <PlusSign text="A" plus="++" />, explanation: 'sehr große Schrift' },
];

const parse: Parse<TextSize> = (value) =>
  value === 2 ? '2' : value === 3 ? '3' : value === 1 ? '1' : null;

/** Chooses the text size: 100, 125 or 150 per cent; kept across visits (LAY-10). */
export function TextSizeControl() {
  const { storage } = useShell();
  const [size, setSize] = useState<TextSize>('1');

  useEffect(() => {
    const kept = storage.read(STORAGE_KEY, parse);
    if (kept) setSize(kept);
  }, [storage]);

  function choose(next: TextSize) {
    setSize(next);
    storage.write(STORAGE_KEY, Number(next), 'device');
    document.documentElement.dataset.textSize = next;
  }

  return (
    <SegmentedControl strong label="Schriftgröße" segments={sizes} value={size} onChange={choose} />
  );
}

function PlusSign({ text, plus }: { text: string; plus: string }) {
  return (
    <span>
      {text}
      <sup>{plus}</sup>
    </span>
  );
}
