import { styled } from 'styled-components';
import { useEffect, useState } from 'react';

const Box = styled.div`
  width: 176px;
  height: 176px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  /* Cameras want dark on light, whatever the theme. */
  color-scheme: light;
  background: Canvas;
  color: CanvasText;
`;

type Drawn = { size: number; path: string };

/** A URL as a QR code. The code that draws it is loaded after the page has mounted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let active = true;
    if (text === '') return undefined;
    import('qrcode').then(
      ({ create }) => {
        const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
        const dark = Array.from(data).flatMap((on, index) =>
          on ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : [],
        );
        if (active) setDrawn({ size, path: dark.join('') });
      },
      () => undefined,
    );
    return () => {
      active = false;
    };
  }, [text]);
  return (
    <Box>
      {drawn && (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={drawn.path} fill="currentColor" />
        </svg>
      )}
    </Box>
  );
}
