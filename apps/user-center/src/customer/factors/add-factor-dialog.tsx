import type { FactorKind, FactorOptions } from '@portal/contract/kernel';
import { Dialog, useToast } from '@portal/ui';
import type { FormFailure } from '@portal/ui/form';
import { useState } from 'react';
import { deviceName } from '../../shared/browser/device-name';
import { FactorQuestion } from '../../shared/factor/factor-question';
import { factorKinds } from './factor-kinds';
import { IdentifyForm } from './identify.form';
import { RecoveryCodes } from './recovery-codes';
import { TotpForm } from './totp.form';
import { useAddFactor, type Identified } from './use-add-factor';

type Step =
  | { at: 'identify' }
  | { at: 'question'; options: FactorOptions; identified: Identified }
  | { at: 'totp'; label: string; totp: { secret: string; uri: string } }
  | { at: 'codes'; codes: readonly string[] };

type Props = {
  open: boolean;
  kind: FactorKind;
  /** Whether the customer has none yet. */
  first: boolean;
  onClose: () => void;
};

/** Adds a second factor step by step. */
export function AddFactorDialog({ open, kind, first, onClose }: Props) {
  return (
    <Dialog open={open} title={`添加${factorKinds[kind]}`} onClose={onClose}>
      <Steps kind={kind} first={first} onDone={onClose} />
    </Dialog>
  );
}

function Steps({ kind, first: wasFirst, onDone }: { kind: FactorKind; first: boolean; onDone: () => void }) {
  // With the new factor the list changes while the codes are shown.
  const [first] = useState(wasFirst);
  const [step, setStep] = useState<Step>({ at: 'identify' });
  const add = useAddFactor(kind);
  const toast = useToast();

  const finish = (codes: readonly string[] | undefined) => {
    toast(`已添加${factorKinds[kind]}`, 'ok');
    if (codes) setStep({ at: 'codes', codes });
    else onDone();
  };
  const go = async (identified: Identified): Promise<FormFailure | undefined> => {
    const { data, failure } = await add(identified);
    if (data?.totp) setStep({ at: 'totp', label: identified.label, totp: data.totp });
    else if (data) finish(data.recoveryCodes);
    else if (failure?.options) setStep({ at: 'question', options: failure.options, identified });
    else return failure;
    return undefined;
  };
  switch (step.at) {
    case 'identify':
      return (
        <IdentifyForm label={kind === 'totp' ? '手机' : deviceName(navigator.userAgent)} first={first} onSubmit={go} />
      );
    case 'question':
      return (
        <FactorQuestion
          text="添加前，请用已有的验证方式确认。"
          kinds={step.options.kinds}
          submitLabel="继续"
          onAnswer={(factor) => go({ ...step.identified, factor })}
        />
      );
    case 'totp':
      return <TotpForm label={step.label} totp={step.totp} onAdded={({ recoveryCodes }) => finish(recoveryCodes)} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  }
}
