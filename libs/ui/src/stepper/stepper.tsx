import styled from 'styled-components';
import { CheckIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useTexts } from '../texts/use-texts';
import { stepperTexts } from './stepper-texts';

/** State of a step; `waiting` means that somebody else must act. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed' | 'ahead';
/** One step; `note` adds details on wide screens. */
export type Step = { id: string; title: string; state: StepState; note?: string };

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;

  li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 8px;
    padding-inline: 4px;
    color: var(--text-faint);
    font-size: var(--text-14);
    text-align: center;
    line-height: var(--leading-close);
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: 15px calc(50% + 20px) auto calc(-50% + 20px);
    border-top: 1px solid var(--line-strong);
  }
  li:is([data-state='done'], [data-state='current'], [data-state='waiting'], [data-state='failed']) {
    color: var(--text);
  }
  li[data-state='current'] strong {
    font-weight: 600;
  }
  strong {
    font-weight: 500;
  }
  small {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  @media (max-width: 639.98px) {
    small {
      display: none;
    }
    li {
      font-size: var(--text-12);
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--text-soft);
  font-weight: 500;

  [data-state='done'] > & {
    border-color: var(--ok);
    color: var(--ok);
  }
  [data-state='current'] > & {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  [data-state='waiting'] > & {
    border-color: var(--warn);
    color: var(--warn);
  }
  [data-state='failed'] > & {
    border-color: var(--danger-text);
    color: var(--danger-text);
  }
`;

/** Steps of a longer process, each with its actual state. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const texts = useTexts('stepper', stepperTexts);
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Sign aria-hidden="true">{step.state === 'done' ? <Icon of={CheckIcon} size={16} /> : index + 1}</Sign>
          <strong>{step.title}</strong>
          <VisuallyHidden>{texts.state(texts[step.state])}</VisuallyHidden>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </List>
  );
}
