import { useAppropriatenessQuery } from '@portal/api-client/identity';
import type { Appropriateness as Standing } from '@portal/contract/identity';
import { Button, DateTime, Notice, Skeleton, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { ConfirmWarningForm } from './confirm-warning.form';
import { QuestionsForm } from './questions.form';

const Warning = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Notice tone="warn" title="风险提醒">
    {paragraphs.map((paragraph) => (
      <Text as="p" key={paragraph}>
        {paragraph}
      </Text>
    ))}
  </Notice>
);

/** The warning, and what the customer can do about it now. */
function Answered({ standing }: { standing: Standing }) {
  const { state, warning = [], coolingUntil, questions } = standing;
  const [again, setAgain] = useState(false);
  if (again && questions) return <QuestionsForm standing={standing} questions={questions} />;
  return (
    <Stack>
      <Warning paragraphs={warning} />
      {state === 'cooling' && coolingUntil && (
        <Text as="p">
          请先用这段时间了解产品。
          <DateTime value={coolingUntil} show="minute" />
          （北京时间）之后，您可以重新作答，或确认风险提醒后开立 MT5 账户。
        </Text>
      )}
      {state === 'confirm' && <ConfirmWarningForm />}
      {state === 'confirm' && questions && (
        <div>
          <Button tone="quiet" onClick={() => setAgain(true)}>
            重新作答
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The questionnaire before the first MT5 account, its warning and its cooling-off period. */
export function Appropriateness() {
  const query = useAppropriatenessQuery();
  return (
    <Loaded query={query} skeleton={<Skeleton lines={8} />}>
      {(standing) =>
        standing.state === 'open' ? (
          <QuestionsForm standing={standing} questions={standing.questions ?? []} />
        ) : (
          standing.warning && <Answered standing={standing} />
        )
      }
    </Loaded>
  );
}
