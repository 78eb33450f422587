import { type ReactNode, useId } from 'react';

/** A laptop on which four people take part in a course. Decoration. */
export function HeroPicture(): ReactNode {
  const id = useId();
  return (
    <svg
      className="courses-hero__picture"
      viewBox="0 0 484 360"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={`${id}t0`}>
          <rect x="70" y="60" width="167" height="100" rx="4" />
        </clipPath>
        <clipPath id={`${id}t1`}>
          <rect x="243" y="60" width="167" height="100" rx="4" />
        </clipPath>
        <clipPath id={`${id}t2`}>
          <rect x="70" y="166" width="167" height="100" rx="4" />
        </clipPath>
        <clipPath id={`${id}t3`}>
          <rect x="243" y="166" width="167" height="100" rx="4" />
        </clipPath>
      </defs>
      <ellipse cx="240" cy="338" rx="210" ry="16" fill="#cdeef0" />
      <rect x="50" y="40" width="380" height="246" rx="16" fill="#001529" />
      <rect x="64" y="54" width="352" height="218" rx="6" fill="#fff" />
      <g clipPath={`url(#${id}t0)`}>
        <rect x="70" y="60" width="167" height="100" fill="#fbeedd" />
        <g transform="translate(154 132) scale(0.44)">
          <path
            d="M-50-62c0-40 22-58 50-58s50 18 50 58v40c0 14-14 18-24 14h-52c-10 4-24 0-24-14z"
            fill="#cfd4d8"
          />
          <path d="M-92 96C-90 40-62 18-22 12h44c40 6 68 28 70 84z" fill="#005b61" />
          <path d="M-20-16h40v30c-4 20-36 20-40 0z" fill="#eec39d" />
          <path d="M-34 18c10-16 58-16 68 0 2 14-14 22-34 22s-36-8-34-22z" fill="#f6b14b" />
          <circle cx="-40" cy="-52" r="9" fill="#eec39d" />
          <circle cx="40" cy="-52" r="9" fill="#eec39d" />
          <path
            d="M-40-70c0-28 18-42 40-42s40 14 40 42v24C40-18 20 4 0 4S-40-18-40-46z"
            fill="#eec39d"
          />
          <path
            d="M-42-58c-4-36 14-60 44-60 28 0 44 20 40 60-4-14-14-28-30-32-14 12-34 14-48 14-3 6-5 10-6 18z"
            fill="#cfd4d8"
          />
          <circle cx="-15" cy="-54" r="3.6" fill="#001529" />
          <circle cx="15" cy="-54" r="3.6" fill="#001529" />
          <path
            d="M-13-26c8 9 18 9 26 0"
            fill="none"
            stroke="#001529"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <g fill="none" stroke="#001529" strokeWidth="3">
            <circle cx="-16" cy="-54" r="12" />
            <circle cx="16" cy="-54" r="12" />
            <path d="M-4-55q4-3 8 0M-28-56l-11-3M28-56l11-3" />
          </g>
        </g>
      </g>
      <g clipPath={`url(#${id}t1)`}>
        <rect x="243" y="60" width="167" height="100" fill="#ece6f6" />
        <g transform="translate(327 132) scale(0.44)">
          <path d="M-92 96C-90 40-62 18-22 12h44c40 6 68 28 70 84z" fill="#001529" />
          <path d="M-20-16h40v30c-4 20-36 20-40 0z" fill="#e0ac82" />
          <path d="M-24 12l10-8L0 24 14 4l10 8-12 22L0 24l-12 10z" fill="#fff" />
          <circle cx="-40" cy="-52" r="9" fill="#e0ac82" />
          <circle cx="40" cy="-52" r="9" fill="#e0ac82" />
          <path
            d="M-40-70c0-28 18-42 40-42s40 14 40 42v24C40-18 20 4 0 4S-40-18-40-46z"
            fill="#e0ac82"
          />
          <path
            d="M-43-58c-6-40 16-62 44-62 30 0 48 20 42 62-4-16-10-24-16-30-16 6-38 6-52 0-8 6-14 14-18 30z"
            fill="#8b9298"
          />
          <circle cx="-15" cy="-54" r="3.6" fill="#001529" />
          <circle cx="15" cy="-54" r="3.6" fill="#001529" />
          <path
            d="M-13-26c8 9 18 9 26 0"
            fill="none"
            stroke="#001529"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
      <g clipPath={`url(#${id}t2)`}>
        <rect x="70" y="166" width="167" height="100" fill="#e3f1e4" />
        <g transform="translate(154 238) scale(0.44)">
          <path d="M-92 96C-90 40-62 18-22 12h44c40 6 68 28 70 84z" fill="#003a3d" />
          <path d="M-20-16h40v30c-4 20-36 20-40 0z" fill="#c98f66" />
          <path d="M-24 12l10-8L0 24 14 4l10 8-12 22L0 24l-12 10z" fill="#fff" />
          <circle cx="-40" cy="-52" r="9" fill="#c98f66" />
          <circle cx="40" cy="-52" r="9" fill="#c98f66" />
          <path
            d="M-40-70c0-28 18-42 40-42s40 14 40 42v24C40-18 20 4 0 4S-40-18-40-46z"
            fill="#c98f66"
          />
          <path
            d="M-43-48c-5-16-3-30 3-38 4 10 3 24 2 38zM43-48c5-16 3-30-3-38-4 10-3 24-2 38z"
            fill="#565d64"
          />
          <path
            d="M-38-44c4 14 14 16 22 12 8-6 24-6 32 0 8 4 18 2 22-12 2 34-16 50-38 50s-40-16-38-50z"
            fill="#8d949a"
          />
          <path
            d="M-9-22c6 4 12 4 18 0"
            fill="none"
            stroke="#c98f66"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="-15" cy="-54" r="3.6" fill="#001529" />
          <circle cx="15" cy="-54" r="3.6" fill="#001529" />
          <g fill="none" stroke="#001529" strokeWidth="3">
            <circle cx="-16" cy="-54" r="12" />
            <circle cx="16" cy="-54" r="12" />
            <path d="M-4-55q4-3 8 0M-28-56l-11-3M28-56l11-3" />
          </g>
        </g>
      </g>
      <g clipPath={`url(#${id}t3)`}>
        <rect x="243" y="166" width="167" height="100" fill="#dcebf5" />
        <g transform="translate(327 238) scale(0.44)">
          <circle cx="0" cy="-122" r="20" fill="#d9dde0" />
          <path d="M-92 96C-90 40-62 18-22 12h44c40 6 68 28 70 84z" fill="#4f9a6b" />
          <path d="M-20-16h40v30c-4 20-36 20-40 0z" fill="#e9b990" />
          <path d="M-22 12L0 44l22-32-8-4L0 22l-14-14z" fill="#fff" />
          <circle cx="-40" cy="-52" r="9" fill="#e9b990" />
          <circle cx="40" cy="-52" r="9" fill="#e9b990" />
          <path
            d="M-40-70c0-28 18-42 40-42s40 14 40 42v24C40-18 20 4 0 4S-40-18-40-46z"
            fill="#e9b990"
          />
          <path
            d="M-43-54c-5-40 16-64 43-64s48 24 43 64c-4-18-16-32-43-34-27 2-39 16-43 34z"
            fill="#d9dde0"
          />
          <circle cx="-15" cy="-54" r="3.6" fill="#001529" />
          <circle cx="15" cy="-54" r="3.6" fill="#001529" />
          <path
            d="M-13-26c8 9 18 9 26 0"
            fill="none"
            stroke="#001529"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
      <path d="M20 288h440l18 20c4 8-2 14-10 14H12c-8 0-14-6-10-14z" fill="#3d4f60" />
      <rect x="196" y="288" width="88" height="10" rx="5" fill="#24384a" />
      <rect x="372" y="12" width="96" height="50" rx="18" fill="#005b61" />
      <path d="M394 60l-6 24 28-24z" fill="#005b61" />
      <rect x="392" y="32" width="56" height="8" rx="5" fill="#fff" />
      <path
        d="M28 38c2.24 8.68 5.32 11.76 14 14c-8.68 2.24 -11.76 5.32 -14 14c-2.24 -8.68 -5.32 -11.76 -14 -14c8.68 -2.24 11.76 -5.32 14 -14z"
        fill="#f6b14b"
      />
      <path
        d="M462 100c1.6 6.2 3.8 8.4 10 10c-6.2 1.6 -8.4 3.8 -10 10c-1.6 -6.2 -3.8 -8.4 -10 -10c6.2 -1.6 8.4 -3.8 10 -10z"
        fill="#d9705a"
      />
      <g transform="translate(452 262) scale(0.62)">
        <path
          d="M0 0v-50"
          fill="none"
          stroke="#4f9a6b"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M0-30c-30 0-40-16-42-36 26 0 42 12 42 36zM0-42c26-2 36-16 38-36-24 2-38 14-38 36z"
          fill="#4f9a6b"
        />
        <path d="M-26 0h52l-8 44h-36z" fill="#d9705a" />
        <rect x="-30" y="-4" width="60" height="14" rx="5" fill="#c45f4a" />
      </g>
    </svg>
  );
}
