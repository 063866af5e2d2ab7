import { Dialog } from '@portal/ui';
import { FactorQuestion, type FactorQuestionProps } from './factor-question';

type Props = FactorQuestionProps & { title: string; onClose: () => void };

/** The question for the second factor, in a dialog of its own. */
export function FactorDialog({ title, onClose, ...question }: Props) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <FactorQuestion {...question} />
    </Dialog>
  );
}
