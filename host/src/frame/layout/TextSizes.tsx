import { useDisplay } from '@silverjobs/shell';
import { SegmentedControl } from '@silverjobs/ui';
import { useDisplayChoice } from '../display/use-display-choice.ts';

const STEPS = [
  { value: '1', label: 'A', explanation: '100 %' },
  { value: '2', label: <Letter step={2} signs="+" />, explanation: '125 %' },
  { value: '3', label: <Letter step={3} signs="++" />, explanation: '150 %' },
] as const;

function Letter({ step, signs }: { step: 2 | 3; signs: string }) {
  return (
    <span className={`text-size-${step}`}>
      A<span className="text-size-signs">{signs}</span>
    </span>
  );
}

/**
 * The text size in the header, each step in its own size; the largest and all else is in '/darstellung'
 * (display-1). What the account does not take holds in this browser, and '/darstellung' sends it again.
 */
export function TextSizes() {
  const { size } = useDisplay();
  const { choose } = useDisplayChoice();
  return (
    <div className="text-sizes">
      <SegmentedControl
        label="Schriftgröße"
        strong
        segments={STEPS}
        value={String(size)}
        onChange={(step) =>
          choose(
            { size: Number(step) as 1 | 2 | 3 },
            `Schriftgröße: ${STEPS.find(({ value }) => value === step)?.explanation}`,
          )
        }
      />
    </div>
  );
}
