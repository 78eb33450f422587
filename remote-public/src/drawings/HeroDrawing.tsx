import type { ReactNode } from 'react';
import './drawings.css';

/** Two people with much to tell at the counter of a small shop; decorative. */
export function HeroDrawing(): ReactNode {
  return (
    <svg className="pub-drawing" viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <circle className="pub-d-sun" cx="430" cy="92" r="62" />
      <path className="pub-d-hill2" d="M0 300q120-110 270-60t290-40v220H0z" />
      <path className="pub-d-hill" d="M0 340q150-80 300-30t260-20v130H0z" />
      <path className="pub-d-house" d="M56 178h156v150H56z" />
      <path className="pub-d-roof" d="M40 182 134 104l94 78z" />
      <path className="pub-d-door" d="M154 248h36v80h-36z" />
      <path className="pub-d-pane" d="M78 214h52v46H78z" />
      <path className="pub-d-awning" d="M70 206h68l10 22H60z" />
      <g className="pub-d-tree">
        <path className="pub-d-wood" d="M500 214h12v100h-12z" />
        <circle cx="506" cy="196" r="46" />
        <circle cx="476" cy="226" r="28" />
        <circle cx="534" cy="228" r="26" />
      </g>
      <g>
        <path className="pub-d-coat" d="M236 400V300q0-50 46-50t46 50v100z" />
        <path className="pub-d-skin" d="M272 238h20v20h-20z" />
        <circle className="pub-d-skin" cx="282" cy="212" r="31" />
        <path className="pub-d-hair" d="M250 212q-4-40 32-40t32 40q-10-18-32-18t-32 18z" />
        <circle className="pub-d-hair" cx="282" cy="170" r="13" />
        <path className="pub-d-line" d="M270 212h.1M294 212h.1M272 226q10 8 20 0" />
        <path className="pub-d-arm" d="M318 290q22 34 50 26" />
      </g>
      <g>
        <path className="pub-d-vest" d="M384 400V296q0-48 48-48t48 48v104z" />
        <path className="pub-d-skin" d="M422 236h20v20h-20z" />
        <circle className="pub-d-skin" cx="432" cy="208" r="31" />
        <path
          className="pub-d-hair"
          d="M401 204q0-36 31-36t31 36q-8-14-31-14t-31 14zM408 222q24 10 48 0-2 26-24 26t-24-26z"
        />
        <path className="pub-d-line" d="M420 206h.1M444 206h.1M424 226q8 6 16 0" />
        <path className="pub-d-arm" d="M394 292q-14 32-30 26" />
      </g>
      <path className="pub-d-pot" d="M350 300h34l-6 36h-22z" />
      <path
        className="pub-d-leaf"
        d="M366 300q-30-10-26-40 26 6 26 40zm2 0q28-14 22-46-26 12-22 46z"
      />
      <path className="pub-d-table" d="M200 344h320v14H200z" />
      <path className="pub-d-cloth" d="M212 358h296v62H212z" />
      <path
        className="pub-d-bubble"
        d="M318 60h92q16 0 16 16v36q0 16-16 16h-58l-20 22v-22h-14q-16 0-16-16V76q0-16 16-16z"
      />
      <path
        className="pub-d-heart"
        d="M364 116q-24-16-24-30 0-12 12-12 8 0 12 8 4-8 12-8 12 0 12 12 0 14-24 30z"
      />
    </svg>
  );
}
