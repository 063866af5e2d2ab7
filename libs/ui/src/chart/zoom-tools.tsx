import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { RotateCcwIcon, ScanIcon, ZoomInIcon, ZoomOutIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { chartTexts } from './chart-texts';
import type { CandleDrawing } from './draw-candles';

const Group = styled.span`
  display: inline-flex;
`;

const CLOSER = 0.6;

type Props = {
  drawing: CandleDrawing | undefined;
  /** Whether a drag over the chart selects what to enlarge. */
  boxing: boolean;
  onBoxing: (boxing: boolean) => void;
};

/** Buttons that enlarge a chart, for those who do not drag or pinch. */
export function ZoomTools({ drawing, boxing, onBoxing }: Props) {
  const texts = useTexts('chart', chartTexts);
  return (
    <Group role="group" aria-label={texts.zoom}>
      <IconButton label={texts.zoomOut} onClick={() => drawing?.zoomBy(1 / CLOSER)}>
        <Icon of={ZoomOutIcon} size={18} />
      </IconButton>
      <IconButton label={texts.zoomIn} onClick={() => drawing?.zoomBy(CLOSER)}>
        <Icon of={ZoomInIcon} size={18} />
      </IconButton>
      <IconButton label={texts.zoomBox} aria-pressed={boxing} onClick={() => onBoxing(!boxing)}>
        <Icon of={ScanIcon} size={18} />
      </IconButton>
      <IconButton label={texts.zoomReset} onClick={() => drawing?.resetZoom()}>
        <Icon of={RotateCcwIcon} size={18} />
      </IconButton>
    </Group>
  );
}
