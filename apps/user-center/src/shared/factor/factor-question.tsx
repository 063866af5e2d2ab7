import { useFactorOptionsMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { FactorAnswer, FactorKind } from '@portal/contract/kernel';
import { Stack, Text } from '@portal/ui';
import { FactorForm } from '@portal/ui/factor';
import type { FormFailure } from '@portal/ui/form';

export type FactorQuestionProps = {
  text: string;
  kinds: readonly FactorKind[];
  /** What follows, such as `出金 97.00 USD`. */
  submitLabel: string;
  /** Performs the act with the answer; resolves to the refusal that stands here. */
  onAnswer: (factor: FactorAnswer) => Promise<FormFailure | undefined>;
};

/** Asks the signed-in customer for the second factor before an act. */
export function FactorQuestion({ text, kinds, submitLabel, onAnswer }: FactorQuestionProps) {
  const [factorOptions] = useFactorOptionsMutation();
  return (
    <Stack data-gap={4}>
      <Text as="p" data-size={14} data-tone="soft">
        {text}
      </Text>
      <FactorForm
        kinds={kinds}
        submitLabel={submitLabel}
        onPasskeyOptions={async () => {
          const asked = await factorOptions({});
          return asked.data === undefined ? { failure: failureOf(asked) } : { options: asked.data };
        }}
        onAnswer={(factor) => onAnswer(factor as FactorAnswer)}
      />
    </Stack>
  );
}
