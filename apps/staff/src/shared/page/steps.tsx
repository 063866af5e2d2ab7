import type { StatusStep } from '@portal/contract/staff';
import { Card, DateTime, Lines, Text } from '@portal/ui';
import { actorOf } from './actor-of';

type Props = {
  /** Oldest first. */
  steps: readonly StatusStep[];
  /** A status in words. */
  nameOf: (status: string) => string;
};

/** What has happened to a document: when, what, by whom and why. */
export function Steps({ steps, nameOf }: Props) {
  return (
    <Card title="经过">
      <Lines>
        {steps.map((step) => (
          <li key={`${step.status}${step.at}`}>
            <Text data-size={14}>
              <DateTime value={step.at} /> {nameOf(step.status)} {actorOf(step.actor)}
              {step.reason && `：${step.reason}`}
            </Text>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
