import { Card, DefinitionList, Split, Stack, Timeline, type Definition, type TimelineEvent } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { useFocusHere } from '../page/use-focus-here';
import { DoubtLink } from '../support/doubt-link';
import { ResultActions } from './result-actions';
import { ResultHead, type ResultLook } from './result-head';

const Progress = styled.div`
  padding: 20px;
  border-radius: var(--radius-large);
  background: var(--sunken);
`;

type Props = {
  look: ResultLook;
  title: string;
  /** Number of the document. */
  no: string;
  amount: ReactNode;
  /** What happens next, and when. */
  text: ReactNode;
  facts: readonly Definition[];
  /** Buttons, the primary one first. */
  actions: ReactNode;
  progress: { label: string; events: readonly TimelineEvent[] };
};

/** The result of a money operation, in the place of its form: in view, focused, with the next actions and the progress. */
export function ResultCard({ look, title, no, amount, text, facts, actions, progress }: Props) {
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <Card>
      <Split data-gap={8}>
        <Stack data-gap={6}>
          <ResultHead look={look} title={title} amount={amount} heading={heading}>
            {text}
          </ResultHead>
          <DefinitionList items={facts} />
          <ResultActions>{actions}</ResultActions>
          <DoubtLink about={no} />
        </Stack>
        <Progress>
          <Timeline {...progress} />
        </Progress>
      </Split>
    </Card>
  );
}
