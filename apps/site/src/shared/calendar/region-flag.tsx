import type { CalendarRegion } from '@portal/contract/content';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

// The colours of flags are not those of a brand or a theme.
const Flag = styled.svg`
  display: inline-block;
  flex: none;
  width: 20px;
  height: 14px;
  border-radius: 2px;
  vertical-align: -2px;

  [data-c='red'] {
    fill: crimson;
  }
  [data-c='blue'] {
    fill: darkblue;
  }
  [data-c='white'] {
    fill: white;
  }
  [data-c='gold'] {
    fill: gold;
  }
  [data-c='globe'] {
    fill: none;
    stroke: var(--text-soft);
    stroke-linejoin: round;
  }
`;

const white = <path data-c="white" d="M0 0h20v14H0z" />;
const red = <path data-c="red" d="M0 0h20v14H0z" />;
const blue = <path data-c="blue" d="M0 0h20v14H0z" />;
const union = (
  <>
    <path data-c="white" d="M0 0h10v7H0z" />
    <path data-c="red" d="M4 0h2v7H4zM0 2.5h10v2H0z" />
  </>
);

/** Simplified flags, 20 × 14. */
const flags: Readonly<Record<CalendarRegion, ReactNode>> = {
  US: (
    <>
      {white}
      <path data-c="red" d="M0 0h20v2H0zM0 4h20v2H0zM0 8h20v2H0zM0 12h20v2H0z" />
      <path data-c="blue" d="M0 0h9v8H0z" />
    </>
  ),
  EU: (
    <>
      {blue}
      <path
        data-c="gold"
        d="M9.3 2h1.4v1.4H9.3zM9.3 10.6h1.4V12H9.3zM5 6.3h1.4v1.4H5zM13.6 6.3H15v1.4h-1.4zM6.3 3.3h1.4v1.4H6.3zM12.3 3.3h1.4v1.4h-1.4zM6.3 9.3h1.4v1.4H6.3zM12.3 9.3h1.4v1.4h-1.4z"
      />
    </>
  ),
  GB: (
    <>
      {blue}
      <path data-c="white" d="M0 0h3l17 12v2h-3L0 2zM20 0h-3L0 12v2h3L20 2zM8 0h4v14H8zM0 5h20v4H0z" />
      <path data-c="red" d="M9 0h2v14H9zM0 6h20v2H0z" />
    </>
  ),
  JP: (
    <>
      {white}
      <circle data-c="red" cx="10" cy="7" r="4" />
    </>
  ),
  CN: (
    <>
      {red}
      <path
        data-c="gold"
        d="M4.5 2l.8 2.2h2.3L5.8 5.6l.7 2.3-2-1.4-2 1.4.7-2.3L1.400 4.200h2.300zM9 1.500h1v1H9zM10.800 3.200h1v1h-1zM10.800 5.600h1v1h-1zM9 7.200h1v1H9z"
      />
    </>
  ),
  CA: (
    <>
      {white}
      <path
        data-c="red"
        d="M0 0h5v14H0zM15 0h5v14h-5zM10 2.500l1 2 1.500-.5-.5 2.500 1.500-.5-1.500 2.500h-1.600v2h-.8v-2H8l-1.500-2.500 1.500.5-.5-2.500 1.500.5z"
      />
    </>
  ),
  AU: (
    <>
      {blue}
      {union}
      <path
        data-c="white"
        d="M4 9h2v2H4zM14 2h1.500v1.500H14zM17 5h1.500v1.500H17zM14 10h1.500v1.500H14zM12 6h1.500v1.500H12z"
      />
    </>
  ),
  NZ: (
    <>
      {blue}
      {union}
      <path data-c="red" d="M14 2h2v2h-2zM17 5h2v2h-2zM14 10h2v2h-2zM12 6h2v2h-2z" />
    </>
  ),
  CH: (
    <>
      {red}
      <path data-c="white" d="M9 3h2v8H9zM6 6h8v2H6z" />
    </>
  ),
  // No flag: a globe.
  INT: <path data-c="globe" d="M10 1a6 6 0 1 0 0 12 6 6 0 1 0 0-12zq-5 6 0 12q5-6 0-12M4 7h12" />,
};

/** The flag of a region. Its name stands beside it. */
export function RegionFlag({ of }: { of: CalendarRegion }) {
  return (
    <Flag viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {flags[of]}
    </Flag>
  );
}
