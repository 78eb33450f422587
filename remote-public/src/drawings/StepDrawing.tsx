import type { ReactNode } from 'react';
import './drawings.css';

/** What the three steps of a search, and the telephone, look like. */
const SHAPES = {
  search: (
    <>
      <circle className="pub-d-ring" cx="54" cy="52" r="26" />
      <path className="pub-d-thick" d="m74 72 22 22" />
      <path
        className="pub-d-heart"
        d="M54 66q-15-10-15-19 0-8 8-8 5 0 7 5 2-5 7-5 8 0 8 8 0 9-15 19z"
      />
    </>
  ),
  write: (
    <>
      <path className="pub-d-paper" d="M30 26h60v72H30z" />
      <path className="pub-d-thin" d="M42 44h36M42 58h36M42 72h20" />
      <path className="pub-d-pen" d="m70 92 26-34 10 8-26 34-13 5z" />
    </>
  ),
  meet: (
    <>
      <circle className="pub-d-skin" cx="40" cy="44" r="16" />
      <circle className="pub-d-skin" cx="80" cy="44" r="16" />
      <path
        className="pub-d-hair"
        d="M24 42q0-18 16-18t16 18q-6-8-16-8t-16 8zM64 42q0-18 16-18t16 18q-6-8-16-8t-16 8z"
      />
      <path className="pub-d-coat" d="M16 98q0-34 24-34 20 0 20 34z" />
      <path className="pub-d-vest" d="M60 98q0-34 20-34 24 0 24 34z" />
    </>
  ),
  phone: (
    <>
      <path className="pub-d-pot" d="M26 76h68v24H26z" />
      <path className="pub-d-vest" d="M40 54h40l10 24H30z" />
      <circle className="pub-d-paper" cx="60" cy="68" r="10" />
      <path className="pub-d-handset" d="M22 50q0-26 38-26t38 26l-14 6-8-12q-16-4-32 0l-8 12z" />
    </>
  ),
  employer: (
    <>
      <path className="pub-d-house" d="M22 50h76v50H22z" />
      <path className="pub-d-awning" d="M26 30h68l10 24H16z" />
      <path className="pub-d-door" d="M66 62h20v38H66z" />
      <path className="pub-d-pane" d="M32 62h26v22H32z" />
    </>
  ),
} as const;

/** A small drawing beside a heading; decorative. */
export function StepDrawing({ shape }: { shape: keyof typeof SHAPES }): ReactNode {
  return (
    <svg className="pub-step-drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className="pub-d-ground" cx="60" cy="60" r="58" />
      {SHAPES[shape]}
    </svg>
  );
}
