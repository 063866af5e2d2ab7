import type { Brand, LogoDrawing, LogoPath, ColourToken } from '@portal/brand';

type Part = keyof Brand['logo'];

export type LogoProps<P extends Part = Part> = {
  brand: Pick<Brand, 'name'> & { logo: Pick<Brand['logo'], P> };
  /** Default: `full`. */
  part?: P;
  /** Height in px; the width follows. */
  height?: number;
};

const colour = (token: ColourToken) => `var(--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

function Stroke({ path }: { path: LogoPath }) {
  if ('fill' in path) return <path d={path.d} fill={colour(path.fill)} />;
  return (
    <path
      d={path.d}
      fill="none"
      stroke={colour(path.stroke)}
      strokeWidth={path.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The brand's logo in the colours of the theme. */
export function Logo<P extends Part = 'full'>({ brand, part = 'full' as P, height = 32 }: LogoProps<P>) {
  const drawing: LogoDrawing = brand.logo[part];
  return (
    <svg
      role="img"
      aria-label={brand.name}
      width={(drawing.width / drawing.height) * height}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      {drawing.paths.map((path) => (
        <Stroke key={path.d} path={path} />
      ))}
    </svg>
  );
}
