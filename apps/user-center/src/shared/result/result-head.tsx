import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  Icon,
  TriangleAlertIcon,
  XIcon,
  type Drawing,
  TitleText,
} from '@portal/ui';
import { keyframes, styled } from 'styled-components';
import type { ReactNode, Ref } from 'react';

/** How a money operation ended: `pending` while somebody still works on it, `cancelled` if the customer stopped it. */
export type ResultLook = 'done' | 'pending' | 'warn' | 'refused' | 'cancelled';

const icons = {
  done: CheckIcon,
  pending: ClockIcon,
  warn: TriangleAlertIcon,
  refused: CircleAlertIcon,
  cancelled: XIcon,
} satisfies Record<ResultLook, Drawing>;

const appear = keyframes`from { transform: scale(0.6); opacity: 0; }`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: var(--sunken);
  color: var(--text-soft);
  animation: ${appear} 0.25s ease-out;

  &[data-look='done'] {
    background: var(--ok-tint);
    color: var(--ok);
  }
  &[data-look='pending'] {
    background: var(--action-tint);
    color: var(--action-text);
  }
  &[data-look='warn'] {
    background: var(--warn-tint);
    color: var(--warn);
  }
  &[data-look='refused'] {
    background: var(--danger-tint);
    color: var(--danger-text);
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: 12px 16px;

  h2 {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  > :not(h2, :first-child) {
    grid-column: 1 / -1;
  }
  p {
    color: var(--text-soft);
  }
  @media (min-width: 640px) {
    > :not(h2, :first-child) {
      grid-column: 2;
    }
  }
`;

type Props = {
  look: ResultLook;
  title: string;
  amount: ReactNode;
  /** What happens next, and when. */
  children: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
};

/** The outcome of a money operation: a mark, the outcome in words, the amount, and what happens next. */
export function ResultHead({ look, title, amount, children, heading }: Props) {
  return (
    <Words aria-live="polite">
      <Mark data-look={look} key={look}>
        <Icon of={icons[look]} size={24} />
      </Mark>
      <h2 ref={heading} tabIndex={-1}>
        <TitleText>{title}</TitleText>
      </h2>
      <div>{amount}</div>
      <p>{children}</p>
    </Words>
  );
}
