import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useTexts } from '../texts/use-texts';
import { loadingTexts } from './loading-texts';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Bar = styled.span`
  display: block;
  height: 1em;
  margin-block: 0.3em;
  border-radius: var(--radius);
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='third'] {
    width: 33%;
  }
  &[data-shape='title'] {
    height: 28px;
    margin-block: 3px;
  }
  &[data-shape='block'] {
    height: 120px;
    margin: 0;
  }
  &[data-shape='chart'] {
    height: 320px;
    margin: 0;
  }
`;

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'chart';
  width?: 'full' | 'half' | 'third';
  /** Number of text lines; the last one is short. */
  lines?: number;
};

/** A grey placeholder for content that is loading. */
export function Skeleton({ shape = 'text', width = 'full', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} data-shape={shape} data-width={lines > 1 && line === lines - 1 ? 'half' : width} />
      ))}
    </span>
  );
}

/** Announces the loading state once to screen readers; the skeletons around it are visual only. */
export function Loading({ label }: { label?: string }) {
  const texts = useTexts('loading', loadingTexts);
  return <VisuallyHidden aria-live="polite">{label ?? texts.label}</VisuallyHidden>;
}
