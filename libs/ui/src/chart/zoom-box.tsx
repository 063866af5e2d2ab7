import { useState, type PointerEvent } from 'react';
import styled from 'styled-components';

const Layer = styled.div`
  z-index: 4;
  cursor: crosshair;
  touch-action: none;

  > i {
    position: absolute;
    inset-block: 0;
    border-inline: 1px solid var(--action-text);
    background: var(--action-tint);
    opacity: 0.6;
  }
`;

type Props = { onZoom: (from: number, to: number) => void };

/** Takes a drag over the plot and answers the horizontal positions of its two ends, in pixels. */
export function ZoomBox({ onZoom }: Props) {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const xOf = (event: PointerEvent<HTMLElement>) => event.clientX - event.currentTarget.getBoundingClientRect().left;
  return (
    <Layer
      data-part="zoom-box"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: xOf(event), to: xOf(event) });
      }}
      onPointerMove={(event) => {
        const to = xOf(event);
        setDrag((now) => now && { ...now, to });
      }}
      onPointerUp={() => {
        if (drag) onZoom(Math.min(drag.from, drag.to), Math.max(drag.from, drag.to));
        setDrag(undefined);
      }}
      onPointerCancel={() => setDrag(undefined)}
    >
      {drag && (
        <i style={{ left: Math.min(drag.from, drag.to), width: Math.abs(drag.to - drag.from) }} aria-hidden="true" />
      )}
    </Layer>
  );
}
