import { createElement, type SVGProps } from 'react';
import type { X } from 'lucide';

/** The paths of an icon as data. */
export type Drawing = typeof X;

export type IconProps = SVGProps<SVGSVGElement> & {
  of: Drawing;
  /** Width and height in px. */
  size?: number;
};

/** Renders an icon, hidden from screen readers. Its 1.5 px line is set in GlobalStyle. */
export function Icon({ of, size = 24, ...rest }: IconProps) {
  return (
    <svg
      className="lucide"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
