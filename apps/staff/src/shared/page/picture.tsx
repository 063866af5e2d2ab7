import { Button, Row, Skeleton, styled, Text } from '@portal/ui';
import { useState } from 'react';

const View = styled.div`
  position: relative;
  overflow: auto;
  height: 320px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    transform-origin: 0 0;
  }
  @media (max-width: 639.98px) {
    height: 240px;
  }
`;

const zooms = [1, 1.5, 2, 3];

type Props = {
  address: string;
  label: string;
  /** Quarter turns and zoom are set together for both pictures, so that they can be compared. */
  turns: number;
  zoom: number;
  onZoom: () => void;
};

/** One picture of a document, zoomed and turned. */
export function Picture({ address, label, turns, zoom, onZoom }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return (
    <figure style={{ minWidth: 0 }}>
      <View onDoubleClick={onZoom} tabIndex={0} role="region" aria-label={label}>
        {state === 'loading' && <Skeleton shape="block" />}
        {state === 'failed' ? (
          <Row data-justify="center" style={{ height: '100%' }}>
            <Text data-tone="danger">图片没有加载</Text>
            <Button
              size="small"
              onClick={() => {
                setAttempt(attempt + 1);
                setState('loading');
              }}
            >
              重试
            </Button>
          </Row>
        ) : (
          <img
            key={attempt}
            src={address}
            alt={label}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, transform: turned(turns), maxWidth: 'none' }}
          />
        )}
      </View>
      <figcaption>
        <Text data-size={12} data-tone="soft">
          {label}
        </Text>
      </figcaption>
    </figure>
  );
}

/** A quarter turn about the top left corner moves the picture out of sight, so it is moved back. */
const turned = (turns: number) =>
  ['none', 'translateX(100%) rotate(90deg)', 'translate(100%, 100%) rotate(180deg)', 'translateY(100%) rotate(270deg)'][
    turns % 4
  ];

export const nextZoom = (zoom: number): number => zooms.find((one) => one > zoom) ?? 1;
