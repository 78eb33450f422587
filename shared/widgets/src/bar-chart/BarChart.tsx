import type { ReactNode } from 'react';
import './bar-chart.css';

interface BarChartProps {
  /** What the bars show. */
  title: string;
  /** One after the other; null where there is nothing to say. */
  bars: readonly { key: string; label: string; value: number | null; text: string }[];
}

/** The width of all bars in units of the picture. */
const WIDTH = 100;

/** Bars with their values as words: who does not see the bars misses nothing. */
export function BarChart({ title, bars }: BarChartProps): ReactNode {
  const values = bars.map(({ value }) => Math.abs(value ?? 0));
  const most = Math.max(1, ...values);
  return (
    <figure className="bar-chart" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ol>
        {bars.map(({ key, label, value, text }) => (
          <li key={key}>
            <span className="bar-chart__label">{label}</span>
            <svg
              className="bar-chart__bar"
              viewBox={`0 0 ${WIDTH} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                className={value !== null && value < 0 ? 'bar-chart__below' : undefined}
                width={(WIDTH * Math.abs(value ?? 0)) / most}
                height="1"
              />
            </svg>
            <span className="bar-chart__value">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
