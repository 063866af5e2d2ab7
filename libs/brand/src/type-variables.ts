import type { TypeScale } from './type-scale';

/** A type scale as CSS declarations: `--text-28:1.75rem;`, `--leading-body:1.6;`, `--heading-weight:600;`. */
export function typeVariables({ sizes, leading, heading }: TypeScale): string {
  const lines = [
    ...Object.entries(sizes).map(([step, size]) => `--text-${step}:${size}rem;`),
    ...Object.entries(leading).map(([name, height]) => `--leading-${name}:${height};`),
    `--heading-weight:${heading.weight};--heading-spacing:${heading.spacing}em;`,
  ];
  return lines.join('');
}
